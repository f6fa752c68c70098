// Looking back: any earlier moment, step by step or played like a story. A step is an action; the slider goes by
// choices. What has not been told yet is no past: the story that is being told is "now".

import { computed, signal } from "@preact/signals";
import { Refused } from "../net/api.ts";
import { settings } from "../ui/settings.ts";
import { type Action, actionsOf, isHeading } from "./actions.ts";
import { expectFlights } from "./motion.ts";
import { carryOn, interrupt, type Pace, skip, speaking, stepFor } from "./pace.ts";
import { earlier, info, type LogLine, log, mySeats, newsFrom, notice, toldLog } from "./session.ts";
import { table } from "./state.ts";
import { loadStills, order, type Point, stillAt, WHOLE, whole } from "./stills.ts";
import { pointAt, turning } from "./turning.ts";

/** Whether the past is being played. */
export const playing = signal(false);

/** Choices whose positions are asked for together while one goes on. */
const AHEAD = 12;

/** All that can be looked back at, action by action. */
const actions = computed(() => actionsOf(toldLog.value).filter(({ lines: [first] }) => !first?.kept));
/** The moments a step leads to. */
const stops = computed((): Point[] => {
  const ends = [whole(0), ...actions.value.map(({ to }) => to)];
  return ends.filter((point, i) => i === 0 || order(ends[i - 1] as Point, point) < 0);
});

/** Where rounds, days and their parts begin. */
export const rounds = computed((): Action[] =>
  actions.value.filter(({ lines }) => /^(round|day)_began$/.test(lines[0]?.event ?? "")),
);

/** The moment on show, or null for now. */
const at = (): Point | null => table.past.value;

/** Where "now" begins: what is being told, or the present. */
function edge(): Point {
  const told = speaking.value;
  return table.held.value && told ? told.to : whole(table.present.value?.made ?? 0);
}

export const canStepBack = computed(
  () => order(whole(0), table.past.value ?? edge()) < 0 && info.value?.old?.kind !== "kept",
);

// --- going somewhere ----------------------------------------------------------------------------------------

let wanted: Point | null = null;
let busy = false;

/** Look at a moment. While one is asked for, only the last wish counts. */
export async function showPoint(point: Point, ahead = 0): Promise<void> {
  if (!info.value || point.n < 0) return;
  leaveScene();
  if (mySeats.value.length > 1) skip(); // several at one screen: first it goes to whom the server shows the past
  if (order(point, edge()) >= 0) {
    backToNow();
    return;
  }
  interrupt();
  wanted = point;
  if (busy) return;
  busy = true;
  try {
    while (wanted && !present(wanted)) await fetchFor(wanted, ahead);
  } catch (error) {
    wanted = null;
    stop();
    if (error instanceof Refused) notice.value = error.message;
    else throw error;
  } finally {
    busy = false;
  }
}

export const showPast = (n: number): Promise<void> => showPoint(whole(n));

/** Show a moment if its position is here; whether it was. */
function present(point: Point): boolean {
  const still = stillAt(point);
  if (!still) return false;
  wanted = null;
  const lines = linesTo(point);
  if (playing.value) expectFlights(lines);
  table.past.value = { ...still, lines };
  return true;
}

async function fetchFor(point: Point, ahead: number): Promise<void> {
  const made = table.present.value?.made ?? point.n;
  await loadStills(point.events === WHOLE ? point.n : point.n - 1, Math.min(made, point.n + ahead));
  if (!stillAt(point) && wanted === point) wanted = null; // there is none
}

/** The lines that lead to a moment: those of the action that ends there, or of its last choice. */
function linesTo(point: Point): LogLine[] {
  if (point.n === 0) return [];
  const action = actions.value.find(({ to }) => order(to, point) === 0);
  return action?.lines ?? log.value.filter((line) => !line.kept && line.n === point.n);
}

export function backToNow(): void {
  wanted = null;
  stop();
  table.past.value = null;
  carryOn();
}

// --- step by step -------------------------------------------------------------------------------------------

/** Steps of the log as it is known; of what happened before it begins there are only choices. */
const known = (): Point[] => (earlier.value > 0 ? stops.value.slice(1) : stops.value);

export function stepBack(): void {
  stop();
  const here = at() ?? edge();
  if (order(whole(0), here) >= 0) return;
  void showPoint(known().findLast((point) => order(point, here) < 0) ?? whole(here.n - 1));
}

/** One action on; from the last one, back to now. */
export async function stepForth(): Promise<void> {
  const here = at();
  if (!here) return;
  const later = known().find((point) => order(point, here) > 0);
  const first = known()[0];
  const next = first && order(here, first) < 0 ? whole(here.n + 1) : later;
  if (next && order(next, edge()) < 0) await showPoint(next, AHEAD);
  else backToNow();
}

/** To the beginning of a round: the one before or after the moment on show. */
export function stepRound(forth: boolean): void {
  stop();
  const here = at() ?? edge();
  const starts = rounds.value.map(({ to }) => to);
  const found = forth
    ? starts.find((point) => order(point, here) > 0)
    : (starts.findLast((point) => order(point, here) < 0) ?? whole(0));
  if (found) void showPoint(found);
  else if (at()) backToNow();
}

// --- playing ------------------------------------------------------------------------------------------------

let timer = 0;

/** Where playing is asked for, "at once" is as fast as it can be seen. */
const replayPace = (): Pace => (settings.value.automaPace === "instant" ? "fast" : settings.value.automaPace);

export function play(): void {
  if (playing.value || !at()) return;
  leaveScene();
  playing.value = true;
  void on();
}

async function on(): Promise<void> {
  await stepForth();
  const then = table.past.value;
  if (!then || !playing.value || stopsAt(then.lines)) return;
  timer = setTimeout(() => void on(), stepFor(replayPace(), Math.max(1, then.lines.length)));
}

/** A turning point stops what is played as it stops the story, unless the story itself waits at one. */
function stopsAt(lines: LogLine[]): boolean {
  if (turning.value) return false;
  const point = lines.map((line) => pointAt(toldLog.value, line)).find((each) => each !== null);
  if (!point) return false;
  playing.value = false;
  turning.value = { ...point, goesOn: play };
  return true;
}

function leaveScene(): void {
  if (turning.value?.goesOn) turning.value = null;
}

/** Stay where one is. */
export function stop(): void {
  clearTimeout(timer);
  playing.value = false;
  leaveScene();
}

/** Tell the last turn again: what happened since mine, or what the last one did. */
export async function again(): Promise<void> {
  const first = lastTurn(actions.value, log.value[newsFrom.value]);
  if (!first) return;
  stop();
  await showPoint(first.from, AHEAD);
  play();
}

/** The action with which the last turn begins. `news`: the first line since my own last turn. */
export function lastTurn(all: Action[], news: LogLine | undefined): Action | undefined {
  const fresh = news && all.find(({ lines }) => lines.includes(news));
  if (fresh) return fresh;
  const last = all.at(-1);
  const other = all.findLastIndex(({ who, lines: [line] }) => who !== last?.who || (line && isHeading(line)));
  return all[other + 1] ?? last;
}
