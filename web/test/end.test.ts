import assert from "node:assert/strict";
import { test } from "node:test";
import { isAbove, marksFor, scaleOf, spread } from "../src/end/chart.ts";
import { stepIn, stepPath } from "../src/table/stepAddress.ts";
import { whole } from "../src/table/stills.ts";

test("the marks of the chart are few round numbers that hold all points", () => {
  assert.deepEqual(marksFor(0, 9), [0, 2, 4, 6, 8, 10]);
  assert.deepEqual(marksFor(-5, 3), [-6, -4, -2, 0, 2, 4]);
  for (const [low, high] of [
    [0, 1],
    [-9, 62],
    [0, 230],
    [-30, -2],
  ] as const) {
    const marks = marksFor(low, high);
    assert((marks[0] as number) <= low && (marks.at(-1) as number) >= high, `${low} to ${high}`);
    assert(marks.length >= 2 && marks.length <= 7);
    assert.equal(new Set(marks.slice(1).map((mark, i) => mark - (marks[i] as number))).size, 1);
  }
});

test("curves stay within the chart, the higher one above", () => {
  const totals = [
    [2, -1],
    [30, 12],
    [61, 40],
  ];
  const scale = scaleOf(totals);
  const heights = totals.flat().map(scale.y);
  assert(heights.every((y) => y >= scale.top && y <= scale.bottom));
  assert(scale.y(61) < scale.y(40));
  assert.equal(scale.x(0), scale.left);
  assert.equal(scale.x(2), scale.right);
});

test("labels of equal totals do not cover each other and stay inside", () => {
  const at = spread([50, 50, 51, 199], 18, 20, 200);
  const sorted = at.toSorted((a, b) => a - b);
  for (const [i, y] of sorted.entries()) if (i) assert(y - (sorted[i - 1] as number) >= 18);
  assert((sorted.at(-1) as number) <= 200 && (sorted[0] as number) >= 20);
  assert.deepEqual(spread([30, 90], 18, 20, 200), [30, 90]);
});

test("the number of the higher curve stands above it, that of the lower one below", () => {
  const sides = (row: number[]) => row.map((_, who) => isAbove(row, who));
  assert.deepEqual(sides([0, 4]), [false, true]);
  assert.deepEqual(sides([23, 19]), [true, false]);
  assert.deepEqual(sides([5, 5]), [true, false]);
});

test("a step of a table has an address, and nothing else counts as one", () => {
  assert.equal(stepPath("abc", whole(57)), "/table/abc/57");
  assert.equal(stepPath("abc", { n: 57, events: 2 }), "/table/abc/57.2");
  assert.deepEqual(stepIn("57"), whole(57));
  assert.deepEqual(stepIn("57.2"), { n: 57, events: 2 });
  for (const text of ["", "-1", "5.", ".5", "5.5.5", "last", "12345678"]) assert.equal(stepIn(text), null);
});
