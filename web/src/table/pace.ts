// The pace of those who act by themselves: their log lines are shown one after another, so that one can
// follow an automa's reasoning. Until all are shown, nothing is offered, and the boards show the position from
// before the line that speaks, as far as the server has told it; a click or a key skips the rest.

import { signal } from "@preact/signals";
import type { Settings } from "../ui/settings.ts";
import type { Offer } from "./model.ts";
import type { LogLine } from "./session.ts";
import { table } from "./state.ts";

/** The lines not shown yet: the last ones of the log. */
export const waiting = signal<LogLine[]>([]);
/** The line just shown. */
export const speaking = signal<LogLine | null>(null);

const STEP: Record<Settings["automaPace"], number> = { instant: 0, normal: 500, slow: 1300 };
const FULL = 8; // more lines than this go faster, so that a turn never takes much longer
const LEAST = 110;

/** Milliseconds a line stands alone, when so many are waiting behind it. */
export function stepFor(pace: Settings["automaPace"], lines: number): number {
  const step = STEP[pace];
  return step === 0 ? 0 : Math.max(LEAST, Math.round(step * Math.min(1, FULL / Math.max(1, lines))));
}

/** Where the lines of somebody who acts by themselves begin; what follows waits with them. */
export function firstAutomated(lines: LogLine[], automated: (seat: number) => boolean): number {
  const first = lines.findIndex((line) => line.who >= 0 && automated(line.who));
  return first < 0 ? lines.length : first;
}

/** What of a log is shown while its last lines wait. */
export function shownOf(lines: LogLine[], held: number): LogLine[] {
  return held > 0 ? lines.slice(0, Math.max(0, lines.length - held)) : lines;
}

/** Events of the open game that are shown together with the line before them. */
let quiet: ReadonlySet<string> = new Set();

export function setQuiet(events: ReadonlySet<string>): void {
  quiet = events;
}

/** Positions that have come while lines are told, oldest first: each follows the lines of its version. */
let positions: Offer[] = [];

/** The newest of these from before a version. */
export function positionBefore<Position extends { version: number }>(
  found: Position[],
  version: number,
): Position | null {
  return found.findLast((each) => each.version < version) ?? null;
}

/** A new position: the present, and on show when the lines that led there have been told. */
export function arrive(offer: Offer): void {
  if (table.held.value) positions.push(offer);
  table.receive(offer);
}

let timer = 0;
let most = 0; // steps waiting together since there was rest
let telling: (line: LogLine) => void = () => undefined;

/** Show these lines step by step; `tell` is called with each as it appears. */
export function hold(lines: LogLine[], pace: Settings["automaPace"], tell: (line: LogLine) => void): void {
  if (lines.length === 0) return;
  telling = tell;
  const resting = waiting.value.length === 0;
  waiting.value = [...waiting.value, ...lines];
  most = Math.max(resting ? 0 : most, waiting.value.filter((line) => !quiet.has(line.event)).length);
  if (!table.held.value) positions = table.present.value ? [table.present.value] : [];
  table.held.value = true;
  if (resting) next(pace);
}

function next(pace: Settings["automaPace"]): void {
  const [line, ...rest] = waiting.value;
  if (!line) {
    finish();
    return;
  }
  const loud = rest.findIndex((each) => !quiet.has(each.event));
  const together = loud < 0 ? rest : rest.slice(0, loud);
  waiting.value = rest.slice(together.length);
  speaking.value = line;
  table.staged.value = positionBefore(positions, line.version) ?? positions[0] ?? null;
  [line, ...together].forEach(telling);
  timer = setTimeout(() => next(pace), stepFor(pace, most));
}

/** Show everything that waits, at once. */
export function skip(): void {
  if (!table.held.value) return;
  waiting.value.forEach(telling);
  finish();
}

/** Forget what waits: another table, or a log that was taken back. */
export function finish(): void {
  clearTimeout(timer);
  waiting.value = [];
  speaking.value = null;
  positions = [];
  table.held.value = false;
  table.staged.value = null;
}
