// All symbols of Troyes, and which of them stands for a name of the rules.

import { addIcons } from "../../../ui/Icon.tsx";
import { ESTATES } from "./estates.ts";
import { GOODS, NEUTRAL } from "./goods.ts";

const SETS = [ESTATES, GOODS, NEUTRAL];
for (const set of SETS) addIcons(set);

const NAMED: ReadonlySet<string> = new Set(SETS.flatMap((set) => Object.keys(set)));

/** Names of the rules that are drawn under another name. */
const DRAWN_AS: Record<string, string> = {
  red: "sword",
  white: "mitre",
  yellow: "wheat",
  black: "blades",
  any: "estates",
  deniers: "denier",
  influence: "fleur",
  vp: "glory",
  vp_open: "glory",
  supply: "citizen",
  citizens: "citizen",
  tradesmen: "tradesman",
  cubes: "cube",
  events: "event-won",
  won: "event-won",
  city_hall: "city-hall",
  agriculture: "field",
  recruit: "enlist",
  flip: "turn-over",
  flag: "banner",
};

/** The symbol of a good, cost, colour, building or thing counted. */
export function iconOf(name: string): string | null {
  const drawn = DRAWN_AS[name] ?? name;
  return NAMED.has(drawn) ? drawn : null;
}
