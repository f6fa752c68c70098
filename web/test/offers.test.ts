import assert from "node:assert/strict";
import { test } from "node:test";
import type { Offer, ServerMessage } from "../src/net/messages.ts";
import { merged, Offers } from "../src/net/offers.ts";
import { table } from "../src/table/state.ts";
import { choice } from "./support.ts";

const offer = (changes: Offer["changes"], view: Offer["view"] = null): Offer => ({
  type: "offer",
  version: 1,
  seat: 0,
  decision: 3,
  made: 0,
  decider: 0,
  waiting: [0],
  view,
  changes,
  prompt: null,
  choices: [{ ...choice(4), elements: ["e"] }],
  refused: [],
  can_undo: false,
  can_redo: false,
});

const viewOf = (message: ServerMessage): unknown => (message.type === "offer" ? message.view : undefined);

test("changes are put where they belong, and all else stays the same object", () => {
  const seats = [{ id: "seat.0", silver: 1, hand: ["a"] }, { id: "seat.1" }];
  const before = { round: 1, row: ["x"], seats };
  const after = merged(before, [
    ["", { round: 2 }],
    ["seats.0", { silver: 5 }],
    ["seats.0", { debts: 1 }],
  ]);
  assert.deepEqual(after, {
    round: 2,
    row: ["x"],
    seats: [{ id: "seat.0", silver: 5, hand: ["a"], debts: 1 }, { id: "seat.1" }],
  });
  assert.equal(after.row, before.row);
  const now = after.seats as typeof seats;
  assert.equal(now[1], seats[1]);
  assert.equal(now[0]?.hand, seats[0]?.hand);
  assert.deepEqual(before.seats[0], { id: "seat.0", silver: 1, hand: ["a"] }); // the older view is still itself
});

test("a view begins anew with a welcome, and a whole one is taken as it is", () => {
  const offers = new Offers();
  const all: Offer["changes"] = [
    ["", { a: 1 }],
    ["seats.0", { b: 1 }],
    ["seats.1", { b: 2 }],
  ];
  assert.deepEqual(viewOf(offers.take(offer(all))), { a: 1, seats: [{ b: 1 }, { b: 2 }] });
  assert.deepEqual(viewOf(offers.take(offer([]))), { a: 1, seats: [{ b: 1 }, { b: 2 }] });
  offers.take({ type: "welcome" } as ServerMessage);
  assert.deepEqual(viewOf(offers.take(offer([["", { c: 3 }]]))), { c: 3 });
  assert.deepEqual(viewOf(offers.take(offer(null, { d: 4 }))), { d: 4 });
});

test("reasons come after their offer, and nothing that was picked meanwhile is lost", () => {
  const { type: _, changes: __, ...told } = offer(null, {});
  const why = { key: "raw:no", args: {} };
  const refusal = {
    text: "x",
    kind: "x",
    args: {},
    label: why,
    elements: ["f"],
    reason: { msg: why, rule: "" },
  };
  table.receive(told);
  table.selected.value = 0;
  table.explain(2, [refusal]); // of a decision that has passed
  assert.equal(table.refusals.value.length, 0);
  table.explain(3, [refusal]);
  assert.equal(table.touch.value.refusals.get("f")?.length, 1);
  assert.equal(table.selected.value, 0);
  table.receive({ ...told, decision: 4 });
  assert.equal(table.refusals.value.length, 0);
});
