import assert from "node:assert/strict";
import { test } from "node:test";
import { chapterOf, chaptersOf, isRuling, RULED } from "../src/home/rules.ts";
import { has, t } from "../src/i18n/messages.ts";
import { entriesOf, GOAL, nameOf, searched } from "../src/rules/entries.ts";
import { leadsOf, marked, search, wantedIn } from "../src/rules/search.ts";
import { loadEnglish } from "./support.ts";

loadEnglish();
const first = (game: string, query: string, n = 3): string[] =>
  searched(game, query)
    .slice(0, n)
    .map((entry) => entry.id);

test("people find what they ask for in their own words", () => {
  const score: Record<string, string> = { paladins: "P80", troyes: "T70", gugong: "G90" };
  for (const game of RULED) {
    for (const query of ["how do I win", "How do I win?", "goal", "winning"]) {
      const found = first(game, query);
      assert(found.includes(GOAL) && found.includes(score[game] as string), `${game}: ${query}: ${found}`);
    }
  }
  assert.equal(first("paladins", "tie")[0], "P80");
  assert.equal(first("troyes", "tie")[0], "T46");
  assert.equal(first("gugong", "tie")[0], "G57");
  assert.equal(first("paladins", "monastery")[0], "P40");
  assert(first("paladins", "what do criminals do", 2).includes("P60"));
  assert.equal(first("troyes", "buy dice")[0], "T20");
  assert.equal(first("gugong", "my card is too low")[0], "G21");
  assert.equal(first("gugong", "GUGONG nonsense").length, 0);
});

test("a rule is found by its id", () => {
  assert.equal(first("paladins", "p43")[0], "P43");
  assert.equal(first("paladins", "R-P05")[0], "R-P05");
});

test("what was looked for is marked, whatever its ending, capitals and accents", () => {
  const pieces = marked("Anséis counts monks.", ["anseis", "monk"]);
  assert.deepEqual(
    pieces.filter(({ hit }) => hit).map(({ text }) => text),
    ["Anséis", "monks"],
  );
  assert.equal(pieces.map(({ text }) => text).join(""), "Anséis counts monks.");
});

test("words that stand in every question are left out, unless there are no others", () => {
  const stop = new Set(["how", "do", "i"]);
  assert.deepEqual(wantedIn("How do I pray?", stop), ["pray"]);
  assert.deepEqual(wantedIn("how", stop), ["how"]);
});

test("an entry with all words comes before, and instead of, those with some", () => {
  const entries = ["red dice", "red", "dice"].map((text) => ({ id: text, title: "", text, also: [] }));
  assert.deepEqual(
    search(entries, "dice red", new Set()).map((entry) => entry.id),
    ["red dice"],
  );
});

for (const game of RULED) {
  test(`${game}: words to search by lead to rules there are`, () => {
    const known = new Set(entriesOf(game).map((entry) => entry.id));
    const leads = leadsOf(t(`${game}-rules-search`));
    assert(leads.size > 12);
    for (const id of leads.keys()) assert(known.has(id), id);
  });

  test(`${game}: chapters say what they are about, and rules have names`, () => {
    for (const chapter of chaptersOf(game)) {
      assert(has(`${chapter.key}-what`), chapter.key);
      for (const id of chapter.rules) {
        assert(isRuling(id) || nameOf(game, id), id);
        assert.equal(chapterOf(id)?.name, chapter.name);
      }
    }
  });
}
