// Which symbol stands for a name of the rules. Without the page, so that what is told can be tested.

import { ESTATES } from "./estates.ts";
import { GOODS, NEUTRAL } from "./goods.ts";

export const SETS = [ESTATES, GOODS, NEUTRAL];

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

/** What Le Roy does for a roll. */
export const ACTION_ICONS: Record<string, string> = {
  vp: "glory",
  citizen: "citizen",
  rightmost_event: "banner",
  tradesman: "tradesman",
  cathedral: "cathedral",
  character: "character",
};
