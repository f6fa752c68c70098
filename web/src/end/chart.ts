// Where things stand in the chart of points: the scale, its marks, and labels that do not cover each other.

/** On a desktop and on a phone, where letters must not shrink with the window. */
export const WIDE = 560;
export const NARROW = 350;
export const HEIGHT = 230;
const LEFT = 36;
const RIGHT = 126; // the names
const TOP = 22;
const BOTTOM = 34;
/** Between the labels of two curves. */
export const LABEL_GAP = 19;

export interface Scale {
  x: (i: number) => number;
  y: (points: number) => number;
  marks: number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function scaleOf(totals: number[][], width = WIDE): Scale {
  const all = totals.flat();
  const marks = marksFor(Math.min(0, ...all), Math.max(1, ...all));
  const [low = 0, high = 1] = [marks[0], marks.at(-1)];
  const [right, bottom] = [width - RIGHT, HEIGHT - BOTTOM];
  const steps = Math.max(1, totals.length - 1);
  return {
    x: (i) => LEFT + (i * (right - LEFT)) / steps,
    y: (points) => bottom - ((points - low) * (bottom - TOP)) / (high - low),
    marks,
    left: LEFT,
    right,
    top: TOP,
    bottom,
  };
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_MARKS = 6;

/** Round numbers from below the least to above the most, not too many of them. */
export function marksFor(low: number, high: number): number[] {
  const fits = (step: number) => Math.ceil(high / step) - Math.floor(low / step) < MOST_MARKS;
  const step = STEPS.find(fits) ?? 1000;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Heights for labels as near as possible to those wanted, with a gap between each two and none outside. */
export function spread(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] as number) - (wanted[b] as number));
  const at: number[] = [...wanted];
  let free = top;
  for (const i of order) {
    at[i] = Math.max(wanted[i] as number, free);
    free = (at[i] as number) + gap;
  }
  let edge = bottom;
  for (const i of order.reverse()) {
    at[i] = Math.min(at[i] as number, edge);
    edge = (at[i] as number) - gap;
  }
  return at;
}

/** Whether a seat's number stands above its curve: the higher of two does, of equal ones the first. */
export function isAbove(row: number[], who: number): boolean {
  const own = row[who] ?? 0;
  return row.every((n, other) => other === who || n < own || (n === own && who < other));
}
