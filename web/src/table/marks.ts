// Which elements a log line speaks of: the open game tells.

import { signal } from "@preact/signals";
import type { LogLine } from "./session.ts";

/** A game tells how its event fields name elements; `now`: the view is still that of the line. */
export type Namer = (line: LogLine, now: boolean) => string[];

export const namer = signal<Namer>(() => []);

export function elementsOf(line: LogLine, now = false): string[] {
  return namer.value(line, now);
}
