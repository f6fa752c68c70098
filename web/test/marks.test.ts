import assert from "node:assert/strict";
import { test } from "node:test";
import { elementsOf, flightOf, TELLING } from "../src/games/paladins/marks.ts";
import type { Msg } from "../src/table/model.ts";
import type { LogLine } from "../src/table/session.ts";
import { line, tables } from "./support.ts";

const told = tables();
const { facts } = told;
const lines = told.tables.flatMap((table) => table.lines);
const of = (event: string): LogLine[] => lines.filter((each) => each.event === event);

test("spaces are those the log tells of", () => {
  const placed = [...of("commissioned"), ...of("garrisoned")];
  assert(placed.length > 5);
  for (const each of placed) {
    const { region, place } = each.msg.args;
    assert(elementsOf(each, facts, null).includes(`space.r${region}_${place}`), JSON.stringify(each));
  }
});

test("cards are those the log names", () => {
  const named: [string, "townsfolk" | "outsider"][] = [
    ["hired", "townsfolk"],
    ["discarded", "townsfolk"],
    ["attacked", "outsider"],
    ["converted", "outsider"],
  ];
  for (const [event, kind] of named) {
    assert(of(event).length > 0, event);
    for (const each of of(event)) {
      const [first = ""] = elementsOf(each, facts, null);
      const card = first.slice(kind.length + 1);
      const key = JSON.stringify(each.msg.args[kind]);
      const name = (kind === "townsfolk" ? facts.townsfolk[card] : facts.outsiders[card])?.name ?? "?";
      assert(
        first.startsWith(`${kind}.`) && key.includes(`-${name.replaceAll("_", "-")}"`),
        `${first} ${key}`,
      );
    }
  }
});

test("actions, worker spaces and jars", () => {
  for (const each of of("workers_placed")) {
    const action = (each.msg.args.action as Msg | undefined)?.key.replace("paladins-action-", "");
    if (action && action in facts.board.slots) {
      assert(elementsOf(each, facts, null).includes(`action.${each.who}.${action}`));
    }
  }
  const shop = of("workshop_placed")[0] as LogLine;
  assert.match(elementsOf(shop, facts, null)[0] ?? "", /^slot\.\d\.[a-z]+\.[01]$/);
  assert.match(elementsOf(of("jar_placed")[0] as LogLine, facts, null)[0] ?? "", /^jar\.\d\.jar_/);
});

test("rewards, suspicion, tax and debts ring where they end up", () => {
  const gained = (name: string) => line({ event: "gained", fields: { reward: [name, 1] } });
  assert.deepEqual(elementsOf(gained("scout"), facts, null), ["workers.0"]);
  assert.deepEqual(elementsOf(gained("gain_debt"), facts, null), ["debts.0"]);
  assert.deepEqual(elementsOf(gained("remove_suspicion"), facts, null), ["suspicion.0"]);
  assert.deepEqual(elementsOf(gained("silver"), facts, null), ["seat.0"]);
  assert.deepEqual(elementsOf(line({ event: "tax_taken", who: 2 }), facts, null), ["tax"]);
  assert.deepEqual(elementsOf(line({ event: "suspicion_drawn", who: 2 }), facts, null), ["suspicion.2"]);
});

test("what is hidden is not marked", () => {
  const hidden = lines.filter((each) => each.event === "paladin_chosen" && each.who !== 0);
  assert(hidden.length > 0);
  for (const each of hidden) assert.deepEqual(elementsOf(each, facts, null), []);
});

test("what an automa passes over is marked while it is there", () => {
  const skips = of("ai_skips")[0] as LogLine;
  const { view } = told.tables[0] as (typeof told.tables)[number];
  const place = Number(skips.fields.place) - 1;
  const row = (skips.msg.args.row as Msg).key.replace("paladins-row-", "") as
    | "townsfolk"
    | "outsiders"
    | "favours";
  assert(elementsOf(skips, facts, view).includes(view[row][place]?.id ?? "?"));
  assert(!elementsOf(skips, facts, null).some((id) => id.startsWith(row.slice(0, 6))));
});

test("pieces and cards fly from where they were", () => {
  for (const event of ["commissioned", "garrisoned", "jar_placed", "workshop_placed", "hired", "converted"]) {
    const flight = flightOf(of(event)[0] as LogLine);
    assert(flight?.[0] && flight[1] && flight[0] !== flight[1], event);
  }
  assert.equal(flightOf(of("passed")[0] as LogLine), null);
});

test("the telling events are events of the game", () => {
  const heard = new Set(lines.map((each) => each.event));
  const never = [...TELLING].filter((event) => !heard.has(event));
  assert(never.length <= 4, never.join(" ")); // a few may not come in three unfinished games
});
