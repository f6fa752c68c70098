import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { type Asked, lookAhead, noteSign } from "../src/table/looking.ts";
import type { Preview } from "../src/table/model.ts";
import { table } from "../src/table/state.ts";
import { choice, offer } from "./support.ts";

const nothing = (): void => undefined;
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false }),
  addEventListener: nothing,
  removeEventListener: nothing,
});

const asking = (version: number, decision = 3) =>
  offer({ version, decision, made: version, choices: [4, 5, 6].map((option) => choice(option)) });

const seen = (option: number, final: boolean): Preview => ({ option, changes: [], stop: "choice", final });

/** What is asked of the server while something is done. */
function asked(act: () => void): Asked[] {
  const found: Asked[] = [];
  mock.timers.enable({ apis: ["setTimeout"] });
  const stop = lookAhead((each) => found.push(each));
  act();
  stop();
  mock.timers.reset();
  return found;
}

/** What is sent while something is done. */
function sent(act: () => void): unknown[][] {
  const found: unknown[][] = [];
  table.connect({ choose: (...each) => void found.push(each) });
  act();
  return found;
}

test("what is pointed at is asked about after a moment, and once", () => {
  table.receive(asking(1));
  const found = asked(() => {
    noteSign();
    table.hovered.value = 0;
    mock.timers.tick(50);
    table.hovered.value = 1; // passed over the first
    mock.timers.tick(100);
    table.hovered.value = null;
    table.hovered.value = 1;
    mock.timers.tick(100);
  });
  assert.deepEqual(found, [{ version: 1, decision: 3, options: [5] }]);
});

test("what comes under a pointer that rests is not asked about until it moves", () => {
  table.receive(asking(1));
  const found = asked(() => {
    noteSign();
    table.receive(asking(2));
    table.hovered.value = 1;
    mock.timers.tick(500);
    noteSign();
    mock.timers.tick(500);
  });
  assert.deepEqual(found, [{ version: 2, decision: 3, options: [5] }]);
});

test("what is picked is asked about at once", () => {
  table.receive(asking(1));
  const found = asked(() => {
    table.selected.value = 2;
  });
  assert.deepEqual(
    found.map((each) => each.options),
    [[6]],
  );
});

test("every offer is looked at anew, and a moment of the past not at all", () => {
  table.receive(asking(1));
  const found = asked(() => {
    table.selected.value = 0;
    table.receive(asking(2)); // the same decision after another seat has answered
    table.selected.value = 0;
    table.held.value = true;
    table.selected.value = 1;
  });
  table.held.value = false;
  assert.deepEqual(
    found.map((each) => each.version),
    [1, 2],
  );
});

test("previews of another state are not believed", () => {
  table.receive(asking(2));
  table.foresee(1, 3, [seen(4, true)]);
  table.foresee(2, 2, [seen(4, true)]);
  assert.equal(table.previews.value.size, 0);
  table.foresee(2, 3, [seen(4, true)]);
  table.foresee(2, 3, [seen(5, false)]);
  assert.deepEqual([...table.previews.value.keys()], [4, 5]);
  table.receive(asking(3));
  assert.equal(table.previews.value.size, 0);
});

test("who has not looked lets the server ask back, and confirms then", () => {
  table.receive(asking(1));
  const found = sent(() => {
    table.pick(0);
    table.refused();
    table.askBack(4);
    assert.equal(table.selected.value, 0);
    assert.equal(table.isFinal(choice(4)), true);
    table.pick(0);
  });
  assert.deepEqual(found, [
    [3, 4, true],
    [3, 4, false],
  ]);
});

test("who has looked knows: what can be taken back is sent, what cannot is confirmed first", () => {
  table.receive(asking(1));
  table.foresee(1, 3, [seen(4, true), seen(5, false)]);
  const found = sent(() => {
    table.pick(0);
    assert.equal(table.selected.value, 0);
    table.pick(1);
  });
  assert.deepEqual(found, [[3, 5, false]]);
});
