// The end of a game as an event: who won, its story, what decided it, points by source and by round, what to do next.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { say, t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import type { CurveReply } from "../net/messages.ts";
import { seats } from "../net/seats.ts";
import { boardProps } from "../table/boardProps.ts";
import { EndButtons } from "../table/EndButtons.tsx";
import { ScoreTable } from "../table/ScoreSheet.tsx";
import { info, seatLabels } from "../table/session.ts";
import { Dialog } from "../table/Sheets.tsx";
import { table } from "../table/state.ts";
import type { FrameProps } from "../table/TablePage.tsx";
import { Chart } from "./Chart.tsx";
import { Gaps } from "./Gaps.tsx";
import { Podium } from "./Podium.tsx";

export type EndProps = Pick<FrameProps, "game"> & Pick<FrameProps["props"], "facts"> & { close: () => void };

export function EndSheet({ game, facts, close }: EndProps) {
  const now = info.value;
  const offer = table.present.value;
  const curve = useCurve(now?.id ?? "", offer?.made ?? 0);
  if (!now?.outcome || !offer) return null;
  const props = boardProps(offer, facts, now.seats, seatLabels.value);
  const { names, colours } = props;
  return (
    <Dialog title={t("web-game-over")} close={close} wide>
      <div class="en">
        <Podium game={now.game} outcome={now.outcome} names={names} colours={colours} />
        {game.Ending && <game.Ending {...props} result={now.outcome.tie_break ?? ""} />}
        <div class="en-columns">
          {curve && (
            <div class="en-told">
              <div class="en-words">
                <Story curve={curve} />
                <Gaps game={now.game} curve={curve} names={names} colours={colours} />
              </div>
              <Chart curve={curve} names={names} colours={colours} />
            </div>
          )}
          <BySource {...props} game={game} curve={curve} />
        </div>
      </div>
      <EndButtons close={close} />
    </Dialog>
  );
}

/** What the server tells about the game now that it is over; the sheet does without it where it has none. */
function useCurve(id: string, made: number): CurveReply | null {
  const curve = useSignal<CurveReply | null>(null);
  useEffect(() => {
    api
      .curve(id, seats.secretOf(id))
      .then((reply) => (curve.value = reply))
      .catch(() => undefined);
  }, [id, made]);
  return curve.value;
}

function Story({ curve }: { curve: CurveReply }) {
  if (!curve.story?.length) return null;
  return (
    <section class="en-story" aria-label={t("web-end-story")}>
      {curve.story.map((sentence, i) => (
        <p key={i}>{say(sentence)}</p>
      ))}
    </section>
  );
}

type SourceProps = FrameProps["props"] & Pick<FrameProps, "game"> & { curve: CurveReply | null };

/** The score sheet, at the end or after any round. */
function BySource({ curve, ...sheet }: SourceProps) {
  const chosen = useSignal(-1);
  const points = curve?.points ?? [];
  const at = points.at(chosen.value);
  return (
    <section class="en-sources" aria-label={t("web-score-sheet")}>
      {points.length > 1 && (
        <div
          class="en-rounds"
          role="group"
          aria-label={t("web-end-after", { period: curve?.period ?? "round" })}
        >
          <span aria-hidden="true">{t("web-end-after", { period: curve?.period ?? "round" })}</span>
          {points.map((point, i) => {
            const last = i === points.length - 1;
            const on = point === at;
            return (
              <button
                key={i}
                type="button"
                class={on ? "is-on" : ""}
                aria-pressed={on}
                onClick={() => (chosen.value = last ? -1 : i)}
              >
                {last ? t("web-end-final") : t("web-number", { n: point.round })}
              </button>
            );
          })}
        </div>
      )}
      <ScoreTable {...sheet} scored={at} />
    </section>
  );
}
