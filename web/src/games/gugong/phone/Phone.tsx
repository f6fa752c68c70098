// The table on a phone: the seven officials' cards are overview and tabs; the chosen one opens its
// location below. Under it the hand.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../../i18n/messages.ts";
import { Fit } from "../../../table/PhoneZones.tsx";
import { acting } from "../../../table/pace.ts";
import { table } from "../../../table/state.ts";
import { NARROW } from "../board/Location.tsx";
import { Official, tagOf } from "../board/Official.tsx";
import { Discard, Hand } from "../own/Cards.tsx";
import { Pool, Supply } from "../own/People.tsx";
import { fieldsOf } from "../known.ts";
import { colourAt, locationOf, placeInQuestion, type Props } from "../seats.ts";
import { LOCATIONS } from "../Shared.tsx";
import { PLACES, type Place } from "../shapes.ts";
import { placeName } from "../words.ts";

const open = signal<Place>("travel");

export function Phone(props: Props) {
  const mine = colourAt(props.colours, props.seat);
  useFollow(props);
  return (
    <div
      class={`ph-page ph-zone gg gg-phone c-${mine}`}
      dir="ltr"
      tabIndex={0}
      role="region"
      aria-label={t("web-shared-board")}
    >
      <Strip {...props} />
      <Pane {...props} />
      {props.seat >= 0 && <Mine {...props} />}
    </div>
  );
}

/** Open the location that something is asked about, and show the hand where a card is. */
function useFollow(props: Props): void {
  const offer = table.offer.value;
  const decision = offer?.decision ?? -1;
  const place = acting.value.map((line) => fieldsOf(line).place).find((each) => each !== undefined);
  const told = place === "board" ? undefined : place; // while something is told: where it happens
  useEffect(() => {
    if (!told) return;
    open.value = told;
    document.querySelector(".gg-phone")?.scrollTo(0, 0);
  }, [told]);
  useEffect(() => {
    if (table.held.value) return;
    const asked = placeInQuestion(props) ?? placeOffered();
    if (asked) open.value = asked;
    const only = offer?.choices.every(({ elements }) => elements.every((id) => MINE.test(id)));
    const paying = offer?.prompt?.key === "gugong-prompt-pay"; // with servants or a card
    if (decision >= 0 && (only || paying))
      document.querySelector(".gg-mine")?.scrollIntoView({ block: "start" });
    else document.querySelector(".gg-phone")?.scrollTo(0, 0);
  }, [decision, table.held.value]);
}

/** What is on one's own side. */
const MINE = /^(hand|discard|pool|supply|double|trade)\.|^(skip|end)$/;

/** The one location whose things are offered, if there is just one. */
function placeOffered(): Place | null {
  const places = new Set(
    [...table.touch.value.choices.keys()].flatMap((id) => PLACE_OF_ELEMENT[id.split(".")[0] ?? ""] ?? []),
  );
  const [only, ...more] = places;
  return only && more.length === 0 ? only : null;
}

const PLACE_OF_ELEMENT: Record<string, Place> = {
  city: "travel",
  wall: "wall",
  house: "jade",
  benefit: "intrigue",
  medal: "intrigue",
  decree: "decrees",
  port: "canal",
  ship: "canal",
};

function Strip(props: Props) {
  return (
    <nav class="gg-strip" aria-label={t("web-sections")}>
      {PLACES.map((place) => {
        const on = open.value === place;
        const tag = tagOf(locationOf(props.view, place), props);
        return (
          <div key={place} class={`gg-tab gg-tab-${place} ${on ? "is-on" : ""} ${tag ? `is-${tag}` : ""}`}>
            <button type="button" aria-current={on ? "true" : undefined} onClick={() => (open.value = place)}>
              {t(`web-gugong-short-${place}`)}
            </button>
            {/* captured: the card itself answers the touch as well, and keeps it to itself */}
            <div class="gg-tab-card" onClickCapture={() => (open.value = place)}>
              <Official {...props} place={place} width={44} />
            </div>
          </div>
        );
      })}
    </nav>
  );
}

function Pane(props: Props) {
  const place = open.value;
  const Location = LOCATIONS[place];
  return (
    <div class="gg-pane" role="group" aria-label={placeName(place)}>
      <Fit width={NARROW}>
        <Location key={place} {...props} narrow />
      </Fit>
    </div>
  );
}

/** What one plays with: hand, discard pile, servants. The rest of one's board has a page of its own. */
function Mine(props: Props) {
  const seat = { ...props, who: props.seat };
  if (!props.view.seats[props.seat]) return null;
  return (
    <div class="gg-mine gg-on-red">
      <Fit width={396} most={1.3}>
        <Hand {...seat} />
      </Fit>
      <div class="gg-mine-row">
        <Discard {...seat} />
        <div>
          <Pool {...seat} />
          <Supply {...seat} />
        </div>
      </div>
    </div>
  );
}
