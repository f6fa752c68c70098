// Which symbol stands for a name of the rules. Without the page, so that what is told can be tested.

import { PEOPLE } from "./people.ts";
import { THINGS } from "./things.ts";

export const SETS = [PEOPLE, THINGS];

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
