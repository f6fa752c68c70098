import assert from "node:assert/strict";
import { test } from "node:test";
import { cardOf, groupOf } from "../src/games/gugong/choosing.ts";
import { known, type Known } from "../src/games/gugong/known.ts";
import { sceneOf } from "../src/games/gugong/told.ts";
import type { Choice } from "../src/table/model.ts";
import { waysOf } from "../src/table/ways.ts";
import type { LogLine } from "../src/table/session.ts";
import { choice, line } from "./support.ts";

const offered = (...kinds: [string, Choice["args"]][]): Known[] =>
  kinds.map(([kind, args], option) => known(choice(option, kind, args)));

test("a row shows the card that is given, discarded, swapped or taken back", () => {
  const [swap, give, none] = offered(
    ["swap", { pile: "discard", gift: "tea_set_5" }],
    ["give", { gift: "tea_set_5" }],
    ["no-action", { place: "wall" }],
  ) as [Known, Known, Known];
  assert.deepEqual(cardOf(swap), { name: "tea_set_5", from: "discard" });
  assert.deepEqual(cardOf(give), { name: "tea_set_5", from: null });
  assert.equal(cardOf(none), null);
});

const numbers = (choices: Known[], prompt: string): number[][] =>
  waysOf(choices as Choice[], (each) => ({ group: groupOf(known(each), prompt) })).map((ways) =>
    ways.map(({ index }) => index),
  );

test("every choice is in one entry and keeps its number", () => {
  const choices = offered(
    ["servants", { n: 2, double: false }],
    ["discard", { gift: "a_1" }],
    ["discard", { gift: "b_2" }],
    ["no-action", { place: "wall" }],
    ["trade", { tokens: 2, gain: "servant", doubles: 0 }],
    ["trade", { tokens: 4, gain: "vp", doubles: 1 }],
  );
  assert.deepEqual(numbers(choices, "gugong-prompt-pay"), [[0], [1, 2], [3], [4, 5]]);
});

test("cards that are discarded for jade are entries of their own, dice are grouped by die", () => {
  const cards = offered(["discard", { gift: "a_1" }], ["discard", { gift: "b_2" }], ["decline", {}]);
  assert.deepEqual(numbers(cards, "gugong-prompt-other"), [[0], [1], [2]]);
  const faces = offered(
    ["die", { die: 1, face: 3 }],
    ["die", { die: 1, face: 4 }],
    ["die", { die: 2, face: 3 }],
  );
  assert.deepEqual(numbers(faces, "gugong-prompt-turn-die"), [[0, 1], [2]]);
});

const at = (event: string, who: number, fields: LogLine["fields"] = {}): LogLine =>
  line({ event, who, fields });
const DAY = [
  at("dice_rolled", -1, { a: 1, b: 2, c: 3 }),
  at("day_began", 0, { day: 1 }),
  at("gift_given", 0, { gift: "vase_3", place: "travel", taken: "statue_4" }),
  at("meng_cards", 1, { automa: "two", gift: "bonsai_5", place: "wall" }),
];

test("Meng's turn shows his cards of the day and the exchange", () => {
  const turned = sceneOf(DAY);
  assert.deepEqual([turned.automa, turned.at, turned.half, turned.exchange], [["two"], 0, "day", null]);
  const later = [
    ...DAY,
    at("gift_given", 1, { gift: "bonsai_5", place: "wall", taken: "pipa_6" }),
    at("servants_gained", 1, { n: 1 }),
  ];
  const { exchange } = sceneOf(later);
  assert.deepEqual(exchange, { seat: 1, place: "wall", given: "bonsai_5", taken: "pipa_6" });
});

test("another seat's turn shows the exchange alone, and a line of nobody's turn nothing", () => {
  const mine = sceneOf([...DAY.slice(0, 3), at("travelled", 0, { city: "xian" })]);
  assert.deepEqual([mine.automa, mine.exchange?.given], [[], "vase_3"]);
  assert.equal(sceneOf([...DAY.slice(0, 3), at("scored", 1, { n: 1 })]).exchange, null);
});

test("at dusk the cards are turned over in their order", () => {
  const dusk = [
    ...DAY,
    at("meng_cards", 1, { automa: "four", gift: "bonsai_5", place: "wall" }),
    at("dusk_fell", -1, { day: 1 }),
  ];
  assert.equal(sceneOf(dusk).at, -1);
  const second = [
    ...dusk,
    at("meng_dusk", 1, { dusk: "travel" }),
    at("meng_dusk", 1, { dusk: "wall" }),
    at("servants_paid", 1, { n: 1 }),
  ];
  const scene = sceneOf(second);
  assert.deepEqual([scene.automa, scene.at, scene.half], [["two", "four"], 1, "dusk"]);
});

test("at night the dice are those of the day, a turned one included", () => {
  const night = [...DAY, at("die_turned", 0, { die: 2, from: 2, face: 9 }), at("night_fell", -1, { day: 1 })];
  assert.deepEqual(sceneOf(night).dice, [1, 9, 3]);
  assert.deepEqual(sceneOf([...night, at("matched", 0, { n: 1 })]).dice, [1, 9, 3]);
  assert.equal(sceneOf([...night, at("ship_moved", 0, {})]).dice, null);
  assert.deepEqual(sceneOf([...night, at("dice_rolled", -1, { a: 4, b: 5, c: 6 })]).dice, [4, 5, 6]);
});
