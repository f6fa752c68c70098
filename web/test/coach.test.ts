import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type CoachLine,
  askExplain,
  askHint,
  connectCoach,
  hearCoach,
  type Told,
} from "../src/coach/asking.ts";
import { gainsOf, raceScale, roundStarts, totalGains, turnAt, turnOf } from "../src/coach/race.ts";
import { explainable } from "../src/coach/explaining.ts";
import { isSame, questionOf } from "../src/coach/hints.ts";
import { toneOf, weighed } from "../src/coach/weighing.ts";
import { percent, points } from "../src/i18n/numbers.ts";
import type {
  ClientMessage,
  CurvePoint,
  Hinted,
  ReviewPoint,
  ServerMessage,
  WhyInfo,
} from "../src/net/messages.ts";
import { loadEnglish, plain } from "./support.ts";

loadEnglish();

/** A line that keeps what is sent; `open` false: there is none at present. */
function lineOf(open = true): CoachLine & { sent: ClientMessage[] } {
  const sent: ClientMessage[] = [];
  let id = 4;
  return {
    sent,
    requestId: () => ++id,
    send: (message) => {
      if (open) sent.push(message);
      return open;
    },
  };
}

const hinted = (id: number): Hinted => ({
  type: "hinted",
  id,
  decision: 9,
  seat: 0,
  suggestions: [],
  taken: 1,
  left: 3,
});

test("who asks the coach hears that it thinks, then what it says, and nobody else's answer", () => {
  const line = lineOf();
  connectCoach(line);
  const heard: Told<unknown>[] = [];
  askHint(9, (told) => heard.push(told));
  assert.deepEqual(line.sent, [{ type: "hint", decision: 9, id: 5 }]);
  assert.deepEqual(heard, [{ kind: "busy" }]);
  assert.equal(hearCoach(hinted(4)), true, "an answer to nobody is still none for the table");
  assert.equal(heard.length, 1);
  hearCoach(hinted(5));
  assert.deepEqual(heard.at(-1), { kind: "told", answer: hinted(5) });
  hearCoach(hinted(5));
  assert.equal(heard.length, 2, "it is answered once");
});

test("a refusal of the coach is told to who asked, other refusals are left to the table", () => {
  connectCoach(lineOf());
  const heard: Told<unknown>[] = [];
  askExplain(3, (told) => heard.push(told));
  const refused = (id: number): ServerMessage => ({
    type: "refused",
    id,
    error: { code: "", msg: { key: "error-hints-off", args: {} }, text: "" } as never,
  });
  assert.equal(hearCoach(refused(1)), false);
  assert.equal(hearCoach(refused(5)), true);
  const last = heard.at(-1);
  assert(last?.kind === "refused" && last.why.includes("hints"));
});

test("what a lost line was asked is not waited for", () => {
  connectCoach(lineOf(false));
  const heard: string[] = [];
  askHint(1, (told) => heard.push(told.kind));
  assert.deepEqual(heard, ["busy", "refused"]);
  connectCoach(lineOf());
  askHint(1, (told) => heard.push(told.kind));
  assert.equal(hearCoach({ type: "welcome" } as ServerMessage), false, "the table hears it too");
  assert.deepEqual(heard.slice(2), ["busy", "refused"]);
});

const curve: ReviewPoint[] = [
  [0, 0, 1],
  [4, 1, 1],
  [9, 0, 2],
  [13, 1, 2],
  [20, -1, 2],
].map(([n = 0, seat = 0, round = 0]) => ({ n, seat, round, chances: [0.5, 0.5], margins: [0, 0] }));

test("a turn is found again where it is drawn", () => {
  const scale = raceScale(curve.length, 500);
  for (const i of curve.keys()) assert.equal(turnAt(scale.x(i), curve.length, scale), i);
  assert.equal(turnAt(-50, curve.length, scale), 0);
  assert.equal(turnAt(900, curve.length, scale), 4);
  assert.equal(scale.y(1), scale.top);
  assert.equal(scale.y(0), scale.bottom);
});

test("a choice belongs to the turn that begins before it", () => {
  assert.deepEqual(
    [1, 4, 5, 9, 10, 20].map((n) => turnOf(curve, n)),
    [0, 0, 1, 1, 2, 3],
  );
});

test("rounds begin with their first turn, and the end is none", () => {
  assert.deepEqual(roundStarts(curve), [
    { at: 0, round: 1 },
    { at: 2, round: 2 },
  ]);
  const early = curve.map((point, i) => (i < 2 ? { ...point, round: 0 } : point));
  assert.deepEqual(roundStarts(early), [{ at: 2, round: 2 }]);
});

test("points by source and round are what each round added", () => {
  const sources: CurvePoint[] = [
    { round: 1, n: 9, totals: [5, 0], parts: [{ jade: 2, wall: 3 }, {}] },
    { round: 2, n: 20, totals: [4, 7], parts: [{ jade: 2, wall: 2, canal: 0 }, { wall: 7 }] },
  ];
  assert.deepEqual(
    [...gainsOf(sources, 0, ["wall", "canal"])],
    [
      ["wall", [3, -1]],
      ["jade", [2, 0]],
    ],
  );
  assert.deepEqual(totalGains(sources, 0), [5, -1]);
  assert.deepEqual(totalGains(sources, 1), [0, 7]);
});

test("what is not certain is not said to be", () => {
  assert.deepEqual(
    [0, 0.001, 0.624, 0.9999, 1].map((n) => plain(percent(n))),
    ["0%", "1%", "62%", "99%", "100%"],
  );
  assert.deepEqual(
    [2.44, -0.06, 0.04, 0].map((n) => plain(points(n))),
    ["+2.4", "−0.1", "0", "0"],
  );
});

test("reasons are told by their weight, one's own before what it means for rivals", () => {
  const why = (heading: string, n: number, kind: WhyInfo["kind"]): WhyInfo => ({
    heading,
    points: n,
    kind,
    seat: 0,
  });
  const told = [
    why("jade", 0.01, "gain"),
    why("wall", 3, "threat"),
    why("canal", -1, "cost"),
    why("gifts", 2, "gain"),
  ];
  const names = (most?: number) => weighed(told, most).map(({ heading }) => heading);
  assert.deepEqual(names(), ["gifts", "canal", "wall"]);
  assert.deepEqual(names(2), ["gifts", "wall"]);
  assert.deepEqual(
    told.slice(1).map((each) => toneOf(each)),
    ["is-bad is-threat", "is-bad", "is-good"],
  );
  assert.equal(toneOf(why("wall", -2, "threat")), "is-good is-threat");
});

test("bots can be asked about where hints are on, everybody but the automa when the game is over", () => {
  const seats = (["human", "bot", "automa"] as const).map((kind) => ({ kind, stand_in: false }));
  const asked = (who: number, part: object, seated = true): number =>
    explainable([{ who, n: 7, i: 0 }], { status: "playing", hints: true, seats, ...part }, seated);
  assert.deepEqual(
    [0, 1, 2, -1].map((who) => asked(who, {})),
    [0, 7, 0, 0],
  );
  assert.deepEqual(
    [0, 1, 2, -1].map((who) => asked(who, { status: "over", hints: false })),
    [7, 7, 0, 0],
  );
  assert.equal(asked(1, { hints: false }), 0);
  assert.equal(asked(1, {}, false), 0, "who watches a running game asks nothing");
  const left = seats.map((seat, who) => ({ ...seat, stand_in: who === 0 }));
  assert.equal(asked(0, { seats: left }), 7);
  assert.equal(explainable([{ who: 1, n: 7, i: 0, kept: true }], { status: "over", seats }, true), 0);
  assert.equal(explainable([{ who: 1, n: 7, i: 2 }], { status: "over", seats }, true), 0, "it only followed");
});

test("a hint stays when a rival answers meanwhile, and goes with other choices or another decision", () => {
  const offer = (decision: number, options: number[]) =>
    questionOf({ decision, seat: 0, choices: options.map((option) => ({ option })) } as never);
  const asked = offer(9, [0, 1, 2]);
  assert(isSame(asked, offer(9, [0, 1, 2])));
  assert(!isSame(asked, offer(9, [0, 2])));
  assert(!isSame(asked, offer(10, [0, 1, 2])));
});
