import assert from "node:assert/strict";
import { test } from "node:test";
import { bytesOf, isSame } from "../src/notices/push.ts";

test("a key is the bytes of its text", () => {
  assert.deepEqual([...bytesOf("AP_-")], [0, 255, 254]);
  assert.equal(isSame(bytesOf("AP_-").buffer, bytesOf("AP_-")), true);
  assert.equal(isSame(bytesOf("AP_-").buffer, bytesOf("AP8-")), false);
  assert.equal(isSame(null, bytesOf("AP_-")), false);
});
