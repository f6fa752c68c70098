// Which elements an event of Gùgōng speaks of. Fields hold names and element ids.

import type { LogLine } from "../../table/session.ts";
import { fieldsOf } from "./known.ts";
import type { GugongFacts } from "./shapes.ts";

export function elementsOf(line: LogLine, facts: GugongFacts): string[] {
  const found = [...byFields(line), ...(BY_EVENT[line.event]?.(line, facts) ?? [])];
  if (line.event.startsWith("meng_")) found.push(`seat.${line.who}`); // his side may be out of sight
  return [...new Set(found)];
}

/** From where to where a piece or card moves. */
export function flightOf(line: LogLine): [from: string, to: string] | null {
  const { who } = line;
  const { city, decree, gift, place, ship, supply } = fieldsOf(line);
  const from = supply ? `supply.${who}` : `pool.${who}`;
  switch (line.event) {
    case "travelled":
      return [`seat.${who}`, `city.${city}`];
    case "wall_placed":
      return [from, "wall"];
    case "decree_enacted":
      return [from, `decree.${decree}`];
    case "ship_launched":
      return [`pool.${who}`, `ship.${who}.${ship}`];
    case "gift_given":
      return [`hand.${gift}`, `location.${place}`];
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

function byFields(line: LogLine): string[] {
  const { place, city, decree, ship, port, to, reward, house, benefit } = fieldsOf(line);
  const found: string[] = [];
  const add = (kind: string, name: string | number | undefined) => {
    if (name !== undefined) found.push(`${kind}.${name}`);
  };
  if (place !== "board") add("location", place);
  add("city", city);
  add("decree", decree);
  add(`ship.${line.who}`, ship);
  add(`reward.${line.who}`, reward);
  add("house", house);
  return [...found, ...[port, to, benefit].filter((id) => typeof id === "string")];
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
  die_turned: (line) => [`die.${fieldsOf(line).die}`],
  intrigue_moved: () => ["location.intrigue"],
  intrigue_cut: () => ["location.intrigue"],
  envoy_moved: () => ["location.palace"],
  audience_gained: seat,
  scored: seat,
  jade_gained: seat,
  toll: (line) => [`seat.${line.who}`, `seat.${fieldsOf(line).payer ?? line.who}`],
};
