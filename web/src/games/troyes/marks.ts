// Which elements an event of Troyes speaks of. Fields hold numbers of cards, spaces and owners; the facts
// list these in the same order (src/regnum/games/troyes/words/log.py).

import type { LogLine } from "../../table/session.ts";
import type { TroyesFacts } from "./facts.ts";
import type { TroyesView } from "./view.ts";
import { BUILDINGS } from "./view.ts";

const GREY = 4;
const NUMBERS = 6;

export function elementsOf(line: LogLine, facts: TroyesFacts, view: TroyesView | null): string[] {
  const found = [...byFields(line, facts, view), ...(BY_EVENT[line.event]?.(line) ?? [])];
  if (line.event.startsWith("king_")) found.push(...byKing(line));
  return [...new Set(found)];
}

/** Le Roy: the row of his table that was rolled, his dice, himself. */
function byKing({ event, fields, who }: LogLine): string[] {
  if (event === "king_rolled") return [`king.${(fields.one ?? 0) + (fields.two ?? 0)}`, `seat.${who}`];
  return fields.die === undefined ? [`seat.${who}`] : [`district.${event === "king_buys" ? 0 : who}`];
}

/** From where to where a piece moves. */
export function flightOf(line: LogLine, facts: TroyesFacts): [from: string, to: string] | null {
  const { who, fields } = line;
  const card = named(facts.cards, fields.card);
  switch (line.event) {
    case "citizen_set":
    case "citizen_placed":
    case "king_set":
    case "king_places":
      return [`supply.${who}`, spaceIds(facts)[fields.space ?? -1] ?? ""];
    case "hired":
      return [`supply.${who}`, `slot.${card}.${who}`];
    case "cubes_placed":
      return [`seat.${who}`, `cubes.${card}.${who}`];
    case "cathedral_built":
      return [`seat.${who}`, windowId(fields.window ?? 0)];
    case "event_cube":
      return who >= 0 ? [`seat.${who}`, `event.${named(facts.events, fields.event)}`] : null;
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

const named = (things: object, n: number | undefined): string => Object.keys(things)[n ?? -1] ?? "";
const windowId = (window: number): string =>
  `window.${Math.floor(window / NUMBERS) + 1}.${(window % NUMBERS) + 1}`;
const ownerId = (owner: number): string => (owner === GREY ? "grey" : String(owner));

/** The element ids of the spaces, as the rules number them. */
export function spaceIds(facts: TroyesFacts): string[] {
  return BUILDINGS.flatMap((building) => {
    const { rows } = facts.buildings[building];
    const length = NUMBERS / rows.length;
    return rows.flatMap((_, row) =>
      Array.from(
        { length },
        (_, place) => `space.${building}_${row + 1}${length > 1 ? `_${place + 1}` : ""}`,
      ),
    );
  });
}

function byFields(line: LogLine, facts: TroyesFacts, view: TroyesView | null): string[] {
  const { fields, who } = line;
  const found: string[] = [];
  const add = (name: string, make: (name: string) => string) => name && found.push(make(name));
  add(named(facts.cards, fields.card), (card) => `card.${card}`);
  add(named(facts.events, fields.event), (event) => `event.${event}`);
  if (fields.space !== undefined) add(spaceIds(facts)[fields.space] ?? "", (id) => id);
  if (fields.window !== undefined) found.push(windowId(fields.window));
  if (fields.building !== undefined) add(BUILDINGS[fields.building] ?? "", (name) => `building.${name}`);
  if (fields.target !== undefined) found.push(...targetIds(fields.target, facts, view));
  if (fields.source !== undefined) found.push(...sourceIds(fields.source, who, facts));
  if (fields.good === 1) found.push(`influence.${who}`);
  else if (fields.good !== undefined) found.push(`seat.${who}`);
  return found;
}

/** What an action is aimed at: a place of the activity cards, or one of the fixed places, or an event. */
function targetIds(target: number, facts: TroyesFacts, view: TroyesView | null): string[] {
  if (target < 9) return view?.cards[target] ? [view.cards[target].id] : [];
  if (target === 9) return ["cathedral"];
  if (target === 10) return ["agriculture"];
  if (target < 14) return [`building.${BUILDINGS[target - 11]}`];
  return [`event.${named(facts.events, target - 14)}`];
}

/** Where a citizen came from: supply, recruited, a space, lying; a card is named by another field. */
function sourceIds(source: number, who: number, facts: TroyesFacts): string[] {
  if (source === 0) return [`supply.${who}`];
  if (source === 1) return [`reserve.${who}`, `influence.${who}`];
  if (source < 20) return [spaceIds(facts)[source - 2] ?? ""];
  return source < 23 ? [`building.${BUILDINGS[source - 20]}`] : [];
}

// --- events that speak of more than their fields --------------------------------------------------------

type Telling = (line: LogLine) => string[];

const district: Telling = ({ fields, who }) => [`district.${ownerId(fields.owner ?? who)}`];
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
  paid_to: ({ who, fields }) => [`seat.${who}`, `seat.${fields.to ?? who}`],
};
