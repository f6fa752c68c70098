// Looking back at a finished game that has been reviewed: what the coach says about the moment on show, and the way
// to the other turning points.

import { t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import { table } from "../table/state.ts";
import { Played } from "./Turnings.tsx";
import { type Named, Reasons } from "./Reasons.tsx";
import { review, showOnBoard } from "./reviewed.ts";

const MOST_REASONS = 3;

export function TurningHere({ names, colours }: Named) {
  const found = review.value;
  const past = table.past.value;
  if (!found || !past || found.turning.length === 0) return null;
  const here = found.turning.find(({ n }) => n === past.n + 1 && past.events < 0);
  return (
    <section class="co-here-told" aria-label={t("web-coach-turnings")}>
      <div class="en-rounds" role="group" aria-label={t("web-coach-turnings")}>
        <span aria-hidden="true">{t("web-coach-turnings")}</span>
        {found.turning.map((point, i) => (
          <button
            key={point.n}
            type="button"
            class={point === here ? "is-on" : ""}
            aria-pressed={point === here}
            aria-label={t("web-coach-turning", { n: i + 1 })}
            onClick={() => showOnBoard(point.n - 1)}
          >
            {num(i + 1)}
          </button>
        ))}
      </div>
      {here && (
        <>
          <Played point={here} />
          <Reasons reasons={here.reasons} names={names} colours={colours} most={MOST_REASONS} />
        </>
      )}
    </section>
  );
}
