// Why: what a move changes under each heading, in points; what it means for rivals after their shields.

import { capital } from "../i18n/letters.ts";
import { t } from "../i18n/messages.ts";
import { points } from "../i18n/numbers.ts";
import type { WhyInfo } from "../net/messages.ts";
import { info } from "../table/session.ts";
import { Icon } from "../ui/Icon.tsx";
import { toneOf, weighed } from "./weighing.ts";

export interface Named {
  names: string[];
  colours: string[];
}

interface ReasonsProps extends Named {
  reasons: WhyInfo[];
  most?: number; // so many are shown, the heaviest
}

export const headingName = (heading: string): string =>
  capital(t(`coach-${info.value?.game ?? ""}-${heading.replaceAll("_", "-")}`));

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
