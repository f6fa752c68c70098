import assert from "node:assert/strict";
import { test } from "node:test";
import { messageOf, pageOf, showsTable } from "../src/worker/message.ts";

const TABLE = "abcdefghijklmnopqrst-_";

test("only messages of our server are shown", () => {
  const told = { title: "Your turn", body: "Table", table: TABLE };
  assert.deepEqual(messageOf(JSON.stringify({ ...told, more: 1 })), told);
  for (const wrong of ["", "no", "null", "[]", "{}", JSON.stringify({ ...told, table: "../x" })]) {
    assert.equal(messageOf(wrong), null);
  }
});

test("a page shows a table by its address", () => {
  assert.equal(pageOf(TABLE, "https://a.example/"), `https://a.example/#/table/${TABLE}`);
  assert.equal(pageOf(TABLE, "https://a.example/games/"), `https://a.example/games/#/table/${TABLE}`);
  assert.equal(showsTable(`https://a.example/#/table/${TABLE}`, TABLE), true);
  assert.equal(showsTable(`https://a.example/#/table/${TABLE}x`, TABLE), false);
  assert.equal(showsTable("https://a.example/", TABLE), false);
});
