// Which elements a log line speaks of: the names in an event's fields, as element ids.

import { signal } from "@preact/signals";
import type { LogLine } from "./session.ts";

/** A game tells how its event fields name elements (field name and number -> element ids). */
export type Namer = (line: LogLine) => string[];

export const namer = signal<Namer>(() => []);

export function elementsOf(line: LogLine): string[] {
  return namer.value(line);
}
