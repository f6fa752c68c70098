import assert from "node:assert/strict";
import { test as always } from "node:test";
import { answeredSo, answerSensibly } from "../src/table/sensible.ts";
import { table } from "../src/table/state.ts";
import type { Offer } from "../src/table/model.ts";
import { change } from "../src/ui/settings.ts";
import { choice, offer } from "./support.ts";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });

const asking = (made: number, part: Partial<Offer> = {}) =>
  offer({
    version: made,
    decision: made + 100,
    made,
    choices: [4, 5].map((option) => choice(option)),
    ...part,
  });

let sent: number[][] = [];

/** Every test begins at no table, with the usual settings. */
function test(name: string, act: () => Promise<void>): void {
  always(name, () => {
    begin();
    return act();
  });
}

function begin(): void {
  sent = [];
  table.connect({
    choose: (decision, option, undoable) => void sent.push([decision, option, Number(undoable)]),
  });
  table.receive(null);
  change({ askAll: false, confirm: "barrier" });
}

/** What is sent while these offers come one after another. */
async function through(offers: Offer[], may = () => true): Promise<number[][]> {
  const stop = answerSensibly(may);
  for (const each of offers) {
    table.receive(each);
    await Promise.resolve();
  }
  stop();
  return sent;
}

test("a question with one sensible answer is answered, as what can be taken back", async () => {
  assert.deepEqual(await through([asking(1), asking(2, { sensible: 5 })]), [[102, 5, 1]]);
  assert.equal(answeredSo.value.labels.length, 1);
});

test("it is told until the next choice of one's own", async () => {
  const offers = [asking(1), asking(2, { sensible: 5 }), asking(3, { sensible: 4 }), asking(4)];
  await through(offers);
  assert.equal(answeredSo.value.labels.length, 2);
  await through([asking(5)]);
  assert.equal(answeredSo.value.labels.length, 0);
});

test("whoever opens the table, takes back or does again is asked", async () => {
  const sensible = { sensible: 5 };
  assert.deepEqual(await through([asking(2, sensible)]), []);
  assert.deepEqual(await through([asking(3), asking(2, { ...sensible, decision: 150 })]), []);
  assert.deepEqual(await through([asking(1), asking(2, { ...sensible, can_redo: true })]), []);
});

test("whoever wants to be asked everything, or does not look, is asked", async () => {
  assert.deepEqual(await through([asking(1), asking(2, { sensible: 5 })], () => false), []);
  table.receive(null);
  change({ askAll: true });
  assert.deepEqual(await through([asking(1), asking(2, { sensible: 5 })]), []);
});

test("what cannot be taken back stays picked, to be confirmed", async () => {
  await through([asking(1), asking(2, { sensible: 5 })]);
  table.refused();
  table.askBack(5);
  assert.equal(table.selected.value, 1);
  assert.equal(sent.length, 1);
});

test("whoever confirms every choice finds it picked", async () => {
  change({ confirm: "always" });
  assert.deepEqual(await through([asking(1), asking(2, { sensible: 5 })]), []);
  assert.equal(table.selected.value, 1);
});

test("nothing is answered behind a story that is being told", async () => {
  table.held.value = true;
  assert.deepEqual(await through([asking(1), asking(2, { sensible: 5 })]), []);
  const stop = answerSensibly(() => true);
  table.held.value = false;
  await Promise.resolve();
  stop();
  assert.deepEqual(sent, [[102, 5, 1]]);
});
