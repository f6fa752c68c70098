// What decided it: the sources in which the winner and the best of the others differ most, as bars to either side.

import { t } from "../i18n/messages.ts";
import type { CurveReply } from "../net/messages.ts";
import { Icon } from "../ui/Icon.tsx";

interface GapsProps {
  game: string;
  curve: CurveReply;
  names: string[];
  colours: string[];
}

const SHOWN = 4;

export function Gaps({ game, curve, names, colours }: GapsProps) {
  const decided = curve.decided;
  const gaps = decided?.gaps.slice(0, SHOWN) ?? [];
  if (!decided || gaps.length === 0) return null;
  const most = Math.max(...gaps.map((gap) => Math.abs(gap.ours - gap.theirs)));
  return (
    <section class="en-gaps" aria-label={t("web-end-decided")}>
      <h3>{t("web-end-decided")}</h3>
      <ul>
        {gaps.map(({ source, ours, theirs }) => {
          const [better, by] =
            ours > theirs ? [decided.winner, ours - theirs] : [decided.rival, theirs - ours];
          return (
            <li key={source} class={`c-${colours[better]}`}>
              <span class="en-gap-source">{t(`${game}-score-${source.replaceAll("_", "-")}`)}</span>
              <span class="en-gap-bar" aria-hidden="true">
                <i style={{ inlineSize: `${(by / most) * 100}%` }} />
              </span>
              <Icon name={`shield-${colours[better]}`} size={16} title={names[better] ?? ""} />
              <b>{t("web-end-ahead", { n: by })}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
