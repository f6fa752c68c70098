import assert from "node:assert/strict";
import { test } from "node:test";
import { help } from "../src/games/paladins/help.ts";
import type { Props } from "../src/games/paladins/seats.ts";
import type { HelpText } from "../src/ui/help.ts";
import { idsIn, loadEnglish, plain, propsOf, tables } from "./support.ts";

loadEnglish();
const told = tables();
const { facts } = told;

/** The words, checked for gaps. */
function wordsOf(id: string, props: Props): HelpText {
  const found = help(id, props);
  assert(found, `no help for ${id}`);
  const text = plain([found.title, ...found.lines, found.doubt?.path ?? ""].join(" "));
  assert(found.title && found.lines.length > 0, id);
  assert.doesNotMatch(text, /[[{]|undefined|NaN|\?\?\?|nothing\./, `${id}: ${text}`);
  for (const line of found.lines) assert.match(line, /[.!]$/, `${id}: ${line}`);
  return found;
}

test("everything in a view has help, at every number of players", () => {
  for (const [i, { view }] of told.tables.entries()) {
    const props = propsOf(told, i);
    const ids = [...idsIn(view)];
    assert(ids.length > 150, String(ids.length));
    for (const id of ids) if (!id.startsWith("workers")) wordsOf(id, props);
    for (const seat of view.seats) {
      for (const kind of ["suspicion", "debts", "workers"]) {
        const found = help(`${kind}.${seat.seat}`, props);
        assert(found && found.lines.length > 0, kind);
      }
    }
  }
});

test("every card has help", () => {
  const props = propsOf(told, 0);
  const cards: [string, object][] = [
    ["townsfolk.", facts.townsfolk],
    ["crew.0.", facts.townsfolk],
    ["outsider.", facts.outsiders],
    ["converted.0.", facts.outsiders],
    ["paladin.0.", facts.paladins],
    ["tavern.", facts.taverns],
    ["favour.", facts.favours],
    ["space.", facts.spaces],
    ["jar.0.", facts.board.jars],
    ["action.0.", facts.board.slots],
  ];
  for (const [prefix, list] of cards) {
    const names = Object.keys(list);
    assert(names.length > 7, prefix);
    for (const name of names) wordsOf(prefix + name, props);
  }
});

test("walls are told by what they gave", () => {
  const props = propsOf(told, 0);
  const seat = props.view.seats[0];
  assert(seat);
  for (const card of Object.keys(facts.walls)) {
    const view = { ...props.view, seats: [{ ...seat, walls: [{ id: "wall.0.1", card }] }] };
    wordsOf("wall.0.1", { ...props, view });
  }
});

test("conditions and end scoring are told", () => {
  const props = propsOf(told, 0);
  const text = (id: string) => plain(wordsOf(id, props).lines.join(" "));
  assert.match(text("crew.0.peddler_1"), /in an Inquisition, with 2 or more suspicion/);
  assert.match(text("crew.0.squire_1"), /in an Inquisition, with no suspicion/);
  assert.match(
    text("converted.0.archer_b"),
    /at the end 1 VP for every 2 times this action was done: Garrison/,
  );
  assert.match(text("converted.0.champion_b"), /at the end 1 VP, and 1 more for every King’s Order met/);
  assert.match(text("converted.0.traitor_b"), /every unpaid debt costs 1 VP less/);
  assert.match(text("paladin.0.engelier"), /\+1 faith, \+3 strength and with every Attack: 2 silver/);
  assert.match(text("favour.favour_build"), /Worker: a merchant. Cost: 1 provision./);
  assert.match(text("action.0.hunt"), /Provisions with one worker: 1; with a scout as well: 3/);
});

test("reconstructed values are marked, others are not", () => {
  const props = propsOf(told, 0);
  for (const id of [
    "townsfolk.squire_3",
    "crew.0.squire_3",
    "outsider.vigilante_s",
    "action.0.absolve",
    "action.0.develop",
    "tax",
  ]) {
    assert.equal(wordsOf(id, props).doubt?.game, "paladins", id);
  }
  for (const id of ["townsfolk.squire_1", "outsider.archer_b", "action.0.commission", "paladin.0.engelier"]) {
    assert.equal(wordsOf(id, props).doubt, undefined, id);
  }
  assert.equal(wordsOf("tax", propsOf(told, 2)).doubt, undefined); // the rulebook shows it for four players
});

test("what nobody knows has no help", () => {
  const props = propsOf(told, 1);
  for (const id of [
    "",
    "pass",
    "townsfolk.nobody",
    "wall.0.99",
    "seat.9",
    "slot.0.hunt.7",
    "action.0.nothing",
  ]) {
    assert.equal(help(id, props), null, id);
  }
});
