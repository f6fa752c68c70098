import assert from "node:assert/strict";
import { test } from "node:test";
import { dayBefore, median, myDuel, placeOf, sameStart } from "../src/home/duels.ts";
import type { MyTable } from "../src/net/messages.ts";

test("the duel of a browser is the one that counts", () => {
  const table = (daily: string, practice: boolean, game = "troyes") =>
    ({ table: { game, daily, practice } }) as MyTable;
  const counted = table("2026-03-01", false);
  const all = [table("", false), table("2026-03-01", true), table("2026-03-01", false, "gugong"), counted];
  assert.equal(myDuel(all, "troyes", "2026-03-01"), counted);
  assert.equal(myDuel(all, "troyes", "2026-03-02"), null);
});

test("places and the median", () => {
  assert.equal(placeOf(50, [70, 50, 50, 30]), 2);
  assert.equal(placeOf(30, [70, 50, 50, 30]), 4);
  assert.equal(median([30, 70, 50]), 50);
  assert.equal(median([30, 70]), 30);
});

test("two lines are the same up to their first other choice", () => {
  assert.equal(sameStart([1, 2, 3], [1, 2, 4, 5]), 2);
  assert.equal(sameStart([1, 2], [1, 2, 4]), 2);
  assert.equal(sameStart([1, 2, 3], [1]), 1);
  assert.equal(sameStart([1], [2]), 0);
});

test("the day before crosses months and years", () => {
  assert.equal(dayBefore("2026-03-01"), "2026-02-28");
  assert.equal(dayBefore("2026-01-01"), "2025-12-31");
  assert.equal(dayBefore("nonsense"), "");
});
