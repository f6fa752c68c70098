// Which elements an event of Troyes speaks of. Fields hold names and element ids.

import type { LogLine } from "../../table/session.ts";
import { fieldsOf } from "./known.ts";

export function elementsOf(line: LogLine): string[] {
  const found = [...byFields(line), ...(BY_EVENT[line.event]?.(line) ?? [])];
  if (line.event.startsWith("king_")) found.push(...byKing(line));
  return [...new Set(found)];
}

/** Le Roy: the row of his table that was rolled, his dice, himself. */
function byKing(line: LogLine): string[] {
  const { event, who } = line;
  const { one = 0, two = 0, die } = fieldsOf(line);
  if (event === "king_rolled") return [`king.${one + two}`, `seat.${who}`];
  return die === undefined ? [`seat.${who}`] : [`district.${event === "king_buys" ? 0 : who}`];
}

/** From where to where a piece moves. */
export function flightOf(line: LogLine): [from: string, to: string] | null {
  const { who } = line;
  const { card, event, space, window } = fieldsOf(line);
  switch (line.event) {
    case "citizen_set":
    case "citizen_placed":
    case "king_set":
    case "king_places":
      return [`supply.${who}`, `space.${space}`];
    case "hired":
      return [`supply.${who}`, `slot.${card}.${who}`];
    case "cubes_placed":
      return [`seat.${who}`, `cubes.${card}.${who}`];
    case "cathedral_built":
      return [`seat.${who}`, window ?? ""];
    case "event_cube":
      return who >= 0 ? [`seat.${who}`, `event.${event}`] : null;
    default:
      return null;
  }
}

/** What somebody who has been away wants to know; payments and small steps are in the log. */
export const TELLING: ReadonlySet<string> = new Set([
  "round_began",
  "card_shown",
  "red_shown",
  "called",
  "event_applies",
  "expelled",
  "short",
  "black_beaten",
  "black_unbeaten",
  "acts",
  "hired",
  "cubes_placed",
  "cathedral_built",
  "event_cube",
  "event_countered",
  "event_reward",
  "event_taken",
  "citizen_placed",
  "passed",
  "character_shown",
  "king_rolled",
  "king_places",
  "king_scores_character",
  "game_over",
]);

// --- fields -------------------------------------------------------------------------------------------

function byFields(line: LogLine): string[] {
  const { who } = line;
  const { card, event, space, window, building, target, source, good } = fieldsOf(line);
  const found: string[] = [];
  const add = (kind: string, name: string | null | undefined) => name && found.push(`${kind}.${name}`);
  add("card", card);
  add("event", event);
  add("space", space);
  add("building", building);
  if (window) found.push(window);
  if (target) found.push(target);
  if (source) found.push(...sourceIds(source, who));
  if (good) found.push(good === "influence" ? `influence.${who}` : `seat.${who}`);
  return found;
}

/** Where a citizen came from: of its owner's own, a card that is named beside it, or an element. */
function sourceIds(source: string, who: number): string[] {
  if (source === "supply") return [`supply.${who}`];
  if (source === "reserve") return [`reserve.${who}`, `influence.${who}`];
  return source === "card" ? [] : [source];
}

// --- events that speak of more than their fields --------------------------------------------------------

type Telling = (line: LogLine) => string[];

const district: Telling = (line) => [`district.${fieldsOf(line).owner ?? line.who}`];
const seat: Telling = ({ who }) => [`seat.${who}`];

const BY_EVENT: Record<string, Telling> = {
  rolled: district,
  rerolled: district,
  flipped: district,
  die_taken: district,
  black_die_spent: district,
  purse_grew: district,
  purse_taken: district,
  passed: district,
  recruited: ({ who }) => [`supply.${who}`],
  income: seat,
  salary: seat,
  black_beaten: seat,
  black_unbeaten: seat,
  start_passed: seat,
  event_taken: seat,
  event_reward: seat,
  paid_to: (line) => [`seat.${line.who}`, `seat.${fieldsOf(line).to ?? line.who}`],
};
