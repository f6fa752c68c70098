// All symbols of Gùgōng, and which of them stands for a name of the rules. They carry the game's prefix:
// the page has one sprite for all games.

import { addIcons } from "../../../ui/Icon.tsx";
import { PEOPLE } from "./people.ts";
import { THINGS } from "./things.ts";

const SETS = [PEOPLE, THINGS];
for (const set of SETS) addIcons(set);

const NAMED: ReadonlySet<string> = new Set(SETS.flatMap((set) => Object.keys(set)));

/** Names of the rules that are drawn under another name. */
const DRAWN_AS: Record<string, string> = {
  travel: "traveller",
  decrees: "decree",
  canal: "ship",
  pool: "servant",
  placed: "servant",
  servants: "servant",
  gift_card: "gift",
  cards: "hand",
  take_back: "take-back",
  score: "vp",
  tokens: "token",
};

/** The symbol of a location, cost, effect or thing counted. */
export function iconOf(name: string): string | null {
  const drawn = `gg-${(DRAWN_AS[name] ?? name).replaceAll("_", "-")}`;
  return NAMED.has(drawn) ? drawn : null;
}
