// The score by category and player, during the game and at its end, with points per round as a chart.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../ui/Icon.tsx";
import { list, t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import { seats } from "../net/seats.ts";
import { go } from "../ui/router.ts";
import { rematch } from "../home/start.ts";
import { colourOf } from "./colours.ts";
import { showPast } from "./HistoryBar.tsx";
import { ScoreChart } from "./ScoreChart.tsx";
import { info, seatLabels } from "./session.ts";
import { Dialog, sheet } from "./Sheets.tsx";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";

const dismissed = { table: "" };

interface Scored {
  seats: { score: Record<string, number> | null }[]; // null: points are secret until the end
}

export function ScoreTable({ game, view, names, colours }: Pick<FrameProps, "game"> & FrameProps["props"]) {
  const rows = (view as Scored).seats.map((seat) => seat.score);
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
              <td key={who}>{row ? (row[part] ?? 0) : t("web-score-secret")}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("web-score-total")}</th>
          {rows.map((row, who) => (
            <td key={who} class={outcome?.scores[who]?.place === 0 ? "is-winner" : ""}>
              {row ? Object.values(row).reduce((sum, points) => sum + points, 0) : t("web-score-secret")}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The end: who won and why, the sheet, the chart, and what to do next. */
export function ScoreSheet({ game, facts }: Pick<FrameProps, "game"> & { facts: unknown }) {
  const now = info.value;
  const offer = table.offer.value;
  const open = useSignal(now !== null && dismissed.table !== now.id);
  useEffect(() => {
    if (sheet.value) sheet.value = null;
  }, []);
  if (!now?.outcome || !offer || !open.value) return null;
  const winners = now.outcome.scores.flatMap((score, who) => (score.place === 0 ? [seatLabels.value[who] ?? ""] : []));
  const close = () => {
    dismissed.table = now.id;
    open.value = false;
  };
  const colours = now.seats.map((seat, i) => colourOf(seat.colour, i));
  return (
    <Dialog title={t("web-game-over")} close={close} wide>
      <p class="tf-winner">
        {winners.length > 0 && t("web-winner", { n: winners.length, names: list(winners) })}
        {now.outcome.tie_break && <small>{t(`${now.game}-tie-${now.outcome.tie_break}`)}</small>}
      </p>
      {game.Ending && <game.Ending view={offer.view} facts={facts} result={now.outcome.tie_break ?? ""} />}
      <ScoreTable game={game} view={offer.view} facts={null} seat={offer.seat} names={seatLabels.value} colours={colours} />
      <ScoreChart table={now.id} made={offer.made} colours={colours} />
      <div class="tf-buttons">
        <button type="button" class="tf-button is-primary" onClick={() => rematch(now)}>
          <Icon name="redo" size={16} /> {t("web-rematch")}
        </button>
        <button
          type="button"
          class="tf-button"
          onClick={() => {
            close();
            void showPast(0);
          }}
        >
          <Icon name="history" size={16} /> {t("web-replay")}
        </button>
        <button type="button" class="tf-button" onClick={() => void download(now.id)}>
          <Icon name="download" size={16} /> {t("web-record")}
        </button>
        <button type="button" class="tf-button" onClick={() => go("/")}>
          {t("web-to-home")}
        </button>
      </div>
    </Dialog>
  );
}

async function download(id: string): Promise<void> {
  const record = await api.record(id, seats.secretOf(id));
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `regnum-${id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
