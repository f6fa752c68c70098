import assert from "node:assert/strict";
import { test } from "node:test";
import {
  alternatives,
  arrange,
  offeredSets,
  type Payment,
  setKey,
  workersOf,
} from "../src/games/paladins/scenes/payment.ts";
import { type SlotKind, type Worker, WORKERS } from "../src/games/paladins/view.ts";
import type { Choice } from "../src/table/model.ts";

/** A choice as the server words it: equal workers counted. */
function choice(option: number, workers: Worker[]): Choice {
  const named = WORKERS.filter((worker) => workers.includes(worker)).map((worker) => ({
    key: `paladins-reward-${worker}`,
    args: { n: workers.filter((other) => other === worker).length },
  }));
  const label = { key: "paladins-opt-pay", args: { workers: named } };
  return {
    option,
    text: `pay ${setKey(workers)}`,
    label,
    elements: ["action.0.attack"],
    cost: [],
    effect: [],
  };
}

/** Every set of workers of a supply that can stand on these spaces, criminals standing in for anybody. */
function payments(supply: Worker[], kinds: SlotKind[]): Worker[][] {
  const found = new Map<string, Worker[]>();
  const place = (standing: Worker[], left: Worker[]): void => {
    const kind = kinds[standing.length];
    if (kind === undefined) {
      found.set(setKey(standing), standing);
      return;
    }
    left.forEach((worker, i) => {
      if (kind === "any" || worker === kind || worker === "criminal")
        place([...standing, worker], left.toSpliced(i, 1));
    });
  };
  place([], supply);
  return [...found.values()];
}

function payment(supply: Worker[], kinds: SlotKind[]): Payment {
  const choices = payments(supply, kinds).map((workers, i) => choice(i, workers));
  const offered = offeredSets(choices);
  const workers = arrange(workersOf(choices[0] as Choice), kinds);
  const spaces = kinds.map((kind, index) => ({ index, kind }));
  return { action: "attack", favour: null, spaces, workers, index: 0, offered };
}

test("colours stand on their own spaces, criminals where one is missing, the rest on clear ones", () => {
  assert.deepEqual(arrange(["labourer", "scout", "fighter"], ["scout", "any", "fighter"]), [
    "scout",
    "labourer",
    "fighter",
  ]);
  assert.deepEqual(arrange(["labourer", "fighter", "criminal"], ["scout", "any", "fighter"]), [
    "criminal",
    "labourer",
    "fighter",
  ]);
  assert.deepEqual(arrange(["scout", "scout", "fighter"], ["scout", "any", "fighter"]), [
    "scout",
    "scout",
    "fighter",
  ]);
  assert.deepEqual(arrange(["criminal"], ["cleric"]), ["criminal"]);
});

test("a space can be changed to whoever fits there and is offered, and to nobody else", () => {
  const paid = payment(["labourer", "scout", "cleric", "criminal"], ["scout", "any"]);
  assert.deepEqual(paid.workers, ["scout", "labourer"]);
  assert.deepEqual(alternatives(paid, 0), ["scout", "criminal"]);
  assert.deepEqual(alternatives(paid, 1), ["labourer", "cleric", "criminal"]);
});

test("with nobody to spare nothing can be changed", () => {
  const paid = payment(["scout", "labourer"], ["scout", "any"]);
  assert.deepEqual([alternatives(paid, 0), alternatives(paid, 1)], [["scout"], ["labourer"]]);
});

test("every payment on offer can be reached by changing one space after another", () => {
  const supply: Worker[] = [
    "labourer",
    "scout",
    "scout",
    "merchant",
    "fighter",
    "cleric",
    "criminal",
    "criminal",
  ];
  const boards: SlotKind[][] = [["scout", "any", "fighter"], ["any", "cleric"], ["any", "any"], ["cleric"]];
  for (const kinds of boards) {
    const first = payment(supply, kinds);
    const reached = new Set([setKey(first.workers)]);
    const waiting = [first.workers];
    for (let workers = waiting.pop(); workers; workers = waiting.pop()) {
      for (const at of kinds.keys()) {
        for (const worker of alternatives({ ...first, workers }, at)) {
          const next = workers.with(at, worker);
          if (reached.has(setKey(next))) continue;
          reached.add(setKey(next));
          waiting.push(next);
        }
      }
    }
    assert.equal(reached.size, first.offered.size, kinds.join(" "));
  }
});
