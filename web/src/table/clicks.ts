// Double clicks: the second click comes from the same hand movement, not from a second thought.

const QUICK = 400; // milliseconds
const NEAR = 12; // pixels

export interface Click {
  detail: number; // how many in a row, as the browser counts them
  time: number;
  x: number;
  y: number;
}

/** Whether a click belongs to the one before it. A finger's clicks are not always counted by the browser. */
export function isSecond(before: Click | null, click: Click): boolean {
  if (click.detail >= 2) return true;
  if (!before || click.detail === 0) return false; // 0: made by a key
  return click.time - before.time < QUICK && Math.hypot(click.x - before.x, click.y - before.y) < NEAR;
}

let last: Click | null = null;
let double = false;

/** Whether what is handled now is the second click of a double click. */
export const isDouble = (): boolean => double;

if (typeof document !== "undefined") {
  const note = (event: MouseEvent): void => {
    const click = { detail: event.detail, time: event.timeStamp, x: event.clientX, y: event.clientY };
    double = isSecond(last, click);
    last = click;
  };
  document.addEventListener("click", note, true);
  document.addEventListener("keydown", () => (double = false), true);
}
