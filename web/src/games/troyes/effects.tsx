// What cards and events do, as symbols; in words it is in help.ts.

import type { ComponentChildren } from "preact";
import { t } from "../../i18n/messages.ts";
import { num, run } from "../../i18n/numbers.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Amount, Arrow, Die, Estate, Face, Piece } from "./bits.tsx";
import type { AnyColour, CardFacts, CardGainFacts, EventFacts } from "./shapes.ts";
import { iconOf } from "./icons/index.ts";

const NAMES = ["vp", "deniers", "influence"] as const;

/** Goods with their sign; the symbol says which. */
function Gains({ goods, sign = 1 }: { goods: Partial<CardGainFacts>; sign?: 1 | -1 }) {
  return (
    <>
      {NAMES.map((name) => {
        const n = goods[name];
        return n ? <Amount key={name} n={sign * n} of={name} /> : null;
      })}
    </>
  );
}

const dice = (colour: AnyColour | "none") => <Estate colour={colour === "none" ? "any" : colour} size={17} />;
const Small = ({ children }: { children: ComponentChildren }) => <span class="ty-small">{children}</span>;
const Per = () => <span class="ty-per">/</span>;
const Cube = ({ colour }: { colour: string }) => <Piece kind="cube" colour={colour} width={15} />;
const OnFlag = ({ colour }: { colour: string }) => (
  <>
    <Cube colour={colour} />
    <Icon name="banner" size={15} />
  </>
);
const In = ({ what }: { what: string }) => <Icon name={iconOf(what) ?? "question"} size={16} />;

type Shown = (card: CardFacts, colour: string) => ComponentChildren;

const CARD_EFFECTS: Record<string, Shown> = {
  gain: (card) => <Gains goods={card.gain} />,
  exchange: (card) => (
    <>
      <Gains goods={card.pay} sign={-1} />
      <Arrow />
      <Gains goods={card.gain} />
    </>
  ),
  per_citizen: (card) => (
    <>
      <Gains goods={card.gain} />
      <Per />
      <In what="citizen" />
      <In what="palace" />
      <In what="bishopric" />
    </>
  ),
  add_to_total: (card) => (
    <>
      {dice(card.use_colour)}
      <b>{num(card.n, { sign: true })}</b>
      <Small>{t("web-troyes-fx-group")}</Small>
    </>
  ),
  add_to_each: (card) => (
    <>
      {dice(card.use_colour)}
      <b>{num(card.n, { sign: true })}</b>
      <Small>{t("web-troyes-fx-each")}</Small>
    </>
  ),
  set_each: (card) => (
    <>
      {dice(card.use_colour)}
      <b>=</b>
      <Face colour="white" value={card.n} />
    </>
  ),
  recolour: (card) => (
    <>
      {dice(card.use_colour)}
      <Arrow />
      {dice(card.as_colour)}
    </>
  ),
  multiply: (card) => (
    <>
      <b>{num(1)}</b>
      {dice(card.use_colour)}
      <Arrow />
      <b>{num(card.n)}</b>
      {dice(card.as_colour)}
    </>
  ),
  free_dice: (card) => (
    <>
      <b>{num(card.n)}</b>
      {dice(card.use_colour)}
      <Per />
      <In what="estates" />
      <Small>{t("web-troyes-fx-free")}</Small>
    </>
  ),
  most_dice: (card) => (
    <>
      {dice("any")}
      <Small>{t("web-troyes-fx-most")}</Small>
      <Gains goods={card.gain} />
    </>
  ),
  highest_sum: (card) => (
    <>
      {dice(card.use_colour)}
      <Small>{t("web-troyes-fx-sum")}</Small>
      <Gains goods={card.gain} />
    </>
  ),
  per_cathedral: (card, colour) => (
    <>
      <Gains goods={card.gain} />
      <Per />
      <b>{num(card.n)}</b>
      <Cube colour={colour} />
      <In what="cathedral" />
    </>
  ),
  cubes_per_die: (card, colour) => (
    <>
      {dice(card.use_colour)}
      <Arrow />
      <OnFlag colour={colour} />
    </>
  ),
  cube_on_roll: (card, colour) => (
    <>
      <Icon name="reroll" size={14} />
      <b>{run(`${num(card.n)}+`)}</b>
      <Arrow />
      <OnFlag colour={colour} />
    </>
  ),
  cube_for_pay: (card, colour) => (
    <>
      <Gains goods={card.pay} sign={-1} />
      <Arrow />
      <OnFlag colour={colour} />
    </>
  ),
  collect: (card) => (
    <>
      <Gains goods={card.gain} />
      <Per />
      <In what="citizen" />
      <In what="city_hall" />
    </>
  ),
  per_event: (card, colour) => (
    <>
      <Gains goods={card.gain} />
      <Per />
      <OnFlag colour={colour} />
    </>
  ),
  per_die: (card) => (
    <>
      <Gains goods={card.gain} />
      <Per />
      {dice(card.use_colour)}
      <Small>{t("web-troyes-fx-all")}</Small>
    </>
  ),
  per_die_in_best: (card) => (
    <>
      <Gains goods={card.gain} />
      <Per />
      {dice(card.use_colour)}
      <Small>{t("web-troyes-fx-most-short")}</Small>
    </>
  ),
};

export function CardEffect({ card, colour }: { card: CardFacts; colour: string }) {
  return <span class="ty-effect">{CARD_EFFECTS[card.effect]?.(card, colour)}</span>;
}

const EVENT_EFFECTS: Record<string, (event: EventFacts) => ComponentChildren> = {
  none: () => null,
  neutral_citizen: (event) => (
    <>
      <Piece kind="citizen" colour="neutral" width={11} />
      <Arrow />
      <In what={event.building ?? "palace"} />
    </>
  ),
  lose_deniers: (event) => (
    <>
      <Amount n={-event.n} of="deniers" size={14} />
      <Small>{t("web-troyes-fx-everybody")}</Small>
    </>
  ),
  lose_influence: (event) => (
    <>
      <Amount n={-event.n} of="influence" size={14} />
      <Small>{t("web-troyes-fx-everybody")}</Small>
    </>
  ),
  pay_per_citizen: (event) => (
    <>
      <Amount n={-event.n} of="deniers" size={14} />
      <Per />
      <In what="citizen" />
      <In what={event.building ?? "city_hall"} />
    </>
  ),
  remove_cathedral: () => (
    <>
      <b>{num(-1)}</b>
      <In what="cube" />
      <In what="cathedral" />
    </>
  ),
  add_cathedral: () => (
    <>
      <Cube colour="neutral" />
      <Arrow />
      <In what="cathedral" />
    </>
  ),
  add_cubes: (event) => (
    <>
      <b>{run(`${num(event.n)} ×`)}</b>
      <Cube colour="neutral" />
      <Icon name="arrow-back" size={11} class="ty-arrow" />
    </>
  ),
  resist: () => (
    <>
      <b>{num(1, { sign: true })}</b>
      <Estate colour="red" size={15} />
    </>
  ),
};

export function EventEffect({ event }: { event: EventFacts }) {
  return (
    <span class="ty-effect">
      {event.black > 0 && (
        <>
          <b>{num(event.black)}</b>
          <Die colour="black" value={event.black + 1} width={13} />
        </>
      )}
      {EVENT_EFFECTS[event.effect]?.(event)}
    </span>
  );
}
