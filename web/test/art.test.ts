import assert from "node:assert/strict";
import { test } from "node:test";
import { outsider } from "../src/games/paladins/art/outsiders.ts";
import { LOOKS, paladinDrawing } from "../src/games/paladins/art/paladins.ts";
import { TOWNSFOLK } from "../src/games/paladins/art/townsfolk.ts";
import { COLOURS, HERALDRY } from "../src/ui/icons/heraldry.ts";
import { GLYPHS, MIRRORED } from "../src/ui/icons/glyphs.ts";
import { tables } from "./support.ts";

const { facts } = tables();

/** Style attributes would be blocked by the content security policy. */
const clean = (markup: string): void => assert.doesNotMatch(markup, /style=|undefined|NaN/);

test("everybody on a card has a face", () => {
  for (const { name } of Object.values(facts.townsfolk)) {
    const drawn = TOWNSFOLK[name];
    assert(drawn, name);
    clean(drawn.parts.join(""));
  }
  for (const { name, people } of Object.values(facts.outsiders)) {
    const drawn = outsider(name, people);
    assert(drawn, `${name} ${people}`);
    clean(drawn.parts.join(""));
  }
});

test("no two paladins look alike", () => {
  const drawn = Object.keys(facts.paladins).map((name) => paladinDrawing(name).join(""));
  drawn.forEach(clean);
  assert.equal(new Set(drawn).size, 12);
  const grounds = Object.keys(facts.paladins).map((name) => LOOKS[name]?.ground);
  assert.equal(new Set(grounds).size, 12);
});

test("every player colour has its charge and its shield", () => {
  for (const colour of COLOURS) {
    assert(HERALDRY[`charge-${colour}`]?.length, colour);
    assert(HERALDRY[`shield-${colour}`]?.join("").includes(`var(--p-${colour})`), colour);
  }
});

test("what is mirrored is drawn", () => {
  for (const name of MIRRORED) assert(GLYPHS[name], name);
});
