// Where things stand in the chart of the race: chances of winning, turn by turn.

import type { ReviewInfo, ReviewPoint } from "../net/messages.ts";

/** On a desktop and on a phone, where letters must not shrink with the window. */
export const WIDE = 1000;
export const NARROW = 350;
export const HEIGHT = 210;
const LEFT = 44; // per cents
const TOP = 20; // flags
const BOTTOM = 26; // rounds
const END = 8;
/** The marks beside the chart. */
export const SHARES = [0, 0.25, 0.5, 0.75, 1];

export interface RaceScale {
  x: (i: number) => number;
  y: (chance: number) => number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function raceScale(turns: number, width: number): RaceScale {
  const [right, bottom] = [width - END, HEIGHT - BOTTOM];
  const steps = Math.max(1, turns - 1);
  return {
    x: (i) => LEFT + (i * (right - LEFT)) / steps,
    y: (chance) => bottom - chance * (bottom - TOP),
    left: LEFT,
    right,
    top: TOP,
    bottom,
  };
}

/** The turn that lies nearest to a place in the chart. */
export function turnAt(x: number, turns: number, { left, right }: RaceScale): number {
  const share = (x - left) / Math.max(1, right - left);
  return Math.min(turns - 1, Math.max(0, Math.round(share * (turns - 1))));
}

/** The first turn of every round, by place in the curve; what comes before the first round is none. */
export function roundStarts(curve: ReviewPoint[]): { at: number; round: number }[] {
  return curve.flatMap(({ round, seat }, at) =>
    seat >= 0 && round > 0 && curve[at - 1]?.round !== round ? [{ at, round }] : [],
  );
}

/** The turn a choice was made in: the last one that begins before it. */
export function turnOf(curve: ReviewPoint[], n: number): number {
  return Math.max(
    0,
    curve.findLastIndex((point) => point.n < n),
  );
}

type Sources = ReviewInfo["sources"];

/** What each source brought a seat in each round; sources that brought nothing at all are left out. */
export function gainsOf(sources: Sources, who: number, order: readonly string[]): Map<string, number[]> {
  const names = new Set([...order, ...sources.flatMap(({ parts }) => Object.keys(parts[who] ?? {}))]);
  const found = new Map<string, number[]>();
  for (const name of names) {
    const totals = sources.map(({ parts }) => parts[who]?.[name] ?? 0);
    const gains = totals.map((total, i) => total - (totals[i - 1] ?? 0));
    if (gains.some((n) => n !== 0)) found.set(name, gains);
  }
  return found;
}

/** What each seat won in each round. */
export function totalGains(sources: Sources, who: number): number[] {
  return sources.map(({ totals }, i) => (totals[who] ?? 0) - (sources[i - 1]?.totals[who] ?? 0));
}
