// Which values are reconstructed: the component file says so for every path, and why.

import { locationOf, type Props } from "./seats.ts";
import type { GugongFacts, Place } from "./view.ts";

type Path = (name: string, props: Props) => string;

/** Where in the component file the values of an element stand. */
const PATHS: Record<string, Path> = {
  location: (place, { view }) => `gift_cards.${locationOf(view, place as Place)?.card ?? ""}.value`,
  hand: (card) => `gift_cards.${card}.value`,
  discard: (card) => `gift_cards.${card}.value`,
  city: (city) => `cities.${city}`,
  house: (house, { view }) => (house === "square" ? "jade.square" : `jade.houses_${view.side + 1}`),
  decree: (decree) => `decrees.${decree}`,
  audience: (n) => `palace.audience_vp.${n}`,
  die: (n) => `dice.die_${n}`,
};

/** The notes on reconstructed values of an element, or null if there are none. */
export function doubtAbout(id: string, props: Props): string | null {
  const [kind = "", name = ""] = id.split(".");
  const path = PATHS[kind]?.(name, props);
  return path ? notesUnder(path, props.facts) : null;
}

/** All that is said about reconstructed values below a path, each once. */
export function notesUnder(path: string, { provenance, notes }: GugongFacts): string | null {
  const found = Object.keys(provenance)
    .filter((each) => provenance[each] === "reconstructed" && (each === path || each.startsWith(`${path}.`)))
    .map((each) => notes[each] ?? "");
  return found.length > 0 ? [...new Set(found)].join("; ") : null;
}
