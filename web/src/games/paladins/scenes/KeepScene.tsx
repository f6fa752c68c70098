// Passing: which of the workers left stay for the next round. Touch one to keep it or to let it go.

import { useSignal } from "@preact/signals";
import { t } from "../../../i18n/messages.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { choicesNow } from "../known.ts";
import { seatOf, type Props } from "../seats.ts";
import { type SeatView, type Worker, WORKERS } from "../shapes.ts";
import { workerName, workerWords } from "../words.ts";
import { offeredSets, setKey, workersOf } from "./payment.ts";
import { Make, StripStage } from "./Stage.tsx";

/** Every worker of the supply by itself. */
const everybody = (seat: SeatView): Worker[] =>
  WORKERS.flatMap((worker) => Array<Worker>(seat.workers[worker]).fill(worker));

/** Places in the supply of the workers suggested. */
function placesOf(supply: Worker[], wanted: Worker[]): number[] {
  const left = [...wanted];
  return supply.flatMap((worker, i) => {
    const at = left.indexOf(worker);
    if (at < 0) return [];
    left.splice(at, 1);
    return [i];
  });
}

export function KeepScene(board: Props) {
  const choices = choicesNow();
  const supply = everybody(seatOf(board.view, board.seat));
  const suggested = choices[0] ? workersOf(choices[0]) : [];
  const kept = useSignal<number[]>(placesOf(supply, suggested));
  const most = suggested.length;
  const fewer = choices.some((choice) => workersOf(choice).length < most); // asked for when passing
  const index = offeredSets(choices).get(setKey(kept.value.map((i) => supply[i] as Worker)));
  const toggle = (i: number) => {
    const without = kept.value.filter((other) => other !== i);
    const had = without.length < kept.value.length;
    // one too many: the one kept longest makes room
    kept.value = had ? without : [...without, i].slice(-most);
  };
  return (
    <StripStage
      board={board}
      icon="person"
      title={t(fewer ? "web-paladins-keep-fewer" : "web-paladins-keep", { n: most })}
      note={t("web-paladins-keep-note")}
    >
      <div class="pb-keep">
        {supply.map((worker, i) => {
          const on = kept.value.includes(i);
          return (
            <button
              key={i}
              type="button"
              class={on ? "is-on" : ""}
              aria-pressed={on}
              aria-label={workerName(worker)}
              onClick={() => toggle(i)}
            >
              <Icon name={worker} size={34} />
              {on && <Icon name="check" size={14} class="pb-tick" />}
            </button>
          );
        })}
      </div>
      {index === undefined ? (
        <p class="pb-hint">{t("web-paladins-keep-more", { n: most - kept.value.length })}</p>
      ) : (
        <Make index={index}>
          {kept.value.length === 0
            ? t("web-paladins-keep-nobody")
            : t("web-paladins-keep-do", { workers: workerWords(kept.value.map((i) => supply[i] as Worker)) })}
        </Make>
      )}
    </StripStage>
  );
}
