import assert from "node:assert/strict";
import { test } from "node:test";
import { SETS as GUGONG } from "../src/games/gugong/icons/named.ts";
import { SETS as PALADINS } from "../src/games/paladins/icons/named.ts";
import { SETS as TROYES } from "../src/games/troyes/icons/named.ts";
import { guide as gugong } from "../src/games/gugong/guide.ts";
import { guide as paladins } from "../src/games/paladins/guide.ts";
import { guide as troyes } from "../src/games/troyes/guide.ts";
import { has } from "../src/i18n/messages.ts";
import { termOf } from "../src/ui/terms.ts";
import { loadEnglish } from "./support.ts";

loadEnglish();

/** The same sign without its inside, so that a number or a colour can stand there. */
const VARIANTS: Record<string, string> = {
  coin: "denier",
  "glory-plain": "glory",
  "charge-neutral": "shield-neutral",
};

const GAMES = [
  ["paladins", PALADINS, paladins],
  ["troyes", TROYES, troyes],
  ["gugong", GUGONG, gugong],
] as const;

for (const [game, sets, guide] of GAMES) {
  test(`${game}: every symbol of the boards stands in the legend, with a name and a meaning`, () => {
    const listed = new Set(guide.glossary.flatMap((group) => group.symbols));
    const drawn = sets.flatMap((set) => Object.keys(set)).map((symbol) => VARIANTS[symbol] ?? symbol);
    assert.deepEqual(
      [...new Set(drawn)].filter((symbol) => !listed.has(symbol)),
      [],
    );
    for (const group of guide.glossary) assert(has(group.label), group.label);
    for (const symbol of listed) {
      assert(termOf(game, symbol), symbol);
      assert(has(`web-${game}-term-${symbol}-what`), symbol);
    }
  });
}
