import assert from "node:assert/strict";
import { test } from "node:test";
import { help } from "../src/games/gugong/help.ts";
import { elementsOf, flightOf, TELLING } from "../src/games/gugong/marks.ts";
import type { Props } from "../src/games/gugong/seats.ts";
import type { GugongFacts, GugongView } from "../src/games/gugong/shapes.ts";
import { lastBits } from "../src/games/gugong/turning.ts";
import type { LogLine } from "../src/table/session.ts";
import type { HelpText } from "../src/ui/help.ts";
import { idsIn, line, loadEnglish, NAMES, plain, tables } from "./support.ts";

loadEnglish();
const told = tables<GugongView, GugongFacts>("gugong");
const { facts } = told;

function propsAt(table: number): Props {
  const found = told.tables[table];
  assert(found);
  const colours = ["lily", "mullet", "crescent", "trefoil", "rose"];
  return { view: found.view, facts, seat: 0, names: NAMES, colours };
}

/** The words, checked for gaps. */
function wordsOf(id: string, props: Props): HelpText {
  const found = help(id, props);
  assert(found, `no help for ${id}`);
  const text = plain([found.title, ...found.lines, found.doubt?.path ?? ""].join(" "));
  assert(found.title && found.lines.length > 0, id);
  assert.doesNotMatch(text, /[[{]|undefined|NaN|\?\?\?|nothing\./, `${id}: ${text}`);
  for (const sentence of found.lines) assert.match(sentence, /[.!]$/, `${id}: ${sentence}`);
  return found;
}

test("everything in a view has help, at every number of players", () => {
  for (const [i, { view }] of told.tables.entries()) {
    const ids = [...idsIn(view)];
    assert(ids.length > 60, String(ids.length));
    for (const id of ids) wordsOf(id, propsAt(i));
    for (const { seat } of view.seats) {
      for (const kind of ["pool", "supply", "double", "tokens", "seat", "standing"])
        wordsOf(`${kind}.${seat}`, propsAt(i));
    }
    for (const { steps } of facts.benefits) wordsOf(`benefit.${steps}`, propsAt(i));
    for (const step of [0, 3])
      for (const kind of ["stairs", "marker"]) wordsOf(`${kind}.${step}`, propsAt(i));
  }
});

test("every card, decree and city has help", () => {
  const props = propsAt(2);
  for (const card of Object.keys(facts.gifts)) wordsOf(`hand.${card}`, props);
  for (const decree of Object.keys(facts.decrees)) wordsOf(`decree.${decree}`, props);
  for (const city of Object.keys(facts.map.cities)) wordsOf(`city.${city}`, props);
  assert.equal(Object.keys(facts.gifts).length, 38);
});

test("prices, numbers and roads are told", () => {
  const props = propsAt(0);
  const text = (id: string) => plain(wordsOf(id, props).lines.join(" "));
  assert.match(text("location.travel"), /Variant B: Moves: 2\. Price in servants: 2/);
  assert.match(text("benefit.7"), /1 jade for 7 steps down/);
  assert.match(text("trade.6"), /Tokens: 6\. For them: 1 jade/);
  assert.match(text("city.taiyuan"), /Roads to: .*Datong/);
  assert.match(text("decree.vp_per_jade"), /at the end 2 VP for every jade, at most 10/);
});

test("reconstructed values are marked, others are not", () => {
  const props = propsAt(0);
  for (const id of ["hand.vase_3", "city.xian", "house.1", "decree.cheaper_jade", "die.1", "audience.5"]) {
    assert.equal(wordsOf(id, props).doubt?.game, "gugong", id);
  }
  for (const id of [
    "decree.morning_servants",
    "house.square",
    "audience.1",
    "benefit.1",
    "port.1.2",
    "wall",
  ]) {
    assert.equal(wordsOf(id, props).doubt, undefined, id);
  }
});

test("what nobody knows has no help", () => {
  const props = propsAt(1);
  for (const id of [
    "",
    "skip",
    "end",
    "hand.nothing",
    "city.nowhere",
    "seat.9",
    "house.9",
    "port.9.1",
    "ship.0.9",
    "location.nowhere",
  ]) {
    assert.equal(help(id, props), null, id);
  }
});

/** What the boards draw beside the ids of the view. */
const DRAWN = /^(pool|supply|tokens|seat)\.\d$|^benefit\.\d$/;

test("log lines name things that are on the board", () => {
  for (const { view, lines } of told.tables) {
    const known = idsIn(view);
    let named = 0;
    for (const each of lines) {
      for (const id of elementsOf(each, facts)) {
        assert(known.has(id) || DRAWN.test(id), `${each.event} names ${id}`);
        named++;
      }
    }
    assert(named > lines.length / 2, String(named));
  }
});

test("what is told to somebody who was away are events there are", () => {
  const seen = new Set(told.tables.flatMap(({ lines }) => lines.map((each) => each.event)));
  for (const event of ["day_began", "gift_given", "travelled", "decree_enacted", "night_fell"]) {
    assert(seen.has(event) && TELLING.has(event), event);
  }
  assert(!TELLING.has("servants_paid") && seen.has("servants_paid"));
});

test("houses, ships, ports and dice are ringed", () => {
  const at = (event: string, fields: LogLine["fields"]) => elementsOf(line({ event, fields }), facts);
  assert.deepEqual(at("jade_bought", { house: "1", price: 3 }), ["house.1"]);
  assert.deepEqual(at("jade_bought", { house: "square", price: 5 }), ["house.square"]);
  assert.deepEqual(at("ship_moved", { ship: 2, from: "port.1.1", to: "port.2.3" }), ["ship.0.2", "port.2.3"]);
  assert.deepEqual(at("die_turned", { die: 3, from: 3, face: 8 }), ["die.3"]);
  assert.deepEqual(at("reward_claimed", { ship: 1, port: "port.1.4", reward: "double" }), [
    "ship.0.1",
    "reward.0.double",
    "port.1.4",
  ]);
});

test("a trade rings the trader, not the trades on the viewer's own tray", () => {
  const traded = line({ event: "traded", who: 1, fields: { trade: "trade.2", doubles: 0 } });
  assert.deepEqual(elementsOf(traded, facts), ["tokens.1", "seat.1"]);
});

test("pieces fly from where they were to where they are", () => {
  const fly = (event: string, fields: LogLine["fields"]) => flightOf(line({ event, fields, who: 1 }));
  assert.deepEqual(fly("wall_placed", { n: 1, supply: false }), ["pool.1", "wall"]);
  assert.deepEqual(fly("wall_placed", { n: 1, supply: true }), ["supply.1", "wall"]);
  assert.deepEqual(fly("gift_given", { gift: "fruit_bowl_board", place: "jade", taken: "vase_3" }), [
    "hand.fruit_bowl_board",
    "location.jade",
  ]);
  assert.equal(fly("servants_paid", { n: 2 }), null);
});

test("the end tells what the last day brought, not what is counted after it", () => {
  const lines = [
    line({ event: "jade_gained", fields: { n: 3 } }),
    line({ event: "day_began", who: -1 }),
    line({ event: "jade_gained", fields: { n: 1 } }),
    line({ event: "servants_gained", fields: { n: 2 } }),
    line({ event: "final_part", fields: { part: "jade", n: 9 } }),
    line({ event: "not_admitted", who: 1, fields: { vp: 30 } }),
    line({ event: "game_over", who: -1 }),
  ];
  assert.deepEqual(lastBits(lines, facts), [{ icon: "gg-jade", n: 1, who: 0 }]);
});
