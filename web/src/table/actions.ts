// The log by actions: the server says with which lines an action begins; what follows belongs to it.

import type { LogLine } from "./session.ts";
import { order, type Point, whole } from "./stills.ts";

/** Something somebody did, or that happened by itself, with all it led to. */
export interface Action {
  lines: LogLine[]; // at least one
  who: number;
  n: number; // the choice after which all of it had happened
  from: Point; // the moment before it, and the one after it
  to: Point;
  key: string;
}

/** Events that begin a round, a day or a part of it: headings of the log. */
const HEADINGS: ReadonlySet<string> = new Set(["round_began", "day_began", "dusk_fell", "night_fell"]);

export const isHeading = (line: LogLine): boolean => HEADINGS.has(line.event);

/** The lines put together. What is not of the game, or no longer counts, stands alone. */
export function actionsOf(lines: LogLine[]): Action[] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    const open = found.at(-1);
    if (open && !line.beat && !line.kept && !open[0]?.kept && !isHeading(line)) open.push(line);
    else found.push([line]);
  }
  return found.map((own, i) => actionOf(own, nextOf(found, i)));
}

/** The line of the game with which the next action begins. */
function nextOf(found: LogLine[][], i: number): LogLine | undefined {
  return found.slice(i + 1).find(([first]) => !first?.kept)?.[0];
}

/** An action made of lines; `next`: the one that follows them. */
export function actionOf(lines: LogLine[], next: LogLine | undefined): Action {
  const first = lines[0] as LogLine;
  const last = lines.at(-1) as LogLine;
  return {
    lines,
    who: first.who,
    n: last.n,
    from: shown(before(first)),
    to: shown(next && next.n === last.n ? before(next) : whole(last.n)),
    key: `${first.version}.${first.n}.${first.i}.${first.event}`,
  };
}

/** The moment before an event: between two of its choice, or after the choice before. */
export function before({ n, i }: LogLine): Point {
  return i > 0 || n === 0 ? { n, events: i } : whole(n - 1);
}

/** The set-up has no positions of its own: it is shown when it is done. */
const shown = (point: Point): Point => (point.n === 0 ? whole(0) : point);

/** Whether an event has happened at a moment. */
export function hasHappened(line: LogLine, at: Point): boolean {
  return order(before(line), at) < 0;
}
