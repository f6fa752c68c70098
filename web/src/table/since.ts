// What happened since my last turn: everything after my last choice that others did.

import type { Action } from "./actions.ts";
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

/** The actions of a summary: those with a telling line, or all if there is none. */
export function gistOf(actions: Action[], telling: ReadonlySet<string>): Action[] {
  const chosen = actions.filter(({ lines }) => lines.some((line) => line.kept || telling.has(line.event)));
  return chosen.length > 0 ? chosen : actions;
}
