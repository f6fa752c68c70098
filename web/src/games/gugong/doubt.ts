// Which values are reconstructed: the component file says so for every path. The rules page tells more.

import { locationOf, type Props } from "./seats.ts";
import type { GugongFacts, Place } from "./shapes.ts";

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

/** Where the reconstructed values of an element stand; null if it has none. */
export function uncheckedAt(id: string, props: Props): string | null {
  const [kind = "", name = ""] = id.split(".");
  const path = PATHS[kind]?.(name, props);
  return path !== undefined && hasUnchecked(path, props.facts) ? path : null;
}

/** Whether there is a reconstructed value below a path. */
export function hasUnchecked(path: string, { provenance }: GugongFacts): boolean {
  return Object.keys(provenance).some(
    (each) => provenance[each] === "reconstructed" && (each === path || each.startsWith(`${path}.`)),
  );
}
