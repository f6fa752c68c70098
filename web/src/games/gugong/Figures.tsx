// A seat in figures: a plaque of the top bar, and what stays pinned on a phone. And the destiny dice.

import { t } from "../../i18n/messages.ts";
import { num } from "../../i18n/numbers.ts";
import { El } from "../../table/El.tsx";
import { sheet } from "../../table/Sheets.tsx";
import { table } from "../../table/state.ts";
import { Icon } from "../../ui/Icon.tsx";
import { colourAt, poolPieces, type Props, seatOf, type SeatProps, supplyPieces } from "./seats.ts";
import type { GugongView, SeatView } from "./shapes.ts";
import { phaseWords } from "./words.ts";

type Figure = [icon: string, n: string, name: string];

/** Figures whose help says more than their name: that of an element of the seat. */
const ABOUT: Record<string, string> = {
  "gg-servant": "pool",
  "gg-supply": "supply",
  "gg-intrigue": "standing",
};

function figuresOf(seat: SeatView): Figure[] {
  return [
    ["gg-servant", num(poolPieces(seat)), t("web-gugong-pool")],
    ["gg-supply", num(supplyPieces(seat)), t("web-gugong-supply")],
    ["gg-jade", num(seat.jade), t("web-gugong-jade")],
    ["gg-hand", num(seat.hand.length + (seat.chosen === null ? 0 : 1)), t("web-gugong-cards-in-hand")],
    ["gg-intrigue", num(seat.intrigue), t("gugong-location-intrigue")],
    ["gg-palace", seat.audience === null ? num(seat.envoy) : t("web-gugong-in"), t("gugong-location-palace")],
  ];
}

function Row({ figures, size, who }: { figures: Figure[]; size: number; who: number }) {
  return (
    <span class="gg-figures">
      {figures.map(([icon, n, name]) => (
        <span
          key={icon}
          {...(ABOUT[icon] ? { "data-about": `${ABOUT[icon]}.${who}` } : { "data-help": name })}
        >
          <Icon name={icon} size={size} />
          <span class="tf-sr">{name}</span>
          <b>{n}</b>
        </span>
      ))}
    </span>
  );
}

/** Who begins, who holds the medal. */
function Signs({ view, who }: { view: GugongView; who: number }) {
  return (
    <>
      {view.start === who && <Icon name="gg-start" size={13} title={t("web-gugong-start-player")} />}
      {view.medal.seat === who && <Icon name="gg-medal" size={15} title={t("web-gugong-medal")} />}
    </>
  );
}

export function Summary({ view, who }: SeatProps) {
  const seat = seatOf(view, who);
  return (
    <span class="gg-summary" dir="ltr">
      <span class="gg-summary-head">
        <Signs view={view} who={who} />
        <b class="gg-num">{num(seat.vp)}</b>
        <Icon name="gg-vp" size={15} title={t("web-gugong-vp")} />
      </span>
      <Row figures={figuresOf(seat)} size={14} who={who} />
    </span>
  );
}

/** On a phone everybody in short: points, servants in the pool, cards, the way to the palace. */
export function Pinned({ view, names, colours }: SeatProps) {
  return (
    <ul class="gg-pinned" dir="ltr" aria-label={t("web-players")}>
      {view.seats.map((seat, who) => (
        <li key={who}>
          <button
            type="button"
            class={`gg-plaque c-${colourAt(colours, who)} ${isTurn(who) ? "is-turn" : ""}`}
            aria-label={t("web-show-board", { name: names[who] ?? "" })}
            onClick={() => (sheet.value = { kind: "seat", who })}
          >
            <span class="gg-plaque-head">
              <Icon name={`shield-${colourAt(colours, who)}`} size={17} />
              <span class="gg-plaque-name">{names[who]}</span>
              <Signs view={view} who={who} />
              <b class="gg-num">{num(seat.vp)}</b>
            </span>
            <Row figures={figuresOf(seat).filter(([icon]) => PLAQUE.has(icon))} size={13} who={who} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const PLAQUE: ReadonlySet<string> = new Set(["gg-servant", "gg-hand", "gg-palace"]);

const isTurn = (who: number): boolean => table.offer.value?.waiting.includes(who) ?? false;

const PHASE_ICON = {
  morning: "gg-morning",
  day: "gg-day",
  dusk: "gg-dusk",
  night: "gg-night",
  end: "gg-night",
};

const dieWords = (i: number, face: number, faces: number[]): string =>
  t("web-gugong-die", { n: i + 1, face, faces });

/** What stands in the top bar beside the game's name: the time of the day and the destiny dice. */
export function Bar({ view, facts }: Props) {
  const faces = view.dice.map((die) => die.face);
  return (
    <div class="gg-bar" dir="ltr" role="group" aria-label={t("web-gugong-dice", { faces })}>
      <span class="gg-phase" data-help={phaseWords(view)}>
        <Icon name={PHASE_ICON[view.phase]} size={15} />
        {phaseWords(view)}
      </span>
      <span class="gg-dice">
        {view.dice.map(({ id, face }, i) => (
          <El key={id} id={id} as="span" label={dieWords(i, face, facts.dice[i] ?? [])} class="gg-die">
            {num(face)}
          </El>
        ))}
      </span>
    </div>
  );
}
