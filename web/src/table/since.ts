// What happened since my last turn: everything after my last choice that others did.

import type { LogLine } from "./session.ts";

/** Where in the log it begins. `version` is that of my last choice, 0 before the first; an automa
    answers within it. */
export function unseenFrom(lines: LogLine[], mine: number[], version: number): number {
  if (version === 0) return lines.length;
  const other = (line: LogLine) => line.who >= 0 && !mine.includes(line.who);
  const first = lines.findIndex(
    (line) => line.version > version || (line.version === version && other(line)),
  );
  return first < 0 ? lines.length : first;
}

const MOST = 40;

/** The lines of a summary: the telling ones, or all if there is none. */
export function gistOf(lines: LogLine[], telling: ReadonlySet<string>): LogLine[] {
  const chosen = lines.filter((line) => line.kept || telling.has(line.event));
  return (chosen.length > 0 ? chosen : lines).slice(-MOST);
}
