// Why: what a move changes under each heading, in points; what it means for rivals after their shields.

import { t } from "../i18n/messages.ts";
import { points } from "../i18n/numbers.ts";
import type { WhyInfo } from "../net/messages.ts";
import { info } from "../table/session.ts";
import { Icon } from "../ui/Icon.tsx";

/** Below this many points a reason is none. */
const LEAST = 0.05;

export interface Named {
  names: string[];
  colours: string[];
}

interface ReasonsProps extends Named {
  reasons: WhyInfo[];
  most?: number; // so many are shown, the heaviest
}

export const headingName = (heading: string): string =>
  t(`coach-${info.value?.game ?? ""}-${heading.replaceAll("_", "-")}`);

/** Those worth telling: the heaviest first, one's own before the threats. */
export function weighed(reasons: WhyInfo[], most = reasons.length): WhyInfo[] {
  const told = reasons.filter(({ points }) => Math.abs(points) >= LEAST);
  const heavy = told.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, most);
  return [...heavy.filter(({ kind }) => kind !== "threat"), ...heavy.filter(({ kind }) => kind === "threat")];
}

/** A reason in words: for those who listen. */
export function reasonWords({ heading, points: n, kind, seat }: WhyInfo, names: string[]): string {
  const what = headingName(heading);
  if (kind !== "threat") return t("web-coach-reason", { what, points: points(n) });
  return t("web-coach-reason-of", { what, points: points(n), name: names[seat] ?? "" });
}

export function Reasons({ reasons, names, colours, most }: ReasonsProps) {
  const shown = weighed(reasons, most);
  const heaviest = Math.max(1, ...shown.map(({ points }) => Math.abs(points)));
  return (
    <ul class="co-reasons">
      {shown.map((why, i) => (
        <li key={i} class={toneOf(why)} style={{ "--part": Math.abs(why.points) / heaviest }}>
          <span class="tf-sr">{reasonWords(why, names)}</span>
          <b aria-hidden="true">{points(why.points)}</b>
          <span aria-hidden="true">
            {why.kind === "threat" && <Icon name={`shield-${colours[why.seat] ?? "lily"}`} size={13} />}
            {headingName(why.heading)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Good or bad for who moves: what a rival gains is bad. */
export function toneOf({ kind, points }: Pick<WhyInfo, "kind" | "points">): string {
  const good = kind === "threat" ? points < 0 : points > 0;
  return `${good ? "is-good" : "is-bad"}${kind === "threat" ? " is-threat" : ""}`;
}
