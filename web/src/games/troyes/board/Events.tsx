// The row of events, Marauding first, with the cubes on their flags; and the enemies while they are here.

import { useRef } from "preact/hooks";
import { t } from "../../../i18n/messages.ts";
import { El } from "../../../table/El.tsx";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Die, Divisor, Estate, Piece, Points } from "../bits.tsx";
import { EventEffect } from "../effects.tsx";
import { colourOf, type Props, targetClass } from "../seats.ts";
import type { EventPlace } from "../view.ts";
import { COLOURS } from "../view.ts";
import { colourName, eventName } from "../words.ts";
import { Outcome } from "./Outcome.tsx";
import { Picture } from "./Picture.tsx";

const MARAUDING = "marauding"; // printed on the board

const AT_ONCE = 5; // events that fit beside each other

export function Events(props: Props) {
  const row = useRef<HTMLDivElement>(null);
  const { events } = props.view;
  return (
    <section class={`ty-events ${events.length > AT_ONCE ? "is-long" : ""}`} aria-label={t("web-troyes-events")}>
      <Decks {...props} />
      <div ref={row} class="ty-event-row" tabIndex={0} role="group" aria-label={t("web-troyes-events")}>
        {events.map((place) => (
          <Event key={place.id} {...props} place={place} />
        ))}
        <Enemies {...props} />
      </div>
      {events.length > AT_ONCE && <More row={row} rest={events.slice(AT_ONCE)} />}
    </section>
  );
}

/** The row has no limit: the rest is one touch away, and back again. */
function More({ row, rest }: { row: { current: HTMLDivElement | null }; rest: EventPlace[] }) {
  const n = rest.length;
  const legal = rest.some(({ id }) => table.touch.value.choices.has(id));
  const turn = () => {
    const box = row.current;
    if (box) box.scrollLeft = box.scrollLeft + box.clientWidth < box.scrollWidth - 8 ? box.scrollWidth : 0;
  };
  return (
    <button type="button" class={`ty-more ${legal ? "is-legal" : ""}`} aria-label={t("web-troyes-more-events", { n })} onClick={turn}>
      +{n}
      <Icon name="chevron-end" size={12} />
    </button>
  );
}

/** How many events are still to come. */
function Decks({ view }: Props) {
  return (
    <div class="ty-decks">
      <h2>{t("web-troyes-events")}</h2>
      <span class="ty-small">{t("web-troyes-in-decks")}</span>
      {COLOURS.map((colour) => (
        <span key={colour} class="ty-deck">
          <Estate colour={colour} />
          <b>{view.decks[colour]}</b>
          <span class="tf-sr">{colourName(colour)}</span>
        </span>
      ))}
    </div>
  );
}

function Event({ place, facts, ...props }: Props & { place: EventPlace }) {
  const event = facts.events[place.event];
  if (!event) return null;
  const stays = place.event === MARAUDING;
  const colour = event.colour === "none" ? "any" : event.colour;
  return (
    <El
      id={place.id}
      class={`ty-event ty-head-${colour} ${stays ? "is-printed" : ""} ${targetClass(props.view, place.id)}`}
      label={eventName(facts, place.event)}
    >
      <span class="ty-event-name">
        {eventName(facts, place.event)}
        {stays && <em>{t("web-troyes-stays")}</em>}
      </span>
      <Picture name={event.name} estate={colour} shape="event" width={46} height={88} />
      <span class="ty-event-cost">
        <Divisor colour={event.dice} n={event.divisor} />
        <EventEffect event={event} />
      </span>
      <span class="ty-event-vp">
        <Points n={event.first} size={21} />
        <Points n={event.second} size={17} />
        <Outcome id={place.id} colours={props.colours} seat={props.seat} />
      </span>
      <Flags place={place} colours={props.colours} />
    </El>
  );
}

/** Flags fill from the left. */
function Flags({ place, colours }: { place: EventPlace; colours: string[] }) {
  return (
    <span class="ty-flags">
      {Array.from({ length: place.flags }, (_, i) => {
        const owner = place.cubes[i];
        return owner === undefined ? (
          <Icon key={i} name="banner" size={17} />
        ) : (
          <Piece key={i} kind="cube" colour={colourOf(owner, colours)} width={18} />
        );
      })}
    </span>
  );
}

/** The black dice, the highest first: they must be countered before anybody acts. */
function Enemies({ view }: Props) {
  if (view.black.length === 0) return null;
  return (
    <div class="ty-enemies" role="group" aria-label={t("web-troyes-enemies")}>
      <h3>{t("web-troyes-enemies")}</h3>
      <div>
        {view.black.map((die) => (
          <El key={die.id} id={die.id} class="ty-enemy" label={t("troyes-black-die", { value: die.value })}>
            <Die colour="black" value={die.value} width={30} />
          </El>
        ))}
      </div>
    </div>
  );
}
