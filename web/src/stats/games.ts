// The games that were finished in this browser: what is kept of each, and what follows from all of them. There is no
// account; it lies beside the seats of this browser and nowhere else.

import { signal } from "@preact/signals";
import type { TableInfo } from "../net/messages.ts";
import { keep, kept } from "../ui/storage.ts";

export type Result = "won" | "shared" | "lost" | "";

/** A finished game of one's own. */
export interface Played {
  table: string;
  game: string;
  at: number; // when it ended, in milliseconds
  against: "automa" | "bots" | "people" | "screen"; // screen: all at this one, so nobody's result is one's own
  level: string; // of the automa or the bots; empty: there is none, or they differ
  players: number;
  points: number;
  rival: number; // the most points of somebody else
  place: number; // 0 the first
  result: Result;
}

interface Stored {
  games: Played[];
  /** Tables that were cleared away and whose seats are still kept: they are not counted again. */
  cleared: string[];
}

const KEY = "regnum.games";
const MOST = 3000;

function load(): Stored {
  const found = kept(KEY) as Partial<Stored> | null;
  const games = Array.isArray(found?.games) ? found.games.filter(isPlayed) : [];
  return { games, cleared: Array.isArray(found?.cleared) ? found.cleared.map(String) : [] };
}

function isPlayed(thing: unknown): thing is Played {
  const played = thing as Partial<Played> | null;
  return (
    typeof played?.table === "string" &&
    typeof played.game === "string" &&
    typeof played.points === "number" &&
    typeof played.at === "number"
  );
}

/** Grows when a game was added or all were cleared: whoever shows them looks again. */
const changes = signal(0);

export function playedGames(): Played[] {
  void changes.value;
  return load().games.toSorted((a, b) => b.at - a.at);
}

/** Count finished games, each once. Another tab may have counted meanwhile, so what is kept is read anew. */
export function count(found: (Played | null)[]): void {
  const stored = load();
  const known = new Set([...stored.games.map(({ table }) => table), ...stored.cleared]);
  const fresh = found.filter((played): played is Played => played !== null && !known.has(played.table));
  const games = [...new Map(fresh.map((played) => [played.table, played])).values(), ...stored.games];
  if (games.length === stored.games.length) return;
  keep(KEY, { ...stored, games: games.toSorted((a, b) => b.at - a.at).slice(0, MOST) });
  changes.value += 1;
}

/** Forget all games; those of tables that are still open to this browser do not come back. */
export function clearGames(tables: string[]): void {
  keep(KEY, { games: [], cleared: tables });
  changes.value += 1;
}

// --- one game -------------------------------------------------------------------------------------------

/** What is counted of a table; null: not over, a record from elsewhere, practice, or nobody's own. */
export function playedOf(table: TableInfo, mine: number[], at: number): Played | null {
  const { outcome } = table;
  if (table.status !== "over" || !outcome || table.imported || table.practice || mine.length === 0)
    return null;
  const own =
    mine.toSorted((a, b) => (outcome.scores[a]?.place ?? 0) - (outcome.scores[b]?.place ?? 0))[0] ?? 0;
  const others = table.seats.filter(({ seat }) => !mine.includes(seat));
  const score = outcome.scores[own];
  return {
    table: table.id,
    game: table.game,
    at,
    ...opponents(table, others, mine.length > 1),
    players: table.seats.length,
    points: score?.total ?? 0,
    rival: Math.max(
      ...table.seats.filter(({ seat }) => seat !== own).map(({ seat }) => outcome.scores[seat]?.total ?? 0),
      0,
    ),
    place: score?.place ?? 0,
    result: mine.length > 1 ? "" : resultOf(outcome, own),
  };
}

function opponents(
  table: TableInfo,
  others: TableInfo["seats"],
  shared: boolean,
): Pick<Played, "against" | "level"> {
  if (shared) return { against: "screen", level: "" };
  if (others.some(({ kind }) => kind === "human" || kind === "hotseat"))
    return { against: "people", level: "" };
  const levels = new Set(others.filter(({ kind }) => kind === "bot").map(({ level }) => level));
  if (levels.size > 0) return { against: "bots", level: levels.size === 1 ? ([...levels][0] ?? "") : "" };
  return { against: "automa", level: table.options.difficulty ?? "" };
}

export function resultOf(outcome: NonNullable<TableInfo["outcome"]>, seat: number): Result {
  if (outcome.scores[seat]?.place !== 0) return "lost";
  return outcome.scores.filter(({ place }) => place === 0).length > 1 ? "shared" : "won";
}

// --- all of them ----------------------------------------------------------------------------------------

export interface Sum {
  games: number;
  won: number; // shared victories too
  counted: number; // games with a result of one's own
  best: number;
  average: number;
  streak: number; // victories in a row up to now
  longest: number;
}

/** `games`: the newest first. */
export function sumOf(games: Played[]): Sum {
  const results = games.filter(({ result }) => result !== "").map(({ result }) => result !== "lost");
  const runs = runsOf(results);
  const points = games.map((played) => played.points);
  return {
    games: games.length,
    won: results.filter(Boolean).length,
    counted: results.length,
    best: points.length ? Math.max(...points) : 0,
    average: points.length ? Math.round(points.reduce((sum, n) => sum + n, 0) / points.length) : 0,
    streak: results[0] ? (runs[0] ?? 0) : 0,
    longest: Math.max(0, ...runs),
  };
}

/** How many victories come in a row, for each row of them. */
function runsOf(results: boolean[]): number[] {
  const runs: number[] = [];
  results.forEach((won, i) => {
    if (won && results[i - 1]) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else if (won) runs.push(1);
  });
  return runs;
}

/** The games of each kind of opponent, those met most often first. */
export function byOpponents(games: Played[]): Played[][] {
  const groups = new Map<string, Played[]>();
  for (const played of games) {
    const key = `${played.against} ${played.level} ${played.against === "automa" ? "" : played.players}`;
    groups.set(key, [...(groups.get(key) ?? []), played]);
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
}
