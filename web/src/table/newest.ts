// A list that stays at its newest line, whatever happens around it, unless the reader has scrolled up.

import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

const NEAR = 8; // pixels from the end that still count as there

interface Newest {
  list: RefObject<HTMLOListElement | null>;
  away: Signal<boolean>; // the reader is elsewhere
  back: () => void;
}

/** `lines`: changes whenever the list does. `step`: an earlier step to show instead of the end. */
export function useNewest(lines: string, step: string | null): Newest {
  const list = useRef<HTMLOListElement>(null);
  const away = useSignal(false);
  const seen = useRef({ inner: 0, outer: 0 });
  const shown = useRef(step); // what is scrolled to: a scroll may be heard of later
  const settle = () => {
    const box = list.current;
    if (!box) return;
    if (shown.current !== null) showStep(box);
    else if (!away.value) box.scrollTop = box.scrollHeight;
    seen.current = { inner: box.scrollHeight, outer: box.clientHeight };
  };
  useLayoutEffect(() => {
    if (shown.current !== step) away.value = false; // and back to now: to its newest line
    shown.current = step;
    const due = requestAnimationFrame(settle); // when all is drawn, and before it is painted: one layout for all
    return () => cancelAnimationFrame(due);
  }, [lines, step]);
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const watch = new ResizeObserver(settle);
    watch.observe(box);
    const scrolled = () => {
      const { inner, outer } = seen.current;
      if (inner !== box.scrollHeight || outer !== box.clientHeight)
        settle(); // it was laid out anew
      else if (shown.current === null)
        away.value = box.scrollHeight - box.clientHeight - box.scrollTop > NEAR;
    };
    box.addEventListener("scroll", scrolled);
    return () => {
      watch.disconnect();
      box.removeEventListener("scroll", scrolled);
    };
  }, []);
  const back = () => {
    away.value = false;
    settle();
  };
  return { list, away, back };
}

/** The lines of the step, or the last ones before it, with what led there above them. */
function showStep(box: HTMLElement): void {
  const lines = [...box.children] as HTMLElement[];
  const after = lines.findIndex((line) => line.classList.contains("is-later"));
  const last = after < 0 ? lines.at(-1) : lines[after - 1];
  const first = lines.find((line) => line.classList.contains("is-step")) ?? last;
  if (!first || !last) {
    box.scrollTop = 0;
    return;
  }
  const [top, end] = [first.offsetTop - box.offsetTop, last.offsetTop + last.offsetHeight - box.offsetTop];
  box.scrollTop = Math.min(top, end - box.clientHeight * 0.75);
}
