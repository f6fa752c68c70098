// Travel: the map with its roads, tokens and travellers.

import { sentences, t } from "../../../i18n/messages.ts";
import { El } from "../../../table/El.tsx";
import { TravelGround } from "../art/grounds.tsx";
import { TravellerPiece } from "../art/pieces.tsx";
import { around, box, Reconstructed } from "../bits.tsx";
import { colourAt, type Props } from "../seats.ts";
import type { CityView, GugongFacts } from "../shapes.ts";
import { cityName, namesOf, tokenWords } from "../words.ts";
import { Location, type LocationProps } from "./Location.tsx";
import { TokenFace } from "./Token.tsx";

const SIZE = { width: 372, height: 318 };
const CITY = 34;

/** Where a city lies, in the pixels of the map. */
function cityAt(facts: GugongFacts, city: string): { x: number; y: number } {
  const { x = 0, y = 0 } = facts.map.cities[city] ?? {};
  return { x: 8 + (x / 1000) * 354, y: 57 + (y / 1000) * 242 };
}

export function Travel(props: LocationProps) {
  const { view, facts } = props;
  const { stacks, gone } = view.map;
  return (
    <Location
      {...props}
      place="travel"
      size={SIZE}
      slot={[16, 33]}
      ground={
        <TravelGround {...SIZE}>
          <Roads facts={facts} />
        </TravelGround>
      }
    >
      {view.map.cities.map((city) => (
        <City key={city.id} city={city} {...props} />
      ))}
      <p class="gg-note gg-stacks">
        {t("web-gugong-stacks", { first: stacks[0] ?? 0, second: stacks[1] ?? 0, gone })}
        <Reconstructed facts={facts} path="cities" />
      </p>
    </Location>
  );
}

function Roads({ facts }: { facts: GugongFacts }) {
  const d = facts.map.roads.map(([a, b]) => road(cityAt(facts, a), cityAt(facts, b))).join("");
  return (
    <g fill="none">
      <path d={d} stroke="var(--gg-road-edge)" stroke-width="6" />
      <path d={d} stroke="var(--gg-road)" stroke-width="3.4" />
    </g>
  );
}

/** Slightly bent, as roads are. */
function road(a: { x: number; y: number }, b: { x: number; y: number }): string {
  const bend = 0.07;
  const x = (a.x + b.x) / 2 - (b.y - a.y) * bend;
  const y = (a.y + b.y) / 2 + (b.x - a.x) * bend;
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}

function City({ city, facts, names, colours }: Props & { city: CityView }) {
  const { x, y } = cityAt(facts, city.city);
  const name = cityName(facts, city.city);
  const traveller = city.travellers[0];
  const label = cityWords(city, facts, names);
  return (
    <>
      <El
        id={city.id}
        label={label}
        class={`gg-city ${city.token ? "" : "is-empty"}`}
        style={around(x, y, CITY)}
      >
        {city.token && <TokenFace facts={facts} token={city.token} />}
        {traveller !== undefined && <TravellerPiece colour={colourAt(colours, traveller)} size={32} />}
      </El>
      <span class="gg-city-name" style={box(x - 45, y + 17, 90)} aria-hidden="true">
        {name}
      </span>
    </>
  );
}

export function cityWords(city: CityView, facts: GugongFacts, names: string[]): string {
  const parts = [cityName(facts, city.city)];
  if (city.token) parts.push(tokenWords(facts, city.token));
  if (city.travellers.length > 0)
    parts.push(t("web-gugong-travellers", { names: namesOf(names, city.travellers) }));
  if (!city.token && city.travellers.length === 0) parts.push(t("web-gugong-city-empty"));
  return sentences(parts);
}
