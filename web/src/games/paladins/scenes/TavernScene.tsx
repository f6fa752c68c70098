// The taverns of the round: four workers each; one per player.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { Props } from "../seats.ts";
import type { PaladinsFacts, PaladinsView, Worker } from "../shapes.ts";
import { workerWords } from "../words.ts";
import { WholeStage } from "./Stage.tsx";

export function TavernScene(board: Props) {
  return (
    <WholeStage
      board={board}
      icon="tavern"
      title={t("web-paladins-taverns")}
      note={t("web-paladins-taverns-note")}
    >
      <div class="pb-big-cards pb-taverns">
        {board.view.taverns.map((tavern, i) => {
          const workers = board.facts.taverns[tavern.card] ?? [];
          const label = t(tavern.taken ? "web-paladins-tavern-taken" : "web-paladins-tavern", {
            n: i + 1,
            workers: workerWords(workers),
          });
          return (
            <El
              key={tavern.id}
              id={tavern.id}
              label={label}
              class={`pb-tavern ${tavern.taken ? "is-taken" : ""}`}
            >
              <TavernSign place={i + 1} />
              <Busts workers={workers} size={56} />
              <p>{tavern.taken ? t("web-paladins-taken") : workerWords(workers)}</p>
            </El>
          );
        })}
      </div>
    </WholeStage>
  );
}

/** The sign over the door. */
function TavernSign({ place }: { place: number }) {
  return (
    <div class="pb-sign" aria-hidden="true">
      <Icon name="tavern" size={26} />
      <b>{num(place)}</b>
    </div>
  );
}

function Busts({ workers, size }: { workers: Worker[]; size: number }) {
  return (
    <div class="pb-busts" aria-hidden="true">
      {workers.map((worker, i) => (
        <span key={i} class={worker === "criminal" ? "is-criminal" : ""}>
          <Icon name={worker} size={size} />
          {worker === "criminal" && <Icon name="suspicion" size={size * 0.42} class="pb-brings" />}
        </span>
      ))}
    </div>
  );
}

/** Which taverns there are, beside the choice of the paladin. */
export function TavernList({ view, facts }: { view: PaladinsView; facts: PaladinsFacts }) {
  return (
    <ul class="pb-tavern-list">
      {view.taverns.map((tavern) => {
        const workers = facts.taverns[tavern.card] ?? [];
        return (
          <li key={tavern.id} data-help={workerWords(workers)}>
            <Icon name="tavern" size={18} />
            <Busts workers={workers} size={24} />
            <span class="tf-sr">{workerWords(workers)}</span>
          </li>
        );
      })}
    </ul>
  );
}
