// The review of a finished game: the race turn by turn, its turning points, where the points came from.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { num, percent } from "../i18n/numbers.ts";
import type { ReviewInfo } from "../net/messages.ts";
import { info } from "../table/session.ts";
import { Dialog } from "../table/Sheets.tsx";
import type { FrameProps } from "../table/TablePage.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Race } from "./Race.tsx";
import { askReview, failure, progress, review } from "./reviewed.ts";
import { Sources } from "./Sources.tsx";
import { Turnings } from "./Turnings.tsx";

export type ReviewProps = Pick<FrameProps, "game" | "props"> & { close: () => void };

export function ReviewSheet({ game, props, close }: ReviewProps) {
  const tries = useSignal(0);
  const id = info.value?.id ?? "";
  useEffect(() => askReview(id), [id, tries.value]);
  const found = review.value;
  return (
    <Dialog title={t("web-coach-review-title")} close={close} wide>
      {found ? (
        <Review review={found} game={game} props={props} />
      ) : failure.value ? (
        <Failed again={() => tries.value++} />
      ) : (
        <Working />
      )}
    </Dialog>
  );
}

function Working() {
  const done = percent(progress.value);
  return (
    <div class="co-working" role="status">
      <p>{t("web-coach-working")}</p>
      <progress value={progress.value} max={1} aria-label={t("web-coach-working")} /> <span>{done}</span>
    </div>
  );
}

function Failed({ again }: { again: () => void }) {
  return (
    <div class="co-working">
      <p class="tf-notice" role="alert">
        {failure.value}
      </p>
      <button type="button" class="tf-button" onClick={again}>
        <Icon name="refresh" size={16} /> {t("web-coach-again")}
      </button>
    </div>
  );
}

type Shown = Pick<ReviewProps, "game" | "props"> & { review: ReviewInfo };

function Review({ review, game, props }: Shown) {
  const { names, colours } = props;
  return (
    <div class="co-review">
      <Race review={review} names={names} colours={colours} />
      <Turnings review={review} names={names} colours={colours} />
      <Players review={review} names={names} colours={colours} />
      <Sources review={review} game={game} names={names} colours={colours} />
    </div>
  );
}

/** How everybody played, and how often they asked. */
function Players({ review, names, colours }: { review: ReviewInfo; names: string[]; colours: string[] }) {
  const played = review.seats.filter(({ moves }) => moves > 0);
  if (played.length === 0) return null;
  return (
    <section class="co-players" aria-label={t("web-coach-players")}>
      <h3>{t("web-coach-players")}</h3>
      <table class="tf-score">
        <thead>
          <tr>
            <th scope="col">{t("web-coach-player")}</th>
            <th scope="col">{t("web-coach-agreed")}</th>
            <th scope="col">{t("web-coach-given-away")}</th>
            <th scope="col">{t("web-coach-asked")}</th>
          </tr>
        </thead>
        <tbody>
          {played.map(({ seat, moves, best, lost, hints, explained }) => (
            <tr key={seat}>
              <th scope="row">
                <Icon name={`shield-${colours[seat]}`} size={16} /> {names[seat]}
              </th>
              <td>{t("web-coach-of", { n: best, all: moves })}</td>
              <td>{num(Math.round(lost * 10) / 10)}</td>
              <td>{num(hints + explained)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
