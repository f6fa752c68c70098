// The player of stories: action by action, the position on show going with the words; the past by the same steps.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import type { StillsReply, TableInfo } from "../src/net/messages.ts";
import { actionsOf, hasHappened } from "../src/table/actions.ts";
import * as pace from "../src/table/pace.ts";
import * as replay from "../src/table/replay.ts";
import { info, type LogLine, lastChoice, log, mySeats } from "../src/table/session.ts";
import { table } from "../src/table/state.ts";
import { forgetStills, order, setLoader, stillAt, stillBefore, whole } from "../src/table/stills.ts";
import { scene, setTurningAt, turning } from "../src/table/turning.ts";
import { change } from "../src/ui/settings.ts";
import { line, offer } from "./support.ts";

/** Choice 1 is mine; in choice 2 the automa acts three times. */
const LOG: LogLine[] = [
  line({ n: 1, i: 0, who: 0, version: 1, beat: true, event: "round_began" }),
  line({ n: 2, i: 0, who: 0, version: 2, beat: true, event: "mine" }),
  line({ n: 2, i: 1, who: 1, version: 2, beat: true, event: "first" }),
  line({ n: 2, i: 2, who: 1, version: 2, event: "atom" }),
  line({ n: 2, i: 3, who: 1, version: 2, beat: true, event: "second" }),
  line({ n: 2, i: 4, who: 1, version: 2, beat: true, event: "third" }),
];
const THEIRS = LOG.slice(2);

const asked: string[] = [];

/** What the server would tell: a view names its moment. */
function story(since: number, n: number): StillsReply {
  asked.push(`${since}-${n}`);
  const points: [number, number][] = [];
  for (let k = since; k <= n; k++) {
    if (k === 2 && since < 2) points.push([2, 1], [2, 3], [2, 4]);
    points.push([k, -1]);
  }
  const stills = points.map(([k, events]) => ({
    n: k,
    events,
    decider: 0,
    changes: [["", { at: `${k}.${events}` }]] as [string, Record<string, unknown>][],
  }));
  return { since, n, made: 2, seat: 0, whole: false, stills };
}

const nameOf = (view: unknown): unknown => (view as { at: string } | undefined)?.at;
const shown = (): unknown => nameOf(table.offer.value?.view);
const position = (made: number) => offer({ made, version: made, decision: 3, view: { at: `${made}.-1` } });
/** Promises that are ready are kept. */
const settle = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
const tick = async (time: number) => {
  mock.timers.tick(time);
  await settle();
};

/** My choice, and what the automa did within it, as it comes from the server. */
async function played(told: string[] = []): Promise<void> {
  log.value = LOG.slice(0, 1);
  pace.arrive(position(1));
  log.value = LOG;
  pace.hold(
    THEIRS,
    (lines) => void told.push(...lines.map(({ event }) => event)),
    () => LOG,
  );
  pace.arrive(position(2));
  await settle();
}

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  change({ automaPace: "normal", turning: false });
  asked.length = 0;
  setLoader((since, n) => Promise.resolve(story(since, n)));
  info.value = { id: "t", status: "playing" } as TableInfo;
  mySeats.value = [0];
  lastChoice.value = 2;
});

afterEach(() => {
  replay.backToNow();
  pace.finish();
  table.receive(null);
  log.value = [];
  info.value = null;
  mock.timers.reset();
});

test("the pace: one step for an action, longer for many lines, never shorter for many actions", () => {
  assert.equal(pace.stepFor("instant", 5), 0);
  assert(pace.stepFor("fast", 1) >= 500);
  assert(pace.stepFor("normal", 1) > pace.stepFor("fast", 1));
  assert(pace.stepFor("slow", 1) > pace.stepFor("normal", 1));
  assert(pace.stepFor("normal", 3) > pace.stepFor("normal", 1));
  assert.equal(pace.stepFor("normal", 40), 2 * pace.stepFor("normal", 1));
});

test("an action has the moments before and after it", () => {
  const points = actionsOf(LOG).map(({ from, to }) => [`${from.n}.${from.events}`, `${to.n}.${to.events}`]);
  assert.deepEqual(points, [
    ["0.-1", "1.-1"],
    ["1.-1", "2.1"],
    ["2.1", "2.3"],
    ["2.3", "2.4"],
    ["2.4", "2.-1"],
  ]);
  const happened = LOG.filter((each) => hasHappened(each, { n: 2, events: 3 })).map(({ event }) => event);
  assert.deepEqual(happened, ["round_began", "mine", "first", "atom"]);
});

test("the board goes from the position before an action to the one after it, with its words", async () => {
  const told: string[] = [];
  await played(told);
  assert.deepEqual(told, ["first", "atom"]);
  assert.equal(shown(), "2.1"); // my own action is there, the automa's not yet
  assert.deepEqual(asked, ["1-2"]); // all of it at once
  await tick(pace.stepFor("normal", 2));
  assert.equal(shown(), "2.3");
  await tick(0);
  const seen: unknown[] = [];
  for (let i = 0; i < 20 && table.held.value; i++) {
    seen.push(shown());
    await tick(pace.stepFor("normal", 1) / 2);
  }
  assert.deepEqual([...new Set(seen)], ["2.3", "2.4", "2.-1"]);
  assert.deepEqual(
    told,
    THEIRS.map(({ event }) => event),
  );
  assert(!table.held.value);
  assert.equal(table.offer.value?.decision, 3);
});

test("a rival's further choices join the action that is told", async () => {
  const first = line({ n: 2, who: 1, version: 2, beat: true, event: "acts" });
  const then = line({ n: 3, who: 1, version: 3, event: "pays" });
  pace.arrive(position(1));
  log.value = [first];
  pace.hold(
    [first],
    () => undefined,
    () => log.value,
  );
  pace.arrive(position(2));
  await tick(pace.stepFor("normal", 1) / 2);
  assert.equal(shown(), "2.-1");
  log.value = [first, then];
  pace.hold(
    [then],
    () => undefined,
    () => log.value,
  );
  pace.arrive(position(3));
  await settle();
  assert.deepEqual(pace.speaking.value?.lines, [first, then]);
  assert.equal(shown(), "3.-1");
  assert.deepEqual(asked, []); // all of it came by itself
  await tick(10_000);
  assert(!table.held.value);
});

test("paused, it goes on only step by step", async () => {
  await played();
  pace.pause();
  await settle();
  assert.equal(shown(), "2.3"); // the action that speaks is shown whole
  await tick(60_000);
  assert.equal(shown(), "2.3");
  pace.stepOn();
  await settle();
  assert.equal(shown(), "2.4");
  assert.equal(pace.speaking.value?.lines[0]?.event, "second");
  await tick(60_000);
  assert.equal(shown(), "2.4");
  pace.resume();
  await tick(0);
  await tick(60_000);
  await tick(60_000);
  assert(!table.held.value);
});

test("skipping tells the rest at once", async () => {
  const told: string[] = [];
  await played(told);
  pace.skip();
  assert.deepEqual(
    told,
    THEIRS.map(({ event }) => event),
  );
  assert(!table.held.value);
  assert.equal(shown(), "2.-1");
  await tick(60_000);
  assert.deepEqual(told.length, THEIRS.length);
});

test("a story without positions is told all the same", async () => {
  setLoader(() => Promise.reject(new Error("no line")));
  await played();
  for (let i = 0; i < 12; i++) await tick(5000);
  assert(!table.held.value);
});

test("positions that never come are waited for a while only", async () => {
  setLoader(() => new Promise(() => undefined));
  await played();
  for (let i = 0; i < 20; i++) await tick(5000);
  assert(!table.held.value);
});

test("one step back from a story is the past, and on from there the story again", async () => {
  await played();
  pace.pause();
  pace.stepOn();
  await settle();
  assert.equal(shown(), "2.4");
  for (const moment of ["2.3", "2.1", "1.-1"]) {
    replay.stepBack();
    await settle();
    assert.equal(shown(), moment);
    assert.equal(table.offer.value?.decision, -1);
  }
  for (const moment of ["2.1", "2.3", "2.4"]) {
    await replay.stepForth();
    assert.equal(shown(), moment);
  }
  assert.equal(table.past.value, null); // that is where the story is
  assert(pace.paused.value && table.held.value);
  pace.stepOn();
  await settle();
  assert.equal(shown(), "2.-1");
});

test("looking back interrupts a story that runs; it goes on afterwards", async () => {
  await played();
  await replay.showPast(0);
  assert(pace.paused.value);
  await tick(60_000);
  assert.equal(shown(), "0.-1");
  replay.backToNow();
  await settle();
  assert(!pace.paused.value);
  for (let i = 0; i < 8; i++) await tick(5000);
  assert(!table.held.value);
});

test("the last turn again: played from its beginning to now", async () => {
  await played();
  pace.skip();
  const again = replay.again();
  await settle();
  await again;
  const seen: unknown[] = [];
  for (let i = 0; i < 30 && table.past.value; i++) {
    seen.push(shown());
    await tick(300);
  }
  assert.deepEqual([...new Set(seen)], ["2.3", "2.4"]);
  assert.equal(table.past.value, null);
  assert(!replay.playing.value);
});

test("what is played can be stopped, and rounds are jumped to", async () => {
  await played();
  pace.skip();
  await replay.showPast(0);
  replay.play();
  await settle();
  assert.equal(shown(), "1.-1");
  replay.stop();
  await tick(60_000);
  assert.equal(shown(), "1.-1");
  await replay.showPoint({ n: 2, events: 4 });
  replay.stepRound(false);
  await settle();
  assert.equal(shown(), "1.-1");
  assert.deepEqual(
    replay.rounds.value.map(({ n }) => n),
    [1],
  );
});

test("what is played stops at a turning point, and goes on from there", async () => {
  (globalThis as { document?: unknown }).document = { hidden: false };
  await played();
  pace.skip();
  change({ turning: true });
  setTurningAt((lines, at) => (lines[at]?.event === "atom" ? "dusk" : null));
  await replay.showPast(1);
  replay.play();
  for (let i = 0; i < 8; i++) await tick(5000);
  assert.equal(shown(), "2.3");
  assert.equal(scene.value?.kind, "dusk");
  assert(!replay.playing.value);
  replay.stepBack(); // whoever goes elsewhere leaves the scene
  await settle();
  assert.equal(scene.value, null);
  replay.play();
  await settle();
  assert.equal(scene.value?.kind, "dusk");
  pace.goOn();
  for (let i = 0; i < 8; i++) await tick(5000);
  assert.equal(table.past.value, null);
  assert.equal(turning.value, null);
  setTurningAt(() => null);
  delete (globalThis as { document?: unknown }).document;
});

test("others' turn comes while one looks back: it waits until one is back", async () => {
  log.value = LOG.slice(0, 1);
  pace.arrive(position(1));
  await replay.showPast(0);
  log.value = LOG;
  pace.hold(
    THEIRS,
    () => undefined,
    () => LOG,
  );
  pace.arrive(position(2));
  for (let i = 0; i < 10; i++) await tick(5000);
  assert(table.held.value);
  assert.equal(shown(), "0.-1");
  replay.backToNow();
  for (let i = 0; i < 10; i++) await tick(5000);
  assert(!table.held.value);
});

test("a turning point stops the story, paused or not", async () => {
  (globalThis as { document?: unknown }).document = { hidden: false };
  change({ turning: true });
  setTurningAt((lines, at) => (lines[at]?.event === "second" ? "round" : null));
  await played();
  pace.skip();
  await settle();
  assert.equal(turning.value?.kind, "round");
  assert.equal(shown(), "2.4"); // the board is where the scene is
  pace.goOn();
  await settle();
  assert.equal(pace.speaking.value?.lines[0]?.event, "third");
  setTurningAt(() => null);
  delete (globalThis as { document?: unknown }).document;
});

test("positions are forgotten with what was taken back, and not shown to other eyes", async () => {
  await played();
  assert(stillAt({ n: 2, events: 3 }));
  assert.equal(nameOf(stillBefore({ n: 2, events: 2 })?.view), "2.1");
  forgetStills(1);
  assert.equal(stillAt({ n: 2, events: 3 }), null);
  assert(stillAt(whole(1)));
  pace.arrive({ ...position(2), seat: 1 });
  assert.equal(stillAt(whole(1)), null);
  assert(order(whole(1), { n: 2, events: 1 }) < 0 && order({ n: 2, events: 9 }, whole(2)) < 0);
});
