// What belongs to a line that is told step by step: whose cards, which dice. While lines are told the
// board shows already what came of them, so all of this is read from the log.

import type { LogLine } from "../../table/session.ts";
import { fieldsOf } from "./known.ts";
import type { Place } from "./shapes.ts";

export interface Exchanged {
  seat: number;
  place: Place;
  given: string;
  taken: string;
}

export interface Scene {
  /** Meng's automa cards of the day, the one that speaks now, and which half of it. */
  automa: string[];
  at: number;
  half: "day" | "dusk";
  exchange: Exchanged | null;
  dice: number[] | null;
}

const NIGHT: ReadonlySet<string> = new Set([
  "night_fell",
  "matched",
  "destiny_won",
  "no_matches",
  "dice_rolled",
  "die_turned",
]);

/** The scene of the last of these lines. */
export function sceneOf(lines: LogLine[]): Scene {
  const line = lines.at(-1);
  const nothing: Scene = { automa: [], at: -1, half: "day", exchange: null, dice: null };
  if (!line) return nothing;
  if (NIGHT.has(line.event)) return { ...nothing, dice: diceAfter(lines) };
  const day = today(lines);
  const dusk = day.findIndex((each) => each.event === "dusk_fell");
  if (day.some((each) => each.event === "night_fell")) return nothing;
  const automa = day.filter((each) => each.event === "meng_cards").map((each) => fieldsOf(each).automa ?? "");
  if (dusk >= 0) {
    const turned = day.slice(dusk).filter((each) => each.event === "meng_dusk").length;
    return { ...nothing, automa, at: turned - 1, half: "dusk" };
  }
  const turn = turnOf(day, line.who);
  const meng = turn.some((each) => each.event === "meng_cards");
  return { ...nothing, automa: meng ? automa : [], at: automa.length - 1, exchange: exchangeIn(turn) };
}

/** The lines since the turns of this day began. */
function today(lines: LogLine[]): LogLine[] {
  return lines.slice(lines.findLastIndex((line) => line.event === "day_began") + 1);
}

/** The lines of the turn that is being played, if the last one is of the seat whose turn it is. */
function turnOf(day: LogLine[], who: number): LogLine[] {
  const given = day.findLastIndex((line) => line.event === "gift_given");
  const cards = day.findLastIndex((line) => line.event === "meng_cards");
  const first = cards >= 0 && (cards > given || cards === given - 1) ? cards : given;
  return day[first]?.who === who ? day.slice(first) : [];
}

function exchangeIn(turn: LogLine[]): Exchanged | null {
  const found = turn.find((line) => line.event === "gift_given");
  if (!found) return null;
  const { gift, place, taken } = fieldsOf(found);
  if (!place || place === "board") return null;
  return { seat: found.who, place, given: gift ?? "", taken: taken ?? "" };
}

/** What the dice showed when the last of these lines was told. */
export function diceAfter(lines: LogLine[]): number[] | null {
  const rolled = lines.findLastIndex((line) => line.event === "dice_rolled");
  const roll = lines[rolled];
  if (!roll) return null;
  const { a = 0, b = 0, c = 0 } = fieldsOf(roll);
  const faces = [a, b, c];
  for (const line of lines.slice(rolled + 1)) {
    const { die = 0, face = 0 } = fieldsOf(line);
    if (line.event === "die_turned") faces[die - 1] = face;
  }
  return faces;
}
