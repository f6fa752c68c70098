import assert from "node:assert/strict";
import { test } from "node:test";
import { seats } from "../src/net/seats.ts";

const DAY = 24 * 60 * 60 * 1000;

function emptyStorage(): void {
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
}

test("a secret that opens nothing is forgotten after a while, the others stay", () => {
  emptyStorage();
  for (const table of ["a", "b", "c"]) seats.keep(table, `${table}.secret`);
  const asked = seats.secrets();
  const gone = [asked.indexOf("b.secret")];
  seats.told(asked, gone, 0);
  seats.told(asked, gone, 6 * DAY);
  assert.deepEqual(seats.secrets(), asked);
  seats.told(asked, gone, 8 * DAY);
  assert.deepEqual(seats.secrets(), ["c.secret", "a.secret"]);
});

test("a secret that opens something again is kept", () => {
  emptyStorage();
  seats.keep("a", "a.secret");
  seats.told(["a.secret"], [0], 0);
  seats.told(["a.secret"], [], 3 * DAY); // it was another server for a while
  seats.told(["a.secret"], [0], 9 * DAY);
  assert.deepEqual(seats.secrets(), ["a.secret"]);
  seats.keep("b", "b.secret");
  seats.told(["b.secret"], [], 10 * DAY); // says nothing of a secret that was not asked about
  seats.told(["a.secret", "b.secret"], [0], 17 * DAY);
  assert.deepEqual(seats.secrets(), ["b.secret"]);
});
