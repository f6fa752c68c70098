// Where the points came from: what everybody won in every round as bars, and of one seat each source by rounds.

import { useSignal } from "@preact/signals";
import { Segments } from "../home/Segments.tsx";
import { t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import type { ReviewInfo } from "../net/messages.ts";
import type { FrameProps } from "../table/TablePage.tsx";
import { gainsOf, totalGains } from "./race.ts";
import type { Named } from "./Reasons.tsx";

interface SourcesProps extends Named, Pick<FrameProps, "game"> {
  review: ReviewInfo;
}

export function Sources({ review, game, names, colours }: SourcesProps) {
  const chosen = useSignal(0);
  if (review.sources.length < 1) return null;
  const who = Math.min(chosen.value, names.length - 1);
  return (
    <section class="co-sources" aria-label={t("web-coach-sources", { period: review.period })}>
      <h3>{t("web-coach-sources", { period: review.period })}</h3>
      <Bars review={review} names={names} colours={colours} />
      <Segments
        label={t("web-coach-player")}
        values={names.map((name, i) => [String(i), name])}
        value={String(who)}
        set={(value) => (chosen.value = Number(value))}
      />
      <ByRound review={review} game={game} who={who} colour={colours[who] ?? "lily"} />
    </section>
  );
}

/** What each seat won in each round, side by side. */
function Bars({ review, names, colours }: { review: ReviewInfo } & Named) {
  const gains = names.map((_, who) => totalGains(review.sources, who));
  const most = Math.max(1, ...gains.flat().map(Math.abs));
  return (
    <div class="co-bars" dir="ltr" aria-hidden="true">
      {review.sources.map(({ round }, i) => (
        <div key={i} class="co-bar-round">
          <div class="co-bar-room">
            {gains.map((row, who) => (
              <i
                key={who}
                class={`c-${colours[who]} ${(row[i] ?? 0) < 0 ? "is-below" : ""}`}
                style={{ "--part": Math.abs(row[i] ?? 0) / most }}
              >
                <span>{num(row[i] ?? 0)}</span>
              </i>
            ))}
          </div>
          <small>{num(round)}</small>
        </div>
      ))}
      <small class="co-bar-axis">{t("web-end-axis", { period: review.period })}</small>
    </div>
  );
}

interface ByRoundProps extends Pick<SourcesProps, "review" | "game"> {
  who: number;
  colour: string;
}

/** Each source of a seat by rounds; the deeper a field, the more it brought. */
function ByRound({ review, game, who, colour }: ByRoundProps) {
  const { sources, period } = review;
  const rows = gainsOf(sources, who, game.scoreParts);
  const most = Math.max(1, ...[...rows.values()].flat().map(Math.abs));
  const total = totalGains(sources, who);
  const sum = (row: number[]) => row.reduce((all, n) => all + n, 0);
  return (
    <div
      class="co-scroll"
      tabIndex={0}
      role="group"
      aria-label={t("web-coach-sources", { period: review.period })}
    >
      <table class={`tf-score co-by-round c-${colour}`}>
        <thead>
          <tr>
            <th scope="col">{t("web-score-source")}</th>
            {sources.map(({ round }, i) => (
              <th key={i} scope="col">
                <span class="tf-sr">{t("web-end-axis", { period })}</span> {num(round)}
              </th>
            ))}
            <th scope="col">{t("web-score-total")}</th>
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([source, row]) => (
            <tr key={source}>
              <th scope="row">{t(`${game.id}-score-${source.replaceAll("_", "-")}`)}</th>
              {row.map((n, i) => (
                <td key={i} style={{ "--part": Math.abs(n) / most }}>
                  {n === 0 ? "" : num(n)}
                </td>
              ))}
              <td>{num(sum(row))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("web-score-total")}</th>
            {total.map((n, i) => (
              <td key={i}>{num(n)}</td>
            ))}
            <td>{num(sum(total))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
