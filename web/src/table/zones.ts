// Which part of a board a phone shows.

import type { AnyZone } from "../games/contract.ts";
import type { Choice } from "./model.ts";

/** How many of the choices touch a zone. */
export function countIn(choices: Choice[], holds: AnyZone["holds"]): number {
  return choices.filter((choice) => choice.elements.some(holds)).length;
}

/** How many of some elements each zone holds. */
export function elementsIn(elements: string[], zones: AnyZone[]): number[] {
  return zones.map(({ holds }) => elements.filter(holds).length);
}

/** The zone to show: the one that is open, unless only another has something to touch. */
export function zoneFor(now: number, counts: number[]): number {
  if ((counts[now] ?? 0) > 0 || counts.every((n) => n === 0)) return now;
  return counts.indexOf(Math.max(...counts));
}
