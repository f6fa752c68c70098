import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableInfo } from "../src/net/messages.ts";
import { byOpponents, type Played, playedOf, sumOf } from "../src/stats/games.ts";
import { resultWords } from "../src/stats/words.ts";
import { loadEnglish, plain } from "./support.ts";

loadEnglish();

type Kind = "human" | "bot" | "automa" | "hotseat";

/** A finished table with nothing in it but what a test is about. */
function over(kinds: [Kind, string][], totals: number[], part: Partial<TableInfo> = {}): TableInfo {
  const scores = totals.map((total) => ({ total, parts: {}, place: totals.filter((n) => n > total).length }));
  return {
    id: "t",
    game: "gugong",
    status: "over",
    options: { difficulty: "hard" },
    imported: false,
    practice: false,
    seats: kinds.map(([kind, level], seat) => ({ seat, kind, level })),
    outcome: { scores, tie_break: "" },
    ...part,
  } as unknown as TableInfo;
}

test("a solo game counts by the level of its automa", () => {
  const found = playedOf(
    over(
      [
        ["human", ""],
        ["automa", ""],
      ],
      [54, 40],
    ),
    [0],
    7,
  );
  assert.deepEqual(found, {
    table: "t",
    game: "gugong",
    at: 7,
    against: "automa",
    level: "hard",
    players: 2,
    points: 54,
    rival: 40,
    place: 0,
    result: "won",
  });
});

test("bots count by their level, people and one screen for themselves", () => {
  const bots = playedOf(
    over(
      [
        ["human", ""],
        ["bot", "simple"],
        ["bot", "simple"],
      ],
      [3, 9, 9],
    ),
    [0],
    1,
  );
  assert.deepEqual([bots?.against, bots?.level, bots?.result], ["bots", "simple", "lost"]);
  const mixed = playedOf(
    over(
      [
        ["human", ""],
        ["bot", "simple"],
        ["bot", "random"],
      ],
      [9, 9, 3],
    ),
    [0],
    1,
  );
  assert.deepEqual([mixed?.level, mixed?.result], ["", "shared"]);
  const people = playedOf(
    over(
      [
        ["human", ""],
        ["human", ""],
        ["bot", "simple"],
      ],
      [1, 2, 3],
    ),
    [1],
    1,
  );
  assert.deepEqual([people?.against, people?.place], ["people", 1]);
  const screen = playedOf(
    over(
      [
        ["hotseat", ""],
        ["hotseat", ""],
      ],
      [12, 30],
    ),
    [0, 1],
    1,
  );
  assert.deepEqual([screen?.against, screen?.result, screen?.points, screen?.rival], ["screen", "", 30, 12]);
});

test("nothing counts that is not one's own finished game", () => {
  const solo: [Kind, string][] = [
    ["human", ""],
    ["automa", ""],
  ];
  const totals = [54, 40];
  assert.equal(playedOf(over(solo, totals), [], 1), null);
  for (const part of [
    { status: "playing" },
    { imported: true },
    { practice: true },
    { outcome: null },
  ] as const) {
    assert.equal(playedOf(over(solo, totals, part as Partial<TableInfo>), [0], 1), null);
  }
});

function game(result: Played["result"], points: number, part: Partial<Played> = {}): Played {
  const like = { table: "", game: "troyes", at: 0, against: "automa" as const, level: "", players: 2 };
  return { ...like, points, rival: 0, place: result === "lost" ? 1 : 0, result, ...part };
}

test("streaks, the best and the average; the newest game stands first", () => {
  const sum = sumOf([
    game("won", 30),
    game("shared", 41),
    game("lost", 10),
    ...Array(3).fill(game("won", 20)),
  ]);
  assert.deepEqual(sum, { games: 6, won: 5, counted: 6, best: 41, average: 24, streak: 2, longest: 3 });
  assert.equal(sumOf([game("lost", 1), game("won", 2)]).streak, 0);
  assert.deepEqual(sumOf([game("", 9)]), {
    games: 1,
    won: 0,
    counted: 0,
    best: 9,
    average: 9,
    streak: 0,
    longest: 0,
  });
  assert.equal(sumOf([]).average, 0);
});

test("games are put together by opponents, those met most often first", () => {
  const bots = { against: "bots" as const, level: "simple", players: 3 };
  const groups = byOpponents([
    game("won", 1),
    game("won", 1, bots),
    game("lost", 1, bots),
    game("won", 1, { level: "hard" }),
  ]);
  assert.deepEqual(
    groups.map((group) => group.length),
    [2, 1, 1],
  );
});

test("results in words", () => {
  assert.equal(plain(resultWords(game("won", 54, { rival: 40 }))), "Won: 54 to 40 VP");
  assert.equal(plain(resultWords(game("", 30))), "Most VP: 30");
});
