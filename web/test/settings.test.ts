import assert from "node:assert/strict";
import { test } from "node:test";
import { checked } from "../src/ui/settings.ts";

const USUAL = checked(null);

test("what cannot be a setting is as if it had not been set", () => {
  for (const stored of [
    null,
    5,
    "dark",
    [],
    ["dark"],
    {},
    { theme: "puce", sound: "yes", name: 4, language: "xx", extra: 1 },
  ])
    assert.deepEqual(checked(stored), USUAL);
});

test("what can be one stays, whatever stands beside it", () => {
  assert.deepEqual(checked({ theme: "dark", name: "Ada", sound: true, textSize: null }), {
    ...USUAL,
    theme: "dark",
    name: "Ada",
    sound: true,
  });
});
