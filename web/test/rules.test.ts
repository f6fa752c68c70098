import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { guide } from "../src/games/paladins/guide.ts";
import { chaptersOf, gameOf, RULED } from "../src/home/rules.ts";
import { has, t } from "../src/i18n/messages.ts";
import { termOf } from "../src/ui/terms.ts";
import type { PaladinsView } from "../src/games/paladins/shapes.ts";
import { loadEnglish, root, tables } from "./support.ts";

loadEnglish();
const chapters = chaptersOf("paladins");
const ids = chapters.flatMap((chapter) => chapter.rules);
const textOf = (id: string): string => t(`paladins-rule-${id.toLowerCase()}`);

test("every chapter has a title and every rule two to six sentences", () => {
  for (const chapter of chapters) assert(has(chapter.key), chapter.key);
  for (const id of ids) {
    assert(has(`paladins-rule-${id.toLowerCase()}`), id);
    const sentences = textOf(id).match(/[.?](?= |$)/g)?.length ?? 0;
    assert(sentences >= 2 && sentences <= 6, `${id}: ${sentences} sentences`);
  }
  assert.equal(new Set(ids).size, ids.length);
});

for (const game of RULED) {
  const letter = game.charAt(0).toUpperCase();
  const read = chaptersOf(game);
  const known = read.flatMap((chapter) => chapter.rules);

  test(`${game}: every chapter and every rule can be read`, () => {
    for (const chapter of read) assert(has(chapter.key), chapter.key);
    for (const id of known) assert(has(`${game}-rule-${id.toLowerCase()}`), id);
    assert.equal(new Set(known).size, known.length);
    for (const id of known) assert.equal(gameOf(id), game);
  });

  test(`${game}: every rule a refusal may cite can be read`, () => {
    const reasons = readFileSync(new URL(`src/regnum/games/${game}/words/reasons.py`, root), "utf8");
    const cited = [...reasons.matchAll(new RegExp(`"(${letter}\\d+)"`, "g"))].map(
      (found) => found[1] as string,
    );
    assert(cited.length > 25);
    for (const id of cited) assert(known.includes(id), id);
  });

  test(`${game}: every ruling is there`, () => {
    const rulings = readFileSync(new URL(`docs/rulings/${game}.md`, root), "utf8");
    const decided = [...rulings.matchAll(new RegExp(`^\\| (R-${letter}\\d+) `, "gm"))].map(
      (found) => found[1] as string,
    );
    assert.deepEqual(
      known.filter((id) => id.startsWith("R-")),
      decided,
    );
  });
}

test("numbers of the rules are those of the components", () => {
  const { facts, tables: found } = tables();
  const { board } = facts;
  const view = found[0]?.view as PaladinsView;
  const told = (id: string, numbers: (number | string)[]) =>
    assert(textOf(id).includes(numbers.join(", ")), `${id}: ${numbers.join(", ")}`);
  told("P40", board.commission_cost);
  told("P41", board.fortify_cost);
  told("P41", board.fortify_need);
  told("P42", board.garrison_cost);
  told("P43", board.absolve_cost);
  told("P45", board.convert_cost);
  told(
    "P40",
    view.regions.map((region) => region.faith),
  );
  told(
    "P42",
    view.regions.map((region) => region.strength),
  );
  told("P30", [`${board.develop_silver} silver`]);
  told("P33", [`${board.pray_silver} silver`]);
  told("P64", [`costs ${-board.unpaid_vp} VP`]);
  told("P80", [`up to ${board.attribute_vp.at(-1)} VP each`]);
  told("P80", board.action_vp.develop.slice(6));
  for (const action of ["commission", "garrison", "fortify", "absolve"] as const) {
    told("P80", board.action_vp[action].slice(5));
  }
});

test("every symbol of the glossary has a name and a meaning", () => {
  const symbols = guide.glossary.flatMap((group) => group.symbols);
  assert(symbols.length > 45);
  for (const group of guide.glossary) assert(has(group.label), group.label);
  for (const symbol of symbols) {
    const term = termOf("paladins", symbol);
    assert(term && has(`web-paladins-term-${symbol}-what`), symbol);
  }
  assert.equal(termOf("paladins", "undo"), null);
});
