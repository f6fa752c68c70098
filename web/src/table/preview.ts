// Which of the changes a preview foresees concern the player's own figures.

import type { Preview } from "./model.ts";

export interface Foreseen {
  name: string;
  before: number;
  after: number;
}

const MOST = 6;

/** Numbers of my own seat that would change: silver 4 → 2, influence 4 → 5. */
export function choicePreview(preview: Preview, seat: number): Foreseen[] {
  const found: Foreseen[] = [];
  for (const [path, before, after] of preview.changes) {
    const [list, whose, ...within] = path;
    if (list !== "seats" || whose !== `seat.${seat}`) continue;
    if (typeof before !== "number" || typeof after !== "number") continue;
    const name = figure(within);
    if (name) found.push({ name, before, after });
  }
  return found.slice(0, MOST);
}

/** The name of a figure worth showing: not points, which follow from the rest, and not bookkeeping. */
function figure(path: string[]): string | null {
  const [first, second, third] = path;
  if (path.length === 1) return first ?? null;
  if (first === "workers") return second ?? null;
  if (first === "attributes" && third === "now") return second ?? null;
  return null;
}
