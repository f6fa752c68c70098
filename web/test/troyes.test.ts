import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureOf } from "../src/games/troyes/art/windows.ts";
import { glass, seedOf } from "../src/games/troyes/art/glass.ts";
import { ESTATES } from "../src/games/troyes/icons/estates.ts";
import { GOODS } from "../src/games/troyes/icons/goods.ts";
import type { TroyesFacts, TroyesView } from "../src/games/troyes/shapes.ts";
import { help } from "../src/games/troyes/help.ts";
import { ownersIn } from "../src/games/troyes/ahead.ts";
import { elementsOf, flightOf } from "../src/games/troyes/marks.ts";
import { nextGuess } from "../src/games/troyes/notes.ts";
import { FINGER, isCrowded, pack, type Sector } from "../src/games/troyes/packing.ts";
import { exactly, groupsWith, holds } from "../src/games/troyes/picking.ts";
import { nextStep } from "../src/games/troyes/regroup.ts";
import { aroundTheSquare, type Props } from "../src/games/troyes/seats.ts";
import { charactersOf, lastBits } from "../src/games/troyes/turning.ts";
import { countIn, zoneFor } from "../src/table/zones.ts";
import type { LogLine } from "../src/table/session.ts";
import { table } from "../src/table/state.ts";
import { NAMES, choice, idsIn, line, loadEnglish, plain, tables } from "./support.ts";

loadEnglish();
const told = tables<TroyesView, TroyesFacts>("troyes");
const { facts } = told;
const COLOURS = ["lily", "mullet", "crescent", "trefoil", "rose"];

function propsOf(i: number, seat = 0): Props {
  const { view } = told.tables[i] as (typeof told.tables)[number];
  return { view, facts, seat, names: NAMES, colours: COLOURS };
}

test("every card, event and character has its picture, and no two are alike", () => {
  const names = new Set([
    ...Object.keys(facts.cards),
    ...Object.values(facts.events).map((event) => event.name),
    ...Object.keys(facts.characters),
  ]);
  assert(names.size >= 30 + 15 + 6, String(names.size));
  const drawn = new Map<string, string>();
  for (const name of names) {
    const picture = pictureOf(name);
    assert(picture.length > 100, name);
    assert.doesNotMatch(picture, /style=|undefined|NaN/, name);
    assert(!drawn.has(picture), `${name} looks like ${drawn.get(picture)}`);
    drawn.set(picture, name);
  }
});

test("drawings hold no style attributes and no gaps", () => {
  const drawn = [...Object.values(ESTATES), ...Object.values(GOODS)].flat().join("");
  const window = glass({ width: 100, height: 90, inner: "#fff", outer: "#000", seed: seedOf("merchant") });
  for (const markup of [drawn, window]) assert.doesNotMatch(markup, /style=|undefined|NaN/);
  assert.equal(
    window,
    glass({ width: 100, height: 90, inner: "#fff", outer: "#000", seed: seedOf("merchant") }),
  );
});

test("everything in a view has help in whole sentences, at every number of players", () => {
  for (const i of told.tables.keys()) {
    const props = propsOf(i);
    const ids = [...idsIn(props.view)];
    assert(ids.length > 70, String(ids.length));
    for (const id of ids) {
      const found = help(id, props);
      assert(found?.title && found.lines.length > 0, `no help for ${id}`);
      const text = plain([found.title, ...found.lines].join(" "));
      assert.doesNotMatch(text, /[[{]|undefined|NaN|\?\?\?/, `${id}: ${text}`);
      for (const each of found.lines) assert.match(plain(each), /[.!]$/, `${id}: ${each}`);
    }
  }
});

test("every card, event and character is told in words", () => {
  const props = propsOf(0);
  for (const [kind, list] of Object.entries({
    card: facts.cards,
    event: facts.events,
    character: facts.characters,
  })) {
    for (const name of Object.keys(list)) {
      const found = help(`${kind}.${name}`, props);
      assert(found, name);
      assert.doesNotMatch(plain(found.lines.join(" ")), /[[{]|undefined|NaN/, name);
    }
  }
  assert.equal(help("card.nobody", props), null);
  assert.equal(help("die.7.1", props), null);
});

test("log lines mark things that are on the boards", () => {
  const unknown = new Set<string>();
  let marked = 0;
  for (const { view, lines } of told.tables) {
    const kinds = new Set([...idsIn(view)].map((id) => id.split(".")[0]));
    for (const kind of [
      "supply",
      "reserve",
      "influence",
      "cathedral",
      "agriculture",
      "slot",
      "event",
      "character",
      "lying",
    ])
      kinds.add(kind);
    for (const each of lines) {
      for (const id of elementsOf(each)) {
        marked++;
        if (!kinds.has(id.split(".")[0])) unknown.add(id);
        assert.doesNotMatch(id, /undefined|NaN|\.\.|\.$/, `${each.event}: ${id}`);
      }
    }
  }
  assert.deepEqual([...unknown], []);
  assert(marked > 200, String(marked));
});

test("pieces fly from the supply to their spaces, and from a player to the cathedral", () => {
  const placed = line({ event: "citizen_set", who: 1, fields: { space: "palace_1" } });
  assert.deepEqual(flightOf(placed), ["supply.1", "space.palace_1"]);
  const built = line({ event: "cathedral_built", fields: { window: "window.2.2" } });
  assert.deepEqual(flightOf(built), ["seat.0", "window.2.2"]);
});

test("targets and sources are what the server says they are", () => {
  const at = (event: string, fields: LogLine["fields"]) => elementsOf(line({ event, fields }));
  assert.deepEqual(at("acts", { target: "cathedral", card: null }), ["cathedral"]);
  assert.deepEqual(at("acts", { target: null, card: "merchant" }), ["card.merchant"]);
  assert.deepEqual(at("citizen_from", { source: "reserve", card: null }), ["reserve.0", "influence.0"]);
  assert.deepEqual(at("citizen_from", { source: "card", card: "merchant" }), ["card.merchant"]);
  assert.deepEqual(at("citizen_from", { source: "space.palace_1", card: null }), ["space.palace_1"]);
});

test("one’s own district is the first, the neutral one follows, then the others clockwise", () => {
  assert.deepEqual(
    aroundTheSquare(propsOf(2, 1)).map((each) => each.owner),
    [1, "grey", 2, 3, 0],
  );
  assert.deepEqual(
    aroundTheSquare(propsOf(0, 1)).map((each) => each.owner),
    [1, "grey", 0],
  );
});

// --- dice -----------------------------------------------------------------------------------------------

test("up to twelve dice stand in a district without touching each other or leaving its glass", () => {
  for (const districts of [2, 3, 4, 5]) {
    for (let i = 0; i < districts; i++) {
      const sector: Sector = {
        middle: (90 + (i * 360) / districts) % 360,
        half: 180 / districts,
        outer: 155,
        inner: 44,
      };
      for (let dice = 1; dice <= 12; dice++) checkPacked(sector, dice);
    }
  }
});

function checkPacked(sector: Sector, dice: number): void {
  const { width, places } = pack(sector, dice);
  assert.equal(places.length, dice);
  assert(width >= 20, `${dice} dice of ${width}`);
  if (dice <= 5) assert.equal(width, 30);
  places.forEach(([x, y], i) => {
    assert(Math.hypot(x, y) < sector.outer);
    for (const [a, b] of places.slice(i + 1)) {
      assert(Math.abs(a - x) >= width || Math.abs(b - y) >= (width * 42) / 32, `${dice} dice touch`);
    }
  });
}

test("for fingers dice stand apart as long as there is room; then the district is opened", () => {
  for (const [districts, room] of [
    [2, 12],
    [3, 8],
    [4, 6],
    [5, 5],
  ] as const) {
    const sector: Sector = { middle: 90, half: 180 / districts, outer: 155, inner: 44 };
    for (let dice = 1; dice <= 12; dice++) {
      const packed = pack(sector, dice, { widest: 34, fingers: true });
      assert.equal(packed.places.length, dice);
      if (dice <= room)
        assert(!isCrowded(packed) && packed.width >= 22, `${dice} dice in one of ${districts}`);
      if (isCrowded(packed)) continue;
      packed.places.forEach(([x, y], i) => {
        for (const [a, b] of packed.places.slice(i + 1))
          assert(Math.max(Math.abs(a - x), Math.abs(b - y)) >= FINGER - 0.001);
      });
    }
  }
});

test("to another group by undoing what does not belong to it and choosing what is missing", () => {
  const group = (dice: string[], cube: string | null = null) => ({ dice, cube });
  assert.equal(nextStep(group(["0 red 5", "1 red 2"]), group(["1 red 2"])), "undo");
  assert.equal(nextStep(group(["0 red 5"]), group(["1 red 2"])), "undo");
  assert.deepEqual(nextStep(group([]), group(["grey red 2"])), { die: "grey red 2" });
  assert.deepEqual(nextStep(group(["0 red 2"]), group(["0 red 2", "0 red 2"])), { die: "0 red 2" });
  assert.equal(nextStep(group(["0 red 2"]), group(["0 red 2"])), "done");
  assert.equal(nextStep(group(["0 red 2"], "priest"), group(["0 red 2"])), "undo");
  assert.deepEqual(nextStep(group(["0 red 2"]), group(["0 red 2"], "priest")), { cube: "priest" });
  assert.equal(nextStep(group([], ""), group([], "priest")), "done"); // named before the first die
});

test("a look ahead tells who would stand and lie where", () => {
  const found = ownersIn([
    [["buildings", "building.palace", "rows", "0", "space.palace_1", "owner"], 2, 0],
    [["buildings", "building.palace", "lying", "lying.palace.2", "owner"], null, 2],
    [["cathedral", "window.1.4", "owner"], null, 0],
    [["seats", "seat.0", "deniers"], 5, 3],
  ]);
  assert.deepEqual(
    [...found],
    [
      ["space.palace_1", 0],
      ["lying.palace.2", 2],
      ["window.1.4", 0],
    ],
  );
});

test("what characters count and bring comes from the server", () => {
  for (const i of told.tables.keys()) {
    for (const seat of propsOf(i).view.seats) {
      assert.deepEqual(Object.keys(seat.standing).sort(), Object.keys(facts.characters).sort());
    }
  }
});

/** A table at which groups of dice are offered for a target. */
function offerGroups(view: TroyesView, groups: string[][]): void {
  const prompt = { key: "troyes-prompt-choose-dice", args: {} };
  const choices = groups.map((dice, i) => choice(i, "dice", { dice }));
  table.receive({
    version: 1,
    seat: 0,
    decision: 5,
    made: 5,
    decider: 0,
    waiting: [0],
    view,
    prompt,
    choices,
    refused: [],
    can_undo: false,
    can_redo: false,
  });
}

test("picking dice narrows the groups that are offered", () => {
  const base = propsOf(0).view;
  const die = (id: string, colour: "red" | "yellow", value: number) => ({ id, colour, value, chosen: false });
  const view: TroyesView = {
    ...base,
    districts: [
      { id: "district.0", owner: 0, dice: [die("die.0.0", "yellow", 4), die("die.0.1", "yellow", 4)] },
      { id: "district.grey", owner: "grey", dice: [die("die.grey.0", "yellow", 2)] },
    ],
  };
  offerGroups(view, [["die.0.0"], ["die.0.0", "die.0.1"], ["die.0.0", "die.grey.0"], ["die.grey.0"]]);
  assert.deepEqual(groupsWith([], view), [0, 1, 2, 3]);
  assert.deepEqual(groupsWith(["die.0.1"], view), [0, 1, 2]);
  assert.deepEqual(groupsWith(["die.0.0", "die.0.1"], view), [1]);
  assert.equal(exactly(["die.grey.0", "die.0.1"], view), 2);
  assert.equal(exactly(["die.grey.0"], view), 3);
  assert(holds(["a", "a", "b"], ["a", "a"]) && !holds(["a", "b"], ["a", "a"]));
  table.receive(null);
});

// --- notes and zones ------------------------------------------------------------------------------------

test("a note goes from maybe to no, to yes and back", () => {
  assert.equal(nextGuess("maybe"), "no");
  assert.equal(nextGuess("no"), "yes");
  assert.equal(nextGuess("yes"), "maybe");
});

test("a phone shows the zone where something may be touched", () => {
  const offered = [
    { ...choice(0), elements: ["die.0.0", "card.x"] },
    { ...choice(1), elements: ["card.y"] },
  ];
  assert.equal(
    countIn(offered, (id) => id.startsWith("card")),
    2,
  );
  assert.equal(
    countIn(offered, (id) => id.startsWith("die")),
    1,
  );
  assert.equal(zoneFor(0, [0, 2, 5]), 2);
  assert.equal(zoneFor(1, [0, 2, 5]), 1);
  assert.equal(zoneFor(3, [0, 0, 0, 0]), 3);
});

test("the end tells what the last round brought and who held which character, not the points", () => {
  const gained = (who: number, n: number) => line({ event: "gained", who, fields: { good: "influence", n } });
  const lines = [
    gained(0, 5),
    line({ event: "round_began" }),
    gained(0, 2),
    line({ event: "cathedral_built", who: 1 }),
    line({ event: "income", who: 1, fields: { n: 10 } }),
    line({ event: "character_shown", who: 0, fields: { character: "le_florentin" } }),
    line({ event: "character_shown", who: 0, fields: { character: "henry_i" } }),
    line({ event: "game_over", who: -1 }),
  ];
  assert.deepEqual(lastBits(lines, facts), [
    { icon: "fleur", n: 2, who: 0 },
    { icon: "cathedral", n: 1, who: 1 },
  ]);
  assert.deepEqual(charactersOf(lines, 0), ["le_florentin", "henry_i"]);
  assert.deepEqual(charactersOf(lines, 1), []);
});
