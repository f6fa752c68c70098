import assert from "node:assert/strict";
import { test } from "node:test";
import { aimAt, aimedAt, dropAim } from "../src/table/aim.ts";
import type { Choice, Offer, Refusal } from "../src/table/model.ts";
import { table } from "../src/table/state.ts";
import { waysOf } from "../src/table/ways.ts";
import { becauses } from "../src/table/why.ts";
import { spentDice } from "../src/games/troyes/rail/spent.ts";
import { choice, line, loadEnglish, offer } from "./support.ts";

loadEnglish();
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });

test("the ways to do one thing are one entry, and ways out come last", () => {
  const choices = ["pass", "hunt", "trade", "hunt"].map((kind, option) => choice(option, kind));
  const ways = waysOf(choices, ({ kind }) => ({ group: kind, out: kind === "pass" }));
  assert.deepEqual(
    ways.map((found) => found.map(({ index }) => index)),
    [[1, 3], [2], [0]],
  );
});

const refusal = (what: string, why: string): Refusal => ({
  ...choice(0),
  label: { key: `raw:${what}`, args: {} },
  reason: { msg: { key: `raw:${why}`, args: {} }, rule: "" },
});

test("a reason is told once with all it is about, and what holds for one thing comes first", () => {
  const told = becauses([
    refusal("a card", "not turned up yet"),
    refusal("another card", "not turned up yet"),
    refusal("a card", "not turned up yet"),
    refusal("Pray", "costs 2 silver"),
  ]);
  assert.deepEqual(
    told.map(({ why, what }) => [why, what]),
    [
      ["costs 2 silver", ["Pray"]],
      ["not turned up yet", ["a card", "another card"]],
    ],
  );
});

test("what can be done beside every decision comes last", () => {
  const trade = { ...refusal("2 tokens for 1 servant", "you have none"), kind: "trade" };
  const told = becauses([trade, refusal("B", "costs 2"), refusal("C", "costs 2")], ["trade"]);
  assert.deepEqual(
    told.map(({ why }) => why),
    ["costs 2", "you have none"],
  );
});

// --- the target first ------------------------------------------------------------------------------------

const anchor = {} as HTMLElement;
const on = (option: number, element: string): Choice => ({ ...choice(option), elements: [element] });

/** A turn in which an attack (4) or a conversion (5) would ask about the archer. */
const turn = (part: Partial<Offer> = {}) =>
  offer({
    version: 1,
    decision: 1,
    made: 1,
    choices: [choice(4), choice(5)],
    leads: { archer: [4] },
    ...part,
  });

const underway = (option: number) => [choice(option)];

async function after(act: () => void): Promise<number[]> {
  const sent: number[] = [];
  table.connect({ choose: (_, option) => void sent.push(option) });
  act();
  await Promise.resolve();
  return sent;
}

test("a thing touched first begins what leads there, and is chosen when it is asked about", async () => {
  table.receive(turn());
  assert.deepEqual(await after(() => aimAt("archer", anchor)), [4]);
  const workers = {
    version: 2,
    decision: 2,
    made: 2,
    choices: [choice(7), choice(8)],
    underway: underway(4),
  };
  assert.deepEqual(await after(() => table.receive(offer(workers))), []);
  assert.equal(aimedAt.value, "archer");
  const whom = { choices: [on(0, "warrior"), on(1, "archer")], underway: underway(4) };
  assert.deepEqual(
    await after(() => table.receive(offer({ version: 3, decision: 3, made: 3, ...whom }))),
    [1],
  );
  assert.equal(aimedAt.value, null);
});

test("something else, going back, and many ways to have it leave the choice to the player", async () => {
  const whom = { choices: [on(0, "archer"), on(1, "warrior")] };
  const asked = (part: Partial<Offer>) => after(() => table.receive(offer({ decision: 9, ...part })));
  const begin = async () => {
    dropAim();
    table.receive(turn());
    await after(() => aimAt("archer", anchor));
  };
  await begin();
  assert.deepEqual(await asked({ made: 2, ...whom, underway: underway(5) }), []); // the other action was chosen
  await begin();
  assert.deepEqual(await asked({ made: 0, ...whom }), []);
  await begin();
  const twice = [on(0, "archer"), on(1, "archer")];
  assert.deepEqual(await asked({ made: 2, choices: twice, underway: underway(4) }), []);
});

// --- Troyes ------------------------------------------------------------------------------------------------

test("the dice an action was paid with are those since it began", () => {
  const die = (value: number) =>
    line({ event: "die_taken", fields: { owner: 1, die: ["red", value], price: 2 } });
  const acts = line({ event: "acts", who: 0 });
  const lines = [acts, die(1), acts, die(5), line({ event: "paid" }), die(6)];
  assert.deepEqual(
    spentDice(lines, 0).map(({ value, price }) => [value, price]),
    [
      [5, 2],
      [6, 2],
    ],
  );
  assert.deepEqual(spentDice(lines, 1), []);
});
