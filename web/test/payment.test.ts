import assert from "node:assert/strict";
import { test } from "node:test";
import { known, type Known } from "../src/games/paladins/known.ts";
import { alternatives, offeredSets, type Payment, setKey } from "../src/games/paladins/scenes/payment.ts";
import { type Worker, WORKERS } from "../src/games/paladins/shapes.ts";
import { choice } from "./support.ts";

const ANYBODY: Worker[] = [...WORKERS];
const only = (...workers: Worker[]): Worker[] => workers;

/** Every set of workers of a supply that can stand on spaces that take these. */
function payments(supply: Worker[], takes: Worker[][]): Worker[][] {
  const found = new Map<string, Worker[]>();
  const place = (standing: Worker[], left: Worker[]): void => {
    const here = takes[standing.length];
    if (here === undefined) {
      if (!found.has(setKey(standing))) found.set(setKey(standing), standing);
      return;
    }
    left.forEach((worker, i) => {
      if (here.includes(worker)) place([...standing, worker], left.toSpliced(i, 1));
    });
  };
  place([], supply);
  return [...found.values()];
}

function offeredTo(supply: Worker[], takes: Worker[][]): Known[] {
  const spaces = takes.map((_, i) => `slot.0.attack.${i}`);
  return payments(supply, takes).map((workers, i) =>
    known(choice(i, "pay", { action: "attack", workers, spaces })),
  );
}

function payment(supply: Worker[], takes: Worker[][]): Payment {
  const choices = offeredTo(supply, takes);
  const [first] = choices;
  assert(first?.kind === "pay");
  const spaces = first.args.spaces.map((id, i) => ({ id, takes: takes[i] ?? [] }));
  return {
    action: "attack",
    favour: null,
    spaces,
    workers: first.args.workers,
    index: 0,
    offered: offeredSets(choices),
  };
}

test("a space can be changed to whoever fits there and is offered, and to nobody else", () => {
  const paid = payment(["labourer", "scout", "cleric", "criminal"], [only("scout", "criminal"), ANYBODY]);
  assert.deepEqual(paid.workers, ["scout", "labourer"]);
  assert.deepEqual(alternatives(paid, 0), ["scout", "criminal"]);
  assert.deepEqual(alternatives(paid, 1), ["labourer", "cleric", "criminal"]);
});

test("with nobody to spare nothing can be changed", () => {
  const paid = payment(["scout", "labourer"], [only("scout", "criminal"), ANYBODY]);
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
  const [scouts, fighters, clerics] = [
    only("scout", "criminal"),
    only("fighter", "criminal"),
    only("cleric", "criminal"),
  ];
  const boards = [[scouts, ANYBODY, fighters], [ANYBODY, clerics], [ANYBODY, ANYBODY], [clerics]];
  for (const takes of boards) {
    const first = payment(supply, takes);
    const reached = new Set([setKey(first.workers)]);
    const waiting = [first.workers];
    for (let workers = waiting.pop(); workers; workers = waiting.pop()) {
      for (const at of takes.keys()) {
        for (const worker of alternatives({ ...first, workers }, at)) {
          const next = workers.with(at, worker);
          if (reached.has(setKey(next))) continue;
          reached.add(setKey(next));
          waiting.push(next);
        }
      }
    }
    assert.equal(reached.size, first.offered.size, takes.join(" "));
  }
});
