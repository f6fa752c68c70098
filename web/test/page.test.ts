import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableInfo } from "../src/net/messages.ts";
import { addressOf } from "../src/page/server.ts";
import { isCarried } from "../src/ui/carried.ts";

test("the address of a server is understood as people write it", () => {
  assert.equal(addressOf("regnum.example.org"), "https://regnum.example.org/");
  assert.equal(addressOf(" https://example.org/games "), "https://example.org/games/");
  assert.equal(addressOf("http://example.org:8000/#/tables?x"), "http://example.org:8000/");
  assert.equal(addressOf("192.168.1.20:8765"), "http://192.168.1.20:8765/");
  assert.equal(addressOf("localhost:8765"), "http://localhost:8765/");
  assert.equal(addressOf("attic.local"), "http://attic.local/");
});

test("what is no address of a server leads nowhere", () => {
  for (const wrong of ["", "  ", "two words", "javascript:alert(1)", "ftp://example.org", "http://", "word"])
    assert.equal(addressOf(wrong), null, wrong);
});

type Seat = { kind: string; seat: number };
const table = (seats: Seat[], more: Partial<TableInfo> = {}): TableInfo =>
  ({ status: "playing", daily: "", seats, ...more }) as unknown as TableInfo;
const people = (...kinds: string[]): Seat[] => kinds.map((kind, seat) => ({ kind, seat }));

test("a table is carried where nobody else plays", () => {
  assert.equal(isCarried(table(people("human", "automa")), [0]), true);
  assert.equal(isCarried(table(people("human", "bot")), [0]), true);
  assert.equal(isCarried(table(people("hotseat", "hotseat")), [0, 1]), true);
  assert.equal(isCarried(table(people("human", "human")), [0]), false);
  assert.equal(isCarried(table(people("human")), []), false);
  assert.equal(isCarried(table(people("human"), { status: "open" }), [0]), false);
  assert.equal(isCarried(table(people("human"), { daily: "2026-01-01" }), [0]), false);
  assert.equal(isCarried(table(people("human"), { example: "x" }), [0]), false);
});
