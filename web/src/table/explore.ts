// From thing to thing on the boards with the arrow keys: every one can be read, offered or not.

import type { Box } from "../ui/placing.ts";

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const ASIDE = 2.5; // a step to the side counts so many times as one ahead

/** The index of the box nearest in a direction, or -1. Boxes that contain `from` are not ahead of it. */
export function nearest(from: Box, boxes: Box[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [ahead, aside] = distance(from, box, direction);
    const cost = ahead + ASIDE * aside;
    if (ahead > 1 && cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

function distance(from: Box, to: Box, direction: Direction): [ahead: number, aside: number] {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  if (direction === "ArrowRight") return [x, Math.abs(y)];
  if (direction === "ArrowLeft") return [-x, Math.abs(y)];
  return direction === "ArrowDown" ? [y, Math.abs(x)] : [-y, Math.abs(x)];
}

const THINGS =
  ".tf-boards [data-el], .ph-board [data-el], .ph-zone [data-el], .ph-own [data-el], .ph-scene [data-el]";

/** Move the focus from the thing that has it; false if none has. */
export function explore(direction: Direction): boolean {
  const here = document.activeElement;
  if (!here?.matches(THINGS)) return false;
  const others = [...document.querySelectorAll<HTMLElement>(THINGS)].filter(
    (each) => each !== here && !each.contains(here),
  );
  const boxes = others.map((each) => each.getBoundingClientRect());
  focus(others[nearest(here.getBoundingClientRect(), boxes, direction)]);
  return true;
}

/** Into the board: to the first thing that may be chosen, or the first thing at all. */
export function toBoard(): void {
  const all = document.querySelectorAll<HTMLElement>(THINGS);
  focus([...all].find((each) => each.classList.contains("el-legal")) ?? all[0]);
}

function focus(thing: HTMLElement | undefined): void {
  if (!thing) return;
  if (!thing.hasAttribute("tabindex")) thing.tabIndex = -1;
  thing.focus();
}
