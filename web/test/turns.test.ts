import assert from "node:assert/strict";
import { test } from "node:test";
import { turnsFirst } from "../src/home/turns.ts";
import type { MyTable } from "../src/net/messages.ts";

const mine = (index: number, your_turn: boolean, status = "playing") =>
  ({ index, your_turn, seats: [0], table: { status } }) as unknown as MyTable;

test("tables that wait for me come first, else as they were", () => {
  const tables = [mine(0, false), mine(1, true), mine(2, true, "over"), mine(3, true)];
  assert.deepEqual(
    turnsFirst(tables).map((one) => one.index),
    [1, 3, 0, 2],
  );
});
