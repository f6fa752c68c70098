import assert from "node:assert/strict";
import { test } from "node:test";
import { spanOf } from "../src/table/span.ts";

const DAY = 24 * 3600;

test("a span is told in the largest units that say something", () => {
  assert.deepEqual(spanOf(3 * DAY), { kind: "days", days: 3, hours: 0, minutes: 0 });
  assert.deepEqual(spanOf(2 * DAY + 5 * 3600 + 59 * 60), { kind: "days", days: 2, hours: 5, minutes: 59 });
  assert.deepEqual(spanOf(DAY - 1), { kind: "hours", days: 0, hours: 23, minutes: 59 });
  assert.deepEqual(spanOf(3599), { kind: "minutes", days: 0, hours: 0, minutes: 59 });
  assert.deepEqual(spanOf(-5), { kind: "minutes", days: 0, hours: 0, minutes: 0 });
});
