// How a step is written in an address: 57 after the whole choice, 57.2 after two of its events.

import { type Point, WHOLE, whole } from "./stills.ts";

export const stepText = ({ n, events }: Point): string => (events === WHOLE ? `${n}` : `${n}.${events}`);

export const stepPath = (table: string, point: Point): string => `/table/${table}/${stepText(point)}`;

/** In the place of a step: the review of the game. */
export const REVIEW = "review";

/** The moment in an address; null: none, or nothing that could be one. */
export function stepIn(step: string): Point | null {
  const [, n, events] = /^(\d{1,6})(?:\.(\d{1,4}))?$/.exec(step) ?? [];
  if (n === undefined) return null;
  return events === undefined ? whole(Number(n)) : { n: Number(n), events: Number(events) };
}
