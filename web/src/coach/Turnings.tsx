// The turning points: what was played, what was better, what it cost, why; and the way to each on the board.

import { say, t } from "../i18n/messages.ts";
import { num, percent, points } from "../i18n/numbers.ts";
import type { ReviewInfo, TurningPoint } from "../net/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { whenWords } from "./Race.tsx";
import { turnOf } from "./race.ts";
import { type Named, Reasons } from "./Reasons.tsx";
import { showOnBoard, turn } from "./reviewed.ts";

interface TurningsProps extends Named {
  review: ReviewInfo;
}

export function Turnings({ review, names, colours }: TurningsProps) {
  return (
    <section class="co-turnings" aria-label={t("web-coach-turnings")}>
      <h3>{t("web-coach-turnings")}</h3>
      {review.turning.length === 0 && <p>{t("web-coach-turnings-none")}</p>}
      <ol>
        {review.turning.map((point, i) => (
          <li key={point.n} class={`co-turning c-${colours[point.seat]}`} data-turning={point.n}>
            <header>
              <span class="co-number" aria-hidden="true">
                {num(i + 1)}
              </span>
              <b>{whenWords(point, review.period, names)}</b>
            </header>
            <Played point={point} />
            <p class="co-note">{t("web-coach-better-brings")}</p>
            <Reasons reasons={point.reasons} names={names} colours={colours} />
            <button
              type="button"
              class="tf-button is-small"
              onClick={() => {
                turn.value = turnOf(review.curve, point.n);
                showOnBoard(point.n - 1);
              }}
            >
              <Icon name="board" size={15} /> {t("web-coach-show")}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was asked, what was chosen and what would have been better. */
export function Played({ point }: { point: TurningPoint }) {
  return (
    <>
      <p class="co-asked">{say(point.asked)}</p>
      <dl class="co-played">
        <div>
          <dt>{t("web-coach-played")}</dt>
          <dd>{say(point.chosen.label)}</dd>
        </div>
        <div>
          <dt>{t("web-coach-better")}</dt>
          <dd>{say(point.better.label)}</dd>
        </div>
        <div>
          <dt>{t("web-coach-lost")}</dt>
          <dd>
            {t("web-coach-lost-what", {
              chance: percent(Math.max(0, point.chance)),
              points: points(-Math.abs(point.points)),
            })}
          </dd>
        </div>
      </dl>
    </>
  );
}
