import assert from "node:assert/strict";
import { test } from "node:test";
import { between, countingTime, numberIn } from "../src/table/counting.ts";
import { typeDigit } from "../src/table/digits.ts";
import { nearest } from "../src/table/explore.ts";
import { touchOf } from "../src/table/model.ts";
import { firstFollowed, shownOf } from "../src/table/pace.ts";
import { choicePreview } from "../src/table/preview.ts";
import { actionsOf } from "../src/table/actions.ts";
import { gistOf, unseenFrom } from "../src/table/since.ts";
import { table } from "../src/table/state.ts";
import { placeBeside, type Box } from "../src/ui/placing.ts";
import { choice, line, offer } from "./support.ts";

test("a preview tells the player's own figures", () => {
  const preview = {
    option: 3,
    stop: "choice" as const,
    final: false,
    changes: [
      [["seats", "seat.0", "silver"], 4, 2],
      [["seats", "seat.0", "attributes", "influence", "track"], 1, 2],
      [["seats", "seat.0", "attributes", "influence", "now"], 4, 5], // what header and prompt count: with the paladin
      [["seats", "seat.0", "attributes", "influence", "vp"], 3, 3],
      [["seats", "seat.0", "workers", "scout"], 2, 1],
      [["seats", "seat.0", "score", "influence"], 3, 4],
      [["seats", "seat.0", "passed"], false, true],
      [["seats", "seat.1", "silver"], 1, 9],
      [["tax", "now"], 5, 4],
    ] as [string[], unknown, unknown][],
  };
  assert.deepEqual(choicePreview(preview, 0), [
    { name: "silver", before: 4, after: 2 },
    { name: "influence", before: 4, after: 5 },
    { name: "scout", before: 2, after: 1 },
  ]);
  assert.deepEqual(choicePreview(preview, 1), [{ name: "silver", before: 1, after: 9 }]);
});

test("elements know their choices and refusals", () => {
  const one = { ...choice(7), elements: ["a", "b"] };
  const two = { ...choice(9), elements: ["b"] };
  const touch = touchOf(offer({ choices: [one, two] }));
  assert.deepEqual(touch.choices.get("b"), [0, 1]);
  assert.deepEqual(touch.choices.get("a"), [0]);
  assert.equal(touchOf(null).choices.size, 0);
});

test("digits choose at once unless a larger number could be meant", () => {
  assert.deepEqual(typeDigit("", "3", 9), { typed: "", pick: 2, wait: false });
  assert.deepEqual(typeDigit("", "1", 12), { typed: "1", pick: 0, wait: true });
  assert.deepEqual(typeDigit("1", "2", 12), { typed: "", pick: 11, wait: false });
  assert.deepEqual(typeDigit("1", "3", 12), { typed: "", pick: null, wait: false });
  assert.deepEqual(typeDigit("", "2", 12), { typed: "", pick: 1, wait: false });
  assert.deepEqual(typeDigit("", "0", 12), { typed: "", pick: null, wait: false });
  assert.deepEqual(typeDigit("", "5", 3), { typed: "", pick: null, wait: false });
  assert.deepEqual(typeDigit("", "1", 10), { typed: "1", pick: 0, wait: true });
  assert.deepEqual(typeDigit("1", "0", 10), { typed: "", pick: 9, wait: false });
  assert.deepEqual(typeDigit("", "1", 0), { typed: "", pick: null, wait: false });
});

const box = (left: number, top: number, width = 10, height = 10): Box => ({ left, top, width, height });

test("arrow keys go to the nearest thing ahead", () => {
  const boxes = [box(20, 0), box(60, 0), box(0, 30), box(22, 28)];
  const from = box(0, 0);
  assert.equal(nearest(from, boxes, "ArrowRight"), 0);
  assert.equal(nearest(from, boxes, "ArrowDown"), 2);
  assert.equal(nearest(from, boxes, "ArrowLeft"), -1);
  assert.equal(nearest(box(60, 0), boxes, "ArrowLeft"), 0);
});

test("a bubble lies beside its thing, in the window, off what may be touched", () => {
  const screen = { width: 400, height: 300 };
  const size = { width: 100, height: 40 };
  const anchor = box(150, 100, 60, 20);
  assert.deepEqual(placeBeside(anchor, size, screen, []), { left: 130, top: 128 });
  assert.deepEqual(placeBeside(anchor, size, screen, [box(140, 130, 60, 30)]), { left: 130, top: 52 });
  class Measured {
    get width() {
      return 100;
    }
    get height() {
      return 40;
    }
  }
  assert.deepEqual(placeBeside(anchor, new Measured(), screen, [box(140, 130, 60, 30)]), {
    left: 130,
    top: 52,
  });
  const corner = placeBeside(box(390, 290), size, screen, []);
  assert(corner.left >= 8 && corner.left + 100 <= 392 && corner.top >= 8 && corner.top + 40 <= 292);
});

test("numbers count, single steps are shown at once", () => {
  assert.equal(numberIn(" 12 "), 12);
  assert.equal(numberIn("+3"), null);
  assert.equal(numberIn("2/7"), null);
  assert.equal(countingTime(4, 5), 0);
  assert.equal(countingTime(0, 3), 270);
  assert.equal(countingTime(0, 60), 420);
  assert.equal(between(2, 10, 0), 2);
  assert.equal(between(2, 10, 1), 10);
  assert.equal(between(10, 2, 2), 2);
  assert(between(0, 10, 0.5) > 5); // it slows down towards the end
});

test("news begins where others answered my last choice", () => {
  const log = [
    line({ version: 3, who: 0 }),
    line({ version: 4, who: 0 }),
    line({ version: 4, who: 1 }),
    line({ version: 4, who: 0, event: "paladins_drawn" }),
    line({ version: 5, who: -1 }),
  ];
  assert.equal(unseenFrom(log, [0], 4), 2);
  assert.equal(unseenFrom(log, [0], 3), 1);
  assert.equal(unseenFrom(log, [0], 5), 5);
  assert.equal(unseenFrom(log, [0], 0), 5); // before the first choice nothing is news
  assert.equal(unseenFrom(log, [0, 1], 4), 4);
});

test("a summary tells what matters, or everything if nothing does", () => {
  const actions = actionsOf([line({ event: "paid_out", beat: true }), line({ event: "hired", beat: true })]);
  assert.deepEqual(gistOf(actions, new Set(["hired"])), [actions[1]]);
  assert.deepEqual(gistOf(actions, new Set()), actions);
});

test("lines wait from the first that somebody else caused", () => {
  const lines = [line({ who: 0 }), line({ who: -1 }), line({ who: 1 }), line({ who: -1 })];
  assert.equal(
    firstFollowed(lines, (seat) => seat === 1),
    2,
  );
  assert.equal(
    firstFollowed(lines, () => false),
    4,
  );
  assert.deepEqual(shownOf(lines, 2), lines.slice(0, 2));
});

test("while something is shown, nothing can be touched or picked", () => {
  const sent: number[] = [];
  table.connect({ choose: (_, option) => void sent.push(option) });
  table.receive(offer({ decision: 1, choices: [{ ...choice(1), elements: ["e"] }] }));
  table.held.value = true;
  assert.equal(table.touch.value.choices.size, 0);
  table.pick(0);
  assert.deepEqual(sent, []);
  table.held.value = false;
  assert.deepEqual(table.touch.value.choices.get("e"), [0]);
  table.commit(0);
  assert.deepEqual(sent, [1]);
  table.receive(null);
});
