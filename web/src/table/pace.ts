// The story of those who act while one looks: action by action, the board moving with the words. Until all is told
// nothing is offered. It can be paused, taken step by step and skipped; a turning point stops it for its scene.

import { computed, signal } from "@preact/signals";
import { type Settings, settings } from "../ui/settings.ts";
import { type Action, actionOf } from "./actions.ts";
import type { Offer } from "./model.ts";
import type { LogLine } from "./session.ts";
import { table } from "./state.ts";
import { forgetStills, keepStill, loadStills, stillAt, stillBefore, WHOLE } from "./stills.ts";
import { pointAt, scene, turning } from "./turning.ts";

export type Pace = Settings["automaPace"];

/** The lines not told yet: the last ones of the log. */
export const waiting = signal<LogLine[]>([]);
/** What is just told. */
export const speaking = signal<Action | null>(null);
/** Whether it goes on only when asked to. */
export const paused = signal(false);
/** The lines of the action on show, told or looked back at. */
export const acting = computed((): LogLine[] => {
  const then = table.past.value;
  return then ? then.lines : (table.held.value && speaking.value?.lines) || [];
});

/** Milliseconds for an action that is told in one line; more lines take longer, as far as twice that. */
const STEP: Record<Pace, number> = { instant: 0, fast: 650, normal: 1300, slow: 2600 };
const LINE = 0.2; // of a step, for each further line
const LEAD = 0.25; // of a step, for which the words stand before the board moves
const PATIENCE = 4000; // milliseconds to wait for positions; then the story goes on without them

export function stepFor(pace: Pace, lines: number): number {
  return Math.round(STEP[pace] * Math.min(2, 1 + LINE * (lines - 1)));
}

/** Where the lines of somebody who is followed begin; what comes after them waits with them. */
export function firstFollowed(lines: LogLine[], isFollowed: (seat: number) => boolean): number {
  const first = lines.findIndex((line) => line.who >= 0 && isFollowed(line.who));
  return first < 0 ? lines.length : first;
}

/** What of a log is shown while its last lines wait. */
export function shownOf(lines: LogLine[], held: number): LogLine[] {
  return held > 0 ? lines.slice(0, Math.max(0, lines.length - held)) : lines;
}

/** A new position: the present, and on show when the lines that led there have been told. */
export function arrive(offer: Offer): void {
  const eyes = table.present.value?.seat;
  if (eyes !== undefined && eyes !== offer.seat) forgetStills(); // others' secrets are not theirs to see
  const { made: n, seat, decider, view } = offer;
  keepStill({ n, events: WHOLE, decider, seat, view });
  table.receive(offer);
}

let timer = 0;
let telling: (lines: LogLine[]) => void = () => undefined;
let everything: () => LogLine[] = () => []; // the whole log, with what waits
let told: LogLine[] = []; // what was told last: a turning point may be reached with it
let run = 0; // another one whenever what is waited for is not wanted any more
let interrupted = false; // paused by looking back, not by wish

/** Tell these lines action by action; `tell` is called with each. `all`: the log they are the end of. */
export function hold(
  lines: LogLine[],
  tell: (lines: LogLine[]) => void,
  all: () => LogLine[],
  atOnce = false,
): void {
  if (lines.length === 0) return;
  telling = tell;
  everything = all;
  if (table.held.value) {
    waiting.value = [...waiting.value, ...lines];
    goesOn();
    return;
  }
  waiting.value = lines;
  const now = table.present.value;
  table.staged.value = now && stillAt({ n: now.made, events: WHOLE });
  table.held.value = true;
  interrupted = table.past.value !== null;
  paused.value = interrupted;
  if (atOnce) skip();
  else next();
}

/** Whether the story stops after a line. */
const isStop = (line: LogLine): boolean => pointAt(everything(), line) !== null;

/** The next action of what waits, as far as a turning point. */
function cut(lines: LogLine[]): LogLine[] {
  const beat = lines.findIndex((line, i) => i > 0 && line.beat);
  const found = beat < 0 ? lines : lines.slice(0, beat);
  const stop = found.findIndex(isStop);
  return stop < 0 ? found : found.slice(0, stop + 1);
}

/** Tell the next action. `atOnce`: the board does not wait for the words to be read. */
function next(atOnce = false): void {
  clearTimeout(timer);
  const mine = ++run;
  if (stopAfter(told)) return;
  const lines = cut(waiting.value);
  if (lines.length === 0) {
    finish();
    return;
  }
  const rest = waiting.value.slice(lines.length);
  const action = actionOf(
    lines,
    rest.find((line) => !line.kept),
  );
  waiting.value = rest;
  speaking.value = action;
  told = lines;
  telling(lines);
  const ready = positions(action);
  const lead = atOnce ? 0 : stepFor(settings.value.automaPace, lines.length) * LEAD;
  const go = () => void ready.then(() => mine === run && move(action));
  if (lead > 0) timer = setTimeout(go, lead);
  else go();
}

/** What goes on with the action that is told joins it: somebody's further choices come one by one. */
function goesOn(): void {
  const action = speaking.value;
  const [first] = waiting.value;
  if (!action || !first || first.beat || paused.value || turning.value || told.some(isStop)) return;
  const more = cut(waiting.value);
  const rest = waiting.value.slice(more.length);
  const whole = actionOf(
    [...action.lines, ...more],
    rest.find((line) => !line.kept),
  );
  waiting.value = rest;
  speaking.value = whole;
  told = [...told, ...more];
  telling(more);
  clearTimeout(timer);
  const mine = ++run;
  void positions(actionOf(more, rest[0])).then(() => mine === run && move(whole));
}

/** The board goes to the position after an action, and stays there as long as its words want to be read. */
function move(action: Action): void {
  stage(action);
  if (!paused.value) {
    const step = stepFor(settings.value.automaPace, action.lines.length);
    timer = setTimeout(next, step * (1 - LEAD));
  }
}

function stage({ to }: Action): void {
  const still = stillAt(to) ?? stillBefore(to);
  if (still) table.staged.value = still;
}

/** The positions before and after an action are here, or will not come. */
async function positions({ from, to }: Action): Promise<void> {
  await Promise.resolve(); // the offer that comes with the lines may be all there is to know
  const mine = run;
  if (!stillAt(from) || !stillAt(to)) {
    const end = waiting.value.findLast((line) => !line.kept)?.n ?? to.n;
    const since = from.events === WHOLE ? from.n : from.n - 1;
    const late = new Promise<void>((done) => setTimeout(done, PATIENCE));
    await Promise.race([loadStills(since, Math.max(end, to.n)).catch(() => undefined), late]);
  }
  const before = stillAt(from);
  if (mine === run && before) table.staged.value = before;
}

/** Show the turning point that has been reached, if one has. */
function stopAfter(lines: LogLine[]): boolean {
  const point = lines.map((line) => pointAt(everything(), line)).find((each) => each !== null);
  told = [];
  if (!point) return false;
  turning.value = point;
  return true;
}

// --- what the player may want -------------------------------------------------------------------------------

/** Go on after a turning point: with the story, or with the past that is played. */
export function goOn(): void {
  const point = scene.value;
  if (!point) return;
  turning.value = null;
  (point.goesOn ?? next)();
}

/** Stay with what is told until asked to go on; the board shows where it led. */
export function pause(): void {
  if (!table.held.value || paused.value) return;
  paused.value = true;
  clearTimeout(timer);
  const action = speaking.value;
  if (action) void positions(action).then(() => speaking.value === action && stage(action));
}

export function resume(): void {
  if (!paused.value) return;
  paused.value = false;
  interrupted = false;
  if (table.held.value && !turning.value) next();
}

/** Somebody looks back: the story waits, and goes on when they are done. */
export function interrupt(): void {
  if (!table.held.value || paused.value) return;
  interrupted = true;
  pause();
}

export function carryOn(): void {
  if (interrupted) resume();
}

/** The next action, and no further. */
export function stepOn(): void {
  if (!table.held.value || turning.value) return;
  paused.value = true;
  next(true);
}

/** Tell everything that waits, at once, as far as the next turning point. */
export function skip(): void {
  if (!table.held.value || turning.value) return;
  clearTimeout(timer);
  const mine = ++run;
  if (stopAfter(told)) return;
  const stop = waiting.value.findIndex(isStop);
  const lines = stop < 0 ? waiting.value : waiting.value.slice(0, stop + 1);
  if (lines.length > 0) {
    waiting.value = waiting.value.slice(lines.length);
    telling(lines);
    const action = actionOf(
      lines,
      waiting.value.find((line) => !line.kept),
    );
    if (stop >= 0) void positions(action).then(() => mine === run && stage(action));
  }
  if (!stopAfter(lines.slice(-1))) finish();
}

/** Forget what waits: another table, or a log that was taken back. */
export function finish(): void {
  clearTimeout(timer);
  run++;
  turning.value = null;
  told = [];
  waiting.value = [];
  speaking.value = null;
  paused.value = false;
  interrupted = false;
  table.held.value = false;
  table.staged.value = null;
}
