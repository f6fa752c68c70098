import assert from "node:assert/strict";
import { test } from "node:test";
import { isSecond } from "../src/table/clicks.ts";
import type { Offer } from "../src/table/model.ts";
import { type Past, table } from "../src/table/state.ts";
import { choice } from "./support.ts";

const asked = (decision: number, made: number): Offer => ({
  version: made,
  seat: 0,
  decision,
  made,
  decider: 0,
  waiting: [0],
  view: "now",
  prompt: { key: "raw:what", args: {} },
  choices: [4, 5].map((option) => ({ ...choice(option), elements: ["e"] })),
  refused: [],
  can_undo: true,
  can_redo: true,
});

const then = (n: number): Past => ({ n, events: -1, seat: 0, decider: 1, view: { past: n }, lines: [] });

/** What is sent while something is done. */
function sent(act: () => void): string[] {
  const found: string[] = [];
  table.connect({
    choose: (_, option) => void found.push(`choose ${option}`),
    undo: (turn) => void found.push(turn ? "turn" : "undo"),
    redo: () => void found.push("redo"),
  });
  act();
  return found;
}

test("an earlier step has a view and nothing to play", () => {
  table.receive(asked(7, 9));
  table.selected.value = 1;
  table.hovered.value = 1;
  table.past.value = then(3);
  const { offer, touch } = table;
  assert.deepEqual(offer.value?.view, { past: 3 });
  assert.deepEqual([offer.value?.decision, offer.value?.prompt, offer.value?.choices], [-1, null, []]);
  assert.deepEqual(offer.value?.waiting, [1]);
  assert.equal(touch.value.choices.size, 0);
  assert.deepEqual([table.selected.value, table.hovered.value], [null, null]);
  const tried = sent(() => {
    table.pick(0);
    table.commit(0);
    table.undo();
    table.undo(true);
    table.redo();
    table.takeBack();
  });
  assert.deepEqual(tried, []);
  table.past.value = null;
  assert.equal(offer.value?.decision, 7);
  assert.deepEqual(
    sent(() => table.undo()),
    ["undo"],
  );
  table.receive(null);
});

test("the past stays on show while others play, and ends where it was taken back", () => {
  table.receive(asked(7, 9));
  table.past.value = then(3);
  table.receive(asked(8, 10));
  assert.equal(table.past.value?.n, 3);
  table.receive(asked(9, 3));
  assert.equal(table.past.value, null);
  table.receive(null);
});

test("undo takes back what is picked and not sent before anything else", () => {
  table.receive(asked(7, 9));
  table.selected.value = 1;
  assert.deepEqual(
    sent(() => table.undo()),
    [],
  );
  assert.equal(table.selected.value, null);
  table.selected.value = 1;
  assert.deepEqual(
    sent(() => table.undo(true)),
    ["turn"],
  );
  table.receive(null);
});

test("a second click is one that follows at once at the same place", () => {
  const click = { detail: 1, time: 1000, x: 50, y: 50 };
  assert(!isSecond(null, click));
  assert(isSecond(null, { ...click, detail: 2 }));
  assert(isSecond(click, { ...click, time: 1200, x: 52 })); // a finger, whose taps are not counted
  assert(!isSecond(click, { ...click, time: 1500 }));
  assert(!isSecond(click, { ...click, time: 1200, x: 90 }));
  assert(!isSecond(click, { ...click, time: 1200, detail: 0 })); // made by a key
});
