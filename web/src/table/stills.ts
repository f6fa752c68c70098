// Positions of the story as far as this page knows them: after a choice, or in the middle of one, where an action
// begins. Offers bring some; the others are asked for (`stills`), when somebody looks at them.

import type { StillsReply } from "../net/messages.ts";
import { merged } from "../net/offers.ts";
import type { Still } from "./model.ts";

/** A moment of the game: after so many events of a choice, or after all of it (`WHOLE`). */
export type Point = Pick<Still, "n" | "events">;

export const WHOLE = -1;
/** Positions that are kept: they share what did not change. */
const MOST = 600;

export const whole = (n: number): Point => ({ n, events: WHOLE });

/** Which of two moments comes first: below zero, if the first does. */
export function order(one: Point, other: Point): number {
  const at = ({ events }: Point) => (events === WHOLE ? Number.MAX_SAFE_INTEGER : events);
  return one.n - other.n || at(one) - at(other);
}

type Load = (since: number, n: number) => Promise<StillsReply>;

let kept = new Map<string, Still>();
let load: Load = () => Promise.reject(new Error("no table"));
let times = 0; // how often something was forgotten: what was asked for before may not be true any more

const keyOf = ({ n, events }: Point): string => `${n}.${events}`;

/** Ask this for positions from now on. */
export function setLoader(next: Load): void {
  load = next;
  forgetStills();
}

export const stillAt = (point: Point): Still | null => kept.get(keyOf(point)) ?? null;

export function keepStill(still: Still): void {
  kept.set(keyOf(still), still);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

/** The last one that is known from before a moment, or at it. */
export function stillBefore(point: Point): Still | null {
  const found = [...kept.values()].filter((each) => order(each, point) <= 0);
  return found.reduce<Still | null>((last, each) => (last && order(last, each) > 0 ? last : each), null);
}

/** Forget what came after a choice: it was taken back, or somebody else looks at the screen. */
export function forgetStills(after = -1): void {
  times++;
  kept = new Map([...kept].filter(([, { n }]) => n <= after));
}

/** Have the positions told after `since` choices up to n, or as many as are told at once. */
export async function loadStills(since: number, n: number): Promise<void> {
  const asked = times;
  const told = await load(since, n);
  if (asked !== times) return;
  for (const still of stillsOf(told)) keepStill(still);
}

/** Positions, each with its whole view. */
export function stillsOf({ stills, seat }: StillsReply): Still[] {
  let view: Record<string, unknown> = {};
  return stills.map(({ n, events, decider, changes }) => {
    view = merged(view, changes);
    return { n, events, decider, seat, view };
  });
}
