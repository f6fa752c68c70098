// Turning points: the end of a round, a night, an Inquisition. The story stops there until the player goes on, and
// a small scene says what it brought. Where they are, the open game says; nobody else at the table waits.

import { computed, signal } from "@preact/signals";
import { settings } from "../ui/settings.ts";
import type { LogLine } from "./session.ts";
import { table } from "./state.ts";

export interface TurningPoint {
  kind: string;
  lines: LogLine[]; // the log up to it
  goesOn?: () => void; // in the past: how its playing goes on
}

/** The one that is reached. */
export const turning = signal<TurningPoint | null>(null);

/** The one on show: that of the story waits while somebody looks at the past. */
export const scene = computed((): TurningPoint | null => {
  const point = turning.value;
  return point && Boolean(point.goesOn) === (table.past.value !== null) ? point : null;
});

/** A game says which turning point is reached with a line of the log, whatever comes next. */
export type TurningAt = (lines: LogLine[], at: number) => string | null;
let turningAt: TurningAt = () => null;

export function setTurningAt(next: TurningAt): void {
  turningAt = next;
}

/** Whether the story stops: not by the player's wish, and not while nobody looks. */
const isWanted = (): boolean => settings.value.turning && !document.hidden;

/** The turning point that is reached with one of the last lines of a log. */
export function pointAt(lines: LogLine[], line: LogLine): TurningPoint | null {
  const at = lines.lastIndexOf(line);
  const kind = at >= 0 && isWanted() ? turningAt(lines, at) : null;
  return kind === null ? null : { kind, lines: lines.slice(0, at + 1) };
}

// --- for the games -------------------------------------------------------------------------------------------

/** Where the last of some events stands before a line; -1: nowhere. */
export function lastBefore(lines: LogLine[], at: number, ...events: string[]): number {
  return lines.slice(0, at).findLastIndex((line) => events.includes(line.event));
}

/** Whether an event has come since another one, as it must for a turning point to be there. */
export function hasCome(lines: LogLine[], at: number, event: string, since: string): boolean {
  return lastBefore(lines, at + 1, event) > lastBefore(lines, at, since);
}

/** The lines since the last of some events, with it. */
export function since(lines: LogLine[], ...events: string[]): LogLine[] {
  return lines.slice(Math.max(0, lastBefore(lines, lines.length, ...events)));
}
