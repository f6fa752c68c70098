// The row of events, Marauding first, with the cubes on their flags; and the enemies while they are here.

import { useSignal } from "@preact/signals";
import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Die, Divisor, Estate, Piece, Points } from "../bits.tsx";
import { EventEffect } from "../effects.tsx";
import { eventsShown } from "../packing.ts";
import { colourOf, type Props, targetClass } from "../seats.ts";
import { COLOURS, type EventPlace } from "../shapes.ts";
import { colourName, eventName } from "../words.ts";
import { Outcome } from "./Outcome.tsx";
import { Picture } from "./Picture.tsx";

const MARAUDING = "marauding"; // printed on the board

interface EventsProps extends Props {
  whole?: boolean; // all of them below each other, on a phone
}

export function Events({ whole = false, ...props }: EventsProps) {
  const { events, black } = props.view;
  const first = useSignal(0); // of the events after Marauding, which is always shown
  const shown = whole ? events.length : eventsShown(events.length, black.length);
  const [printed, rest] = [events.slice(0, 1), events.slice(1)];
  const from = Math.max(0, Math.min(first.value, events.length - shown));
  const to = from + shown - 1;
  const long = events.length > shown;
  return (
    <section class={`ty-events ${long ? "is-long" : ""}`} aria-label={t("web-troyes-events")}>
      <Decks {...props} />
      <div class="ty-event-row" role="group" aria-label={t("web-troyes-events")}>
        {[...printed, ...rest.slice(from, to)].map((place) => (
          <Event key={place.id} {...props} place={place} />
        ))}
      </div>
      {long && (
        <div class="ty-doors">
          <Door
            hidden={rest.slice(0, from)}
            label="web-troyes-earlier-events"
            turn={() => (first.value = from - shown + 1)}
          />
          <Door hidden={rest.slice(to)} label="web-troyes-more-events" turn={() => (first.value = to)} />
        </div>
      )}
      <Enemies {...props} />
    </section>
  );
}

/** The row has no limit: what is before or behind the events shown is one touch away. */
function Door({ hidden, label, turn }: { hidden: EventPlace[]; label: string; turn: () => void }) {
  const n = hidden.length;
  const legal = hidden.some(({ id }) => table.touch.value.choices.has(id));
  const back = label === "web-troyes-earlier-events";
  return (
    <button
      type="button"
      class={`ty-more ${legal ? "is-legal" : ""}`}
      disabled={n === 0}
      aria-label={t(label, { n })}
      onClick={turn}
    >
      {n > 0 && num(n)}
      <Icon name={back ? "chevron-start" : "chevron-end"} size={12} />
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
          <b>{num(view.decks[colour])}</b>
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
