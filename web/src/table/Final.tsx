// The last turning point of every game: the points are counted. The sheet with all of them follows.

import type { ComponentChildren } from "preact";
import type { AnyProps } from "../games/contract.ts";
import { t } from "../i18n/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { table } from "./state.ts";
import { TurningHead } from "./Turning.tsx";

interface Scored {
  seats: { score: Record<string, number> | null }[];
}

type FinalProps = Pick<AnyProps, "names" | "colours"> & { game: string; children: ComponentChildren };

/** Everybody's points, the most first, each with the parts that brought most. */
export function Final({ game, names, colours, children }: FinalProps) {
  const view = table.present.value?.view as Scored | undefined;
  const rows = names
    .map((name, who) => ({ name, who, ...totalOf(view?.seats[who]?.score ?? {}) }))
    .toSorted((a, b) => b.total - a.total);
  return (
    <>
      <TurningHead title={t("web-turning-over")} text={t("web-turning-over-text")}>
        {children}
      </TurningHead>
      <ol class="tn-rows tn-final">
        {rows.map(({ name, who, total, best }) => (
          <li key={who}>
            <span class="tn-who">
              <Icon name={`shield-${colours[who]}`} size={20} /> <b>{name}</b>
            </span>
            <b class="tn-total">{t("web-turning-points", { n: total })}</b>
            <small class="tn-note">
              {best.map(([part, n]) => (
                <span key={part}>
                  {t("web-log-bit", { what: t(`${game}-score-${part.replaceAll("_", "-")}`), n })}
                </span>
              ))}
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}

const MOST = 3;

function totalOf(score: Record<string, number>): { total: number; best: [string, number][] } {
  const parts = Object.entries(score);
  return {
    total: parts.reduce((sum, [, n]) => sum + n, 0),
    best: parts
      .filter(([, n]) => n !== 0)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST),
  };
}
