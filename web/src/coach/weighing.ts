// Which reasons are worth telling, in which order, and for whom they are good.

import type { WhyInfo } from "../net/messages.ts";

/** Below this many points a reason is none. */
const LEAST = 0.05;

/** Those worth telling: the heaviest first, one's own before the threats. */
export function weighed(reasons: WhyInfo[], most = reasons.length): WhyInfo[] {
  const told = reasons.filter(({ points }) => Math.abs(points) >= LEAST);
  const heavy = told.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, most);
  return [...heavy.filter(({ kind }) => kind !== "threat"), ...heavy.filter(({ kind }) => kind === "threat")];
}

/** Good or bad for who moves: what a rival gains is bad. */
export function toneOf({ kind, points }: Pick<WhyInfo, "kind" | "points">): string {
  const good = kind === "threat" ? points < 0 : points > 0;
  return `${good ? "is-good" : "is-bad"}${kind === "threat" ? " is-threat" : ""}`;
}
