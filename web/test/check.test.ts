// Values beside the print: which belong to a thing on the board, what is doubtful no more, how long ago.

import assert from "node:assert/strict";
import { test } from "node:test";
import { doneOf, fileOf, valuesAt } from "../src/check/answers.ts";
import { startValue } from "../src/check/begin.ts";
import { ago } from "../src/home/ago.ts";
import type { CheckReply, FormInfo, ValueInfo } from "../src/net/messages.ts";

const form: FormInfo = { kind: "number", low: 1, high: 9, least: 0, most: 0, words: [] };

function value(section: string, entry: string, field: string, ids: string[] = []): ValueInfo {
  const path = [section, entry, field].filter(Boolean).join(".");
  const known = { origin: "reconstructed", confidence: 50, alternative: "", note: "", sources: [] };
  return { path, section, entry, ids, field, value: 1, form, ...known };
}

const VALUES = [
  value("townsfolk", "abbot", "reward", ["abbot_1", "abbot_2"]),
  value("townsfolk", "abbot_3", "reward", ["abbot_3"]),
  value("tax", "", "supply"),
];
const pathsAt = (path: string): string[] => valuesAt(VALUES, path).map((found) => found.path);

test("the values of a card are found by any of its copies, and of a list by any of its numbers", () => {
  assert.deepEqual(pathsAt("townsfolk.abbot_2"), ["townsfolk.abbot.reward"]);
  assert.deepEqual(pathsAt("townsfolk.abbot_3"), ["townsfolk.abbot_3.reward"]);
  assert.deepEqual(pathsAt("townsfolk"), ["townsfolk.abbot.reward", "townsfolk.abbot_3.reward"]);
  assert.deepEqual(pathsAt("tax.supply.3"), ["tax.supply"]);
  assert.deepEqual(pathsAt("tax.supplies"), []);
});

test("what was answered counts, whatever the answer", () => {
  assert.equal(doneOf(VALUES, { "tax.supply": null, "townsfolk.abbot.reward": 2 }), 2);
});

test("a file with the values of the game is no file to play with", () => {
  const reply: CheckReply = {
    game: "x",
    values: [],
    problems: [],
    file: "text",
    fingerprint: "abc",
    changed: false,
  };
  assert.deepEqual(fileOf(reply), { file: "", fingerprint: "" });
  assert.deepEqual(fileOf({ ...reply, changed: true }), { file: "text", fingerprint: "abc" });
});

test("there is something to begin with for every form", () => {
  const kinds = ["number", "numbers", "word", "words", "flag", "text", "counts", "choices"] as const;
  const begun = kinds.map((kind) => startValue({ ...form, kind, least: 2, words: ["a", "b"] }));
  assert.deepEqual(begun, [1, [1, 1], "a", ["a", "a"], false, "", {}, []]);
});

test("times are said as one says them", () => {
  const noon = new Date(2026, 2, 10, 12).getTime() / 1000;
  const hour = 60 * 60;
  assert.equal(ago(noon - 5, noon, "en"), "now");
  assert.equal(ago(noon - 3 * hour, noon, "en"), "3 hours ago");
  assert.equal(ago(noon - 13 * hour, noon, "en"), "yesterday");
  assert.equal(ago(noon - 3 * 24 * hour, noon, "en"), "3 days ago");
  assert.equal(ago(noon - 15 * 24 * hour, noon, "en"), "2 weeks ago");
  assert.equal(ago(noon + 60, noon, "en"), "now");
});
