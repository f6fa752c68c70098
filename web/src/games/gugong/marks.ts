// Which elements an event of Gùgōng speaks of. Fields hold numbers of cards and places; the facts list
// these in the same order.

import type { LogLine } from "../../table/session.ts";
import { PLACES, REWARDS, type GugongFacts, type GugongView } from "./view.ts";

const ROUTE_PORTS = 5;

export function elementsOf(line: LogLine, facts: GugongFacts, view: GugongView | null): string[] {
  const found = [...byFields(line, facts, view), ...(BY_EVENT[line.event]?.(line, facts) ?? [])];
  if (line.event.startsWith("meng_")) found.push(`seat.${line.who}`); // his side may be out of sight
  return [...new Set(found)];
}

/** From where to where a piece or card moves. */
export function flightOf(line: LogLine, facts: GugongFacts): [from: string, to: string] | null {
  const { who, fields } = line;
  const city = nameOf(facts.map.cities, fields.city);
  switch (line.event) {
    case "travelled":
      return [`seat.${who}`, `city.${city}`];
    case "wall_placed":
      return [fields.supply ? `supply.${who}` : `pool.${who}`, "wall"];
    case "decree_enacted":
      return [
        fields.supply ? `supply.${who}` : `pool.${who}`,
        `decree.${nameOf(facts.decrees, fields.decree)}`,
      ];
    case "ship_launched":
      return [`pool.${who}`, shipOf(line)];
    case "gift_given":
      return [`hand.${nameOf(facts.gifts, fields.gift)}`, `location.${PLACES[fields.place ?? -1]}`];
    default:
      return null;
  }
}

/** What somebody who has been away wants to know; payments and small steps are in the log. */
export const TELLING: ReadonlySet<string> = new Set([
  "day_began",
  "start_player",
  "dice_rolled",
  "gift_given",
  "no_action",
  "action",
  "travelled",
  "token_used",
  "traded",
  "token_active",
  "toll",
  "followed",
  "wall_scored",
  "benefit_taken",
  "die_turned",
  "jade_gained",
  "medal_taken",
  "audience_gained",
  "decree_enacted",
  "ship_launched",
  "ship_moved",
  "ship_lost",
  "reward_claimed",
  "destiny_won",
  "night_fell",
  "meng_cards",
  "meng_instead",
  "meng_cannot",
  "dusk_fell",
  "meng_dusk",
  "game_over",
]);

// --- fields ---------------------------------------------------------------------------------------------

const nameOf = (things: object, n: number | undefined): string => Object.keys(things)[n ?? -1] ?? "";

const shipOf = ({ who, fields }: LogLine): string => `ship.${who}.${(fields.ship ?? 0) + 1}`;

function portId(port: number | undefined): string {
  if (port === undefined || port < 0) return "";
  return `port.${Math.floor(port / ROUTE_PORTS) + 1}.${(port % ROUTE_PORTS) + 1}`;
}

function byFields(line: LogLine, facts: GugongFacts, view: GugongView | null): string[] {
  const { fields, who } = line;
  const found: string[] = [];
  const add = (kind: string, name: string) => {
    if (name) found.push(`${kind}.${name}`);
  };
  add("location", PLACES[fields.place ?? -1] ?? "");
  add("city", nameOf(facts.map.cities, fields.city));
  add("decree", nameOf(facts.decrees, fields.decree));
  if (fields.ship !== undefined) found.push(shipOf(line));
  for (const field of ["port", "to"]) {
    const port = portId(fields[field]);
    if (port) found.push(port);
  }
  const reward = REWARDS[fields.reward ?? -1];
  if (reward) found.push(`reward.${who}.${reward}`);
  if (fields.house !== undefined) found.push(houseId(fields.house, view));
  const benefit = facts.benefits[fields.benefit ?? -1];
  if (benefit) found.push(`benefit.${benefit.steps}`);
  return found;
}

/** Houses are counted from 0; the number of houses is the square. */
function houseId(house: number, view: GugongView | null): string {
  return view && house >= view.jade.houses.length ? "house.square" : `house.${house + 1}`;
}

// --- events that speak of more than their fields ------------------------------------------------------------

type Telling = (line: LogLine, facts: GugongFacts) => string[];

const pool: Telling = ({ who }) => [`pool.${who}`];
const wall: Telling = () => ["wall"];
const seat: Telling = ({ who }) => [`seat.${who}`];
const tokens: Telling = ({ who }) => [`tokens.${who}`];
const dice: Telling = (_, facts) => facts.dice.map((_faces, i) => `die.${i + 1}`);

const BY_EVENT: Record<string, Telling> = {
  servants_gained: pool,
  servants_paid: pool,
  servants_lack: pool,
  wall_placed: wall,
  wall_scored: wall,
  wall_home: wall,
  token_taken: tokens,
  traded: (line, facts) => [...tokens(line, facts), ...seat(line, facts)], // the trades are on the viewer's own tray
  token_lost: tokens,
  token_done: tokens,
  medal_taken: () => ["medal"],
  start_player: () => ["medal"],
  dice_rolled: dice,
  matched: dice,
  destiny_won: (line, facts) => [...dice(line, facts), ...seat(line, facts)],
  die_turned: ({ fields }) => [`die.${(fields.die ?? 0) + 1}`],
  intrigue_moved: () => ["location.intrigue"],
  intrigue_cut: () => ["location.intrigue"],
  envoy_moved: () => ["location.palace"],
  audience_gained: seat,
  scored: seat,
  jade_gained: seat,
  toll: ({ who, fields }) => [`seat.${who}`, `seat.${fields.payer ?? who}`],
};
