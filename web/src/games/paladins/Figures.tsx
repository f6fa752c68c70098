// A seat in figures: a chip of the top bar, and what stays pinned on a phone.

import { t } from "../../i18n/messages.ts";
import { num } from "../../i18n/numbers.ts";
import { Icon } from "../../ui/Icon.tsx";
import { seatOf, type SeatProps, workerTotal } from "./seats.ts";
import { ATTRIBUTES, type SeatView, WORKERS } from "./shapes.ts";
import { attributeName, workerName } from "./words.ts";

type Figure = [icon: string, n: number, name: string];

const attributesOf = (seat: SeatView): Figure[] =>
  ATTRIBUTES.map((attribute) => [attribute, seat.attributes[attribute].now, attributeName(attribute)]);

/** The AI player has no goods: what it gains moves its marker. */
const goodsOf = (seat: SeatView): Figure[] => [
  ...(seat.ai
    ? []
    : ([
        ["silver", seat.silver, t("web-paladins-silver")],
        ["provision", seat.provisions, t("web-paladins-provisions", { n: seat.provisions })],
      ] satisfies Figure[])),
  ["suspicion", seat.suspicion.length, t("web-paladins-suspicion")],
  ["debt", seat.unpaid, t("web-paladins-debts")],
];

const workersOf = (seat: SeatView): Figure[] =>
  WORKERS.map((worker) => [worker, seat.workers[worker], workerName(worker)]);

function Row({ figures, size, class: extra }: { figures: Figure[]; size: number; class: string }) {
  return (
    <span class={`pb-figures ${extra}`}>
      {figures.map(([icon, n, name]) => (
        <span key={icon} class={n === 0 ? "is-none" : ""}>
          <Icon name={icon} size={size} />
          <span class="tf-sr">{name}</span>
          <b>{num(n)}</b>
        </span>
      ))}
    </span>
  );
}

/** Attributes beside the name, the rest below. */
export function Summary({ view, who, colours }: SeatProps) {
  const seat = seatOf(view, who);
  const rest: Figure[] = [["person", workerTotal(seat), t("web-paladins-workers")], ...goodsOf(seat)];
  return (
    <span class={`pb-summary c-${colours[who] ?? "lily"}`} dir="ltr">
      <span class="pb-summary-head">
        {view.start === who && <Icon name="start" size={13} title={t("web-paladins-start-player")} />}
        {seat.passed && (
          <span class="pb-summary-passed" title={t("web-paladins-passed")}>
            <Icon name="rest" size={13} />
            <small>{t("web-paladins-passed")}</small>
          </span>
        )}
        <Row figures={attributesOf(seat)} size={14} class="pb-summary-attributes" />
      </span>
      <Row figures={rest} size={13} class="pb-summary-goods" />
    </span>
  );
}

export function Pinned({ view, who, colours }: SeatProps) {
  const seat = view.seats[who];
  if (!seat) return null;
  return (
    <div class={`pb-pinned c-${colours[who] ?? "lily"}`} dir="ltr">
      <div class="pb-pinned-row">
        <Row figures={attributesOf(seat)} size={20} class="" />
        <i aria-hidden="true" />
        <Row figures={goodsOf(seat)} size={19} class="" />
      </div>
      <div class="pb-pinned-row">
        <Row figures={workersOf(seat)} size={22} class="pb-pinned-workers" />
      </div>
    </div>
  );
}
