import assert from "node:assert/strict";
import { test } from "node:test";
import { cardIn, faceIn, grouped, tradeIn } from "../src/games/gugong/choosing.ts";
import { sceneOf } from "../src/games/gugong/told.ts";
import type { GugongFacts, GugongView } from "../src/games/gugong/view.ts";
import { finish, hold, setQuiet, speaking, waiting } from "../src/table/pace.ts";
import type { Choice } from "../src/table/model.ts";
import type { LogLine } from "../src/table/session.ts";
import { line, tables } from "./support.ts";

const { facts } = tables<GugongView, GugongFacts>("gugong");
const choice = (text: string, option: number): Choice => ({
  option,
  text,
  label: { key: "raw:", args: {} },
  elements: [],
  cost: [],
  effect: [],
});

test("trades, faces and cards are read from the texts of choices", () => {
  assert.deepEqual(tradeIn("trade 4 vp"), { tokens: 4, gain: "vp", doubles: 0 });
  assert.deepEqual(tradeIn("trade 4 vp +double"), { tokens: 4, gain: "vp", doubles: 1 });
  assert.deepEqual(tradeIn("trade 6 jade +2double"), { tokens: 6, gain: "jade", doubles: 2 });
  assert.equal(tradeIn("travel"), null);
  assert.deepEqual(faceIn("die 2 7"), { die: 2, face: 7 });
  assert.equal(faceIn("discard tea_set_5"), null);
  assert.deepEqual(cardIn("swap discard tea_set_5"), { name: "tea_set_5", from: "discard" });
  assert.deepEqual(cardIn("give tea_set_5"), { name: "tea_set_5", from: null });
  assert.equal(cardIn("no-action"), null);
});

test("every choice is in one group and keeps its number", () => {
  const texts = ["servants", "discard a_1", "discard b_2", "no-action", "trade 2 servant", "trade 4 vp"];
  const groups = grouped(texts.map(choice), "gugong-prompt-pay");
  assert.deepEqual(
    groups.map(({ kind }) => kind),
    ["row", "discard", "row", "trade"],
  );
  const numbers = groups.flatMap((group) =>
    (group.kind === "row" ? [group.of] : group.of).map(({ index }) => index),
  );
  assert.deepEqual(numbers, [0, 1, 2, 3, 4, 5]);
});

test("a card that is discarded for jade is a row, dice are grouped by die", () => {
  const kinds = (texts: string[]) =>
    grouped(texts.map(choice), "gugong-prompt-other").map(({ kind }) => kind);
  assert.deepEqual(kinds(["discard a_1", "decline"]), ["row", "row"]);
  assert.deepEqual(kinds(["die 1 3", "die 1 4", "die 2 3"]), ["die", "die"]);
});

const at = (event: string, who: number, fields: Record<string, number> = {}): LogLine =>
  line({ event, who, fields });
const AUTOMA = Object.keys(facts.solo.automa);
const GIFTS = Object.keys(facts.gifts);
const DAY = [
  at("dice_rolled", -1, { a: 1, b: 2, c: 3 }),
  at("day_began", 0, { day: 1 }),
  at("gift_given", 0, { gift: 3, place: 0, taken: 4 }),
  at("meng_cards", 1, { automa: 2, gift: 5, place: 1 }),
];

test("Meng's turn shows his cards of the day and the exchange", () => {
  const turned = sceneOf(DAY, facts);
  assert.deepEqual([turned.automa, turned.at, turned.half, turned.exchange], [[AUTOMA[2]], 0, "day", null]);
  const later = [
    ...DAY,
    at("gift_given", 1, { gift: 5, place: 1, taken: 6 }),
    at("servants_gained", 1, { n: 1 }),
  ];
  const { exchange } = sceneOf(later, facts);
  assert.deepEqual(exchange, { seat: 1, place: "wall", given: GIFTS[5], taken: GIFTS[6] });
});

test("another seat's turn shows the exchange alone, and a line of nobody's turn nothing", () => {
  const mine = sceneOf([...DAY.slice(0, 3), at("travelled", 0, { city: 1 })], facts);
  assert.deepEqual([mine.automa, mine.exchange?.given], [[], GIFTS[3]]);
  assert.equal(sceneOf([...DAY.slice(0, 3), at("scored", 1, { n: 1 })], facts).exchange, null);
});

test("at dusk the cards are turned over in their order", () => {
  const dusk = [
    ...DAY,
    at("meng_cards", 1, { automa: 4, gift: 5, place: 1 }),
    at("dusk_fell", -1, { day: 1 }),
  ];
  assert.equal(sceneOf(dusk, facts).at, -1);
  const second = [
    ...dusk,
    at("meng_dusk", 1, { dusk: 0 }),
    at("meng_dusk", 1, { dusk: 1 }),
    at("servants_paid", 1, { n: 1 }),
  ];
  const scene = sceneOf(second, facts);
  assert.deepEqual([scene.automa, scene.at, scene.half], [[AUTOMA[2], AUTOMA[4]], 1, "dusk"]);
});

test("at night the dice are those of the day, a turned one included", () => {
  const night = [...DAY, at("die_turned", 0, { die: 1, from: 2, face: 9 }), at("night_fell", -1, { day: 1 })];
  assert.deepEqual(sceneOf(night, facts).dice, [1, 9, 3]);
  assert.deepEqual(sceneOf([...night, at("matched", 0, { n: 1 })], facts).dice, [1, 9, 3]);
  assert.equal(sceneOf([...night, at("ship_moved", 0, {})], facts).dice, null);
  assert.deepEqual(sceneOf([...night, at("dice_rolled", -1, { a: 4, b: 5, c: 6 })], facts).dice, [4, 5, 6]);
});

test("quiet lines are told together with the one before them", () => {
  setQuiet(new Set(["city_filled"]));
  const told: string[] = [];
  const lines = ["start_player", "city_filled", "city_filled", "dice_rolled"].map((event) => at(event, -1));
  hold(lines, "slow", (each) => told.push(each.event));
  assert.deepEqual(told, ["start_player", "city_filled", "city_filled"]);
  assert.equal(speaking.value?.event, "start_player");
  assert.deepEqual(
    waiting.value.map(({ event }) => event),
    ["dice_rolled"],
  );
  finish();
  setQuiet(new Set());
});
