import assert from "node:assert/strict";
import { test } from "node:test";
import { newOf, withRead } from "../src/table/unread.ts";
import type { Choice } from "../src/table/model.ts";
import { elsewhere, touchable } from "../src/table/pages.ts";

const choice = (...elements: string[]): Choice => ({ elements }) as unknown as Choice;
const isOwn = (id: string): boolean => /^[a-z]+\.\d/.test(id);

test("choices are counted on the page where their things are", () => {
  const found = touchable([choice("space.r1_1"), choice("action.0.hunt", "order.x"), choice()], isOwn);
  assert.deepEqual(found, { table: 2, own: 1, rivals: 0, log: 0 });
  const drafted = touchable([choice("paladin.0.ivon"), choice("paladin.0.samson")], isOwn, true);
  assert.deepEqual(drafted, { table: 2, own: 0, rivals: 0, log: 0 });
  assert.equal(elsewhere("table", drafted), null);
  assert.equal(elsewhere("own", drafted), "table");
});

test("a way leads from a page without anything to touch to one that has something", () => {
  const both = touchable([choice("space.r1_1"), choice("action.0.hunt")], isOwn);
  assert.equal(elsewhere("table", both), null);
  assert.equal(elsewhere("own", both), null);
  assert.equal(elsewhere("rivals", both), "table");
  const own = touchable([choice("action.0.hunt")], isOwn);
  assert.equal(elsewhere("table", own), "own");
  assert.equal(elsewhere("own", touchable([choice()], isOwn)), null);
});

test("only what others said since is new", () => {
  const said = [3, 5, 8].map((version) => ({ version, seat: version === 8 ? 0 : 1, name: "", text: "…" }));
  assert.equal(newOf(said, 0, [0]), 2);
  assert.equal(newOf(said, 3, [0]), 1);
  assert.equal(newOf(said, 3, []), 2);
  assert.equal(newOf([{ version: 9, seat: -1, name: "Eve", text: "…" }], 0, [0]), 1);
});

test("the tables longest ago are forgotten", () => {
  let known = {};
  for (let i = 0; i < 70; i += 1) known = withRead(known, `t${i}`, i);
  known = withRead(known, "t20", 99);
  assert.equal(Object.keys(known).length, 60);
  assert.deepEqual(Object.entries(known).at(-1), ["t20", 99]);
  assert.equal("t9" in known, false);
});
