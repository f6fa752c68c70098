import assert from "node:assert/strict";
import { test } from "node:test";
import { beatsOf, withBeats } from "../src/table/beats.ts";
import { line } from "./support.ts";

const flags = (lines: { beat: boolean }[]) => lines.map((each) => each.beat);

test("the first line begins an action, and what the server says does", () => {
  const told = withBeats([], [line({ n: 1 }), line({ n: 1 }), line({ n: 1, beat: true })]);
  assert.deepEqual(flags(told), [true, false, true]);
});

test("a choice goes on with the action of the same seat", () => {
  const before = [line({ n: 4, who: 0, beat: true }), line({ n: 4, who: 0 })];
  assert.deepEqual(flags(withBeats(before, [line({ n: 5, who: 0 }), line({ n: 5, who: 1 })])), [
    false,
    false, // within a choice the server knows
  ]);
  assert.deepEqual(flags(withBeats(before, [line({ n: 5, who: 1 }), line({ n: 5, who: 1 })])), [true, false]);
  assert.deepEqual(flags(withBeats(before, [line({ n: 5, who: -1 })])), [false]);
});

test("what is said of seats stands alone and interrupts nothing", () => {
  const before = [line({ n: 4, who: 0, beat: true }), line({ n: 4, who: -1, beat: true, kept: true })];
  const told = withBeats(before, [line({ n: 5, who: -1, kept: true }), line({ n: 5, who: 0 })]);
  assert.deepEqual(flags(told), [true, false]);
});

test("a log is told action by action", () => {
  const lines = [line({}), line({ beat: true }), line({}), line({}), line({ beat: true })];
  assert.deepEqual(
    beatsOf(lines).map((beat) => beat.length),
    [1, 3, 1],
  );
});
