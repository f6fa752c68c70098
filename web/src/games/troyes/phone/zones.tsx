// The board on a phone, one part at a time.

import { signal } from "@preact/signals";
import { Fit } from "../../../table/PhoneZones.tsx";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ActivityRow } from "../board/Activities.tsx";
import { Buildings } from "../board/Buildings.tsx";
import { Cathedral } from "../board/Cathedral.tsx";
import { Events } from "../board/Events.tsx";
import { Square } from "../board/Square.tsx";
import { Field, InfluenceTrack } from "../board/Track.tsx";
import { iconOf } from "../icons/index.ts";
import { openDistrict } from "../picking.ts";
import { DistrictPage } from "./District.tsx";
import type { Zone } from "../../contract.ts";
import { type Colour, COLOURS, type TroyesFacts, type TroyesView } from "../shapes.ts";
import type { Props } from "../seats.ts";
import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";

function SquareZone(props: Props) {
  const open = props.view.districts.find((district) => district.id === openDistrict.value);
  if (open && open.dice.length > 0) return <DistrictPage {...props} district={open} />;
  return (
    <Fit width={356} height={346}>
      <div class="ty">
        <Square {...props} widest={34} fingers />
      </div>
    </Fit>
  );
}

const CathedralZone = (props: Props) => (
  <Fit width={258} height={346}>
    <div class="ty">
      <Cathedral {...props} />
    </div>
  </Fit>
);

const BuildingsZone = (props: Props) => (
  <>
    <Fit width={336} height={346}>
      <div class="ty">
        <Buildings {...props} />
      </div>
    </Fit>
    <div class="ty ty-zone-track">
      <InfluenceTrack {...props} />
    </div>
  </>
);

const EventsZone = (props: Props) => (
  <Fit width={356}>
    <div class="ty ty-zone-events">
      <Events {...props} whole />
    </div>
  </Fit>
);

/** The colour of cards to show: the one touched, else the one with most to choose. */
const shown = signal<Colour | null>(null);

const counted = (view: TroyesView, colour: Colour): number =>
  view.cards.filter((place) => place.colour === colour && table.touch.value.choices.has(place.id)).length;

function CardsZone(props: Props) {
  const counts = COLOURS.map((colour) => counted(props.view, colour));
  const most = COLOURS[counts.indexOf(Math.max(...counts))] ?? "red";
  const colour = shown.value ?? most;
  return (
    <>
      <div class="ty-segments">
        {COLOURS.map((each, i) => (
          <button
            key={each}
            type="button"
            class={`ty-${each} ${each === colour ? "is-on" : ""}`}
            aria-pressed={each === colour}
            onClick={() => (shown.value = each)}
          >
            <Icon name={iconOf(each) ?? "estates"} size={16} />
            {t(`web-troyes-estate-${each}`)}
            {(counts[i] ?? 0) > 0 && <b>{num(counts[i] ?? 0)}</b>}
          </button>
        ))}
      </div>
      <Fit width={318}>
        <div class="ty ty-zone-cards">
          <ActivityRow {...props} colour={colour} />
        </div>
      </Fit>
      {colour === "yellow" && (
        <div class="ty ty-zone-field">
          <Field {...props} />
        </div>
      )}
    </>
  );
}

const begins =
  (...kinds: string[]) =>
  (id: string): boolean =>
    kinds.includes(id.split(".")[0] ?? "");

export const ZONES: Zone<TroyesView, TroyesFacts>[] = [
  { label: "web-troyes-tab-square", Zone: SquareZone, holds: begins("die", "district") },
  { label: "web-troyes-tab-cards", Zone: CardsZone, holds: begins("card", "slot", "cubes", "agriculture") },
  { label: "web-troyes-tab-events", Zone: EventsZone, holds: begins("event", "black") },
  { label: "web-troyes-tab-cathedral", Zone: CathedralZone, holds: begins("cathedral", "window") },
  {
    label: "web-troyes-tab-buildings",
    Zone: BuildingsZone,
    holds: begins("building", "space", "lying", "influence"),
  },
];
