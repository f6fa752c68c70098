// The score by category and player, during the game and at its end, with points per round as a chart.

import { computed, signal } from "@preact/signals";
import { Icon } from "../ui/Icon.tsx";
import { list, t } from "../i18n/messages.ts";
import { boardProps } from "./boardProps.ts";
import { EndButtons } from "./EndButtons.tsx";
import { ScoreChart } from "./ScoreChart.tsx";
import { info, seatLabels } from "./session.ts";
import { Dialog } from "./Sheets.tsx";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";

/** The table whose end has been looked at: its sheet opens by itself only once. */
const dismissed = signal("");
export const isEndClosed = computed(() => dismissed.value === info.value?.id);

interface Scored {
  /** score_secret: what is not in the score is not to be known before the end. */
  seats: { score: Record<string, number> | null; score_secret?: boolean }[];
}

export function ScoreTable({ game, view, names, colours }: Pick<FrameProps, "game"> & FrameProps["props"]) {
  const { seats: scored } = view as Scored;
  const rows = scored.map((seat) => seat.score);
  const outcome = info.value?.outcome;
  const notes = game.scoreParts.map((part) => game.scoreNote?.(part, view, names) ?? null);
  return (
    <table class="tf-score">
      <thead>
        <tr>
          <th scope="col">{t("web-score-source")}</th>
          {names.map((name, who) => (
            <th key={who} scope="col">
              <Icon name={`shield-${colours[who]}`} size={18} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {game.scoreParts.map((part, i) => (
          <tr key={part}>
            <th scope="row">
              {t(`${info.value?.game}-score-${part.replaceAll("_", "-")}`)}
              {notes[i] && <small class="tf-score-note">{notes[i]}</small>}
            </th>
            {rows.map((row, who) => (
              <td key={who}>{row?.[part] ?? (scored[who]?.score_secret ? t("web-score-secret") : 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("web-score-total")}</th>
          {rows.map((row, who) => (
            <td key={who} class={outcome?.scores[who]?.place === 0 ? "is-winner" : ""}>
              {totalWords(row, scored[who]?.score_secret ?? false)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The sum; while some of it is secret, what is known of it. */
function totalWords(row: Record<string, number> | null, secret: boolean): string {
  const total = Object.values(row ?? {}).reduce((sum, points) => sum + points, 0);
  return secret ? t("web-score-known", { n: total }) : String(total);
}

/** The end, as soon as it is there, until it is closed. */
export function ScoreSheet({ game, facts }: EndProps) {
  const now = info.value;
  if (!now || isEndClosed.value) return null;
  return <EndSheet game={game} facts={facts} close={() => (dismissed.value = now.id)} />;
}

type EndProps = Pick<FrameProps, "game"> & Pick<FrameProps["props"], "facts">;

/** Who won and why, the sheet, the chart, and what to do next. */
export function EndSheet({ game, facts, close }: EndProps & { close: () => void }) {
  const now = info.value;
  const offer = table.present.value;
  if (!now?.outcome || !offer) return null;
  const winners = now.outcome.scores.flatMap((score, who) =>
    score.place === 0 ? [seatLabels.value[who] ?? ""] : [],
  );
  const props = boardProps(offer, facts, now);
  return (
    <Dialog title={t("web-game-over")} close={close} wide>
      <p class="tf-winner">
        {winners.length > 0 && t("web-winner", { n: winners.length, names: list(winners) })}
        {now.outcome.tie_break && <small>{t(`${now.game}-tie-${now.outcome.tie_break}`)}</small>}
      </p>
      {game.Ending && <game.Ending {...props} result={now.outcome.tie_break ?? ""} />}
      <ScoreTable game={game} {...props} />
      <ScoreChart table={now.id} made={offer.made} colours={props.colours} />
      <EndButtons close={close} />
    </Dialog>
  );
}
