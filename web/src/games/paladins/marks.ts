// Which elements an event of Paladins speaks of. Fields hold names.

import type { LogLine } from "../../table/session.ts";
import { fieldsOf } from "./known.ts";
import { LEFT_ACTIONS, type PaladinsFacts, type PaladinsView, RIGHT_ACTIONS, WORKERS } from "./shapes.ts";

export function elementsOf(line: LogLine, _facts: PaladinsFacts, view: PaladinsView | null): string[] {
  const found = [...byFields(line), ...(BY_EVENT[line.event]?.(line, view) ?? [])];
  if (line.event.startsWith("ai_")) found.push(`seat.${line.who}`); // its board may be out of sight
  return [...new Set(found)];
}

/** From where to where a piece or card moves. */
export function flightOf(line: LogLine): [from: string, to: string] | null {
  const own = (name: string) => `action.${line.who}.${name}`;
  const to = byFields(line);
  const target = (kind: string) => to.find((id) => id.startsWith(`${kind}.`)) ?? "";
  switch (line.event) {
    case "commissioned":
    case "garrisoned":
      return [own(line.event === "commissioned" ? "commission" : "garrison"), target("space")];
    case "jar_placed":
      return [own("absolve"), target("jar")];
    case "workshop_placed":
      return [own("develop"), target("slot")];
    case "hired":
      return [target("townsfolk"), target("crew")];
    case "converted":
      return [target("outsider"), target("converted")];
    default:
      return null;
  }
}

/** What somebody who has been away wants to know; payments and small steps are in the log. */
export const TELLING: ReadonlySet<string> = new Set([
  "round_began",
  "order_shown",
  "favour_shown",
  "paladin_shown",
  "tavern_taken",
  "hired",
  "discarded",
  "commissioned",
  "garrisoned",
  "wall_built",
  "jar_placed",
  "attacked",
  "converted",
  "workshop_placed",
  "favour_used",
  "inquisition",
  "judged",
  "debt_paid",
  "debt_destroyed",
  "passed",
  "ai_does",
  "ai_wrapped",
  "game_over",
]);

// --- fields ---------------------------------------------------------------------------------------------

function byFields(line: LogLine): string[] {
  const { who } = line;
  const told = fieldsOf(line);
  const found: string[] = [];
  const add = (name: string | null | undefined, ...kinds: string[]) => {
    if (name) found.push(...kinds.map((kind) => `${kind}.${name}`));
  };
  add(told.townsfolk, "townsfolk", `crew.${who}`);
  add(told.outsider, "outsider", `converted.${who}`);
  add(told.order, "order");
  add(told.favour, "favour");
  add(told.tavern, "tavern");
  add(told.space, "space");
  add(told.jar, `jar.${who}`);
  add(told.paladin, `paladin.${who}`);
  add(told.keep, `paladin.${who}`);
  if (told.slot !== undefined) add(`${told.action}.${told.slot}`, `slot.${who}`);
  else if (isOnBoard(told.action)) add(told.action, `action.${who}`);
  return found;
}

/** Whether an action is one of the player board: an automa also uses the King's Favours. */
const isOnBoard = (action: string | undefined): boolean =>
  [...LEFT_ACTIONS, ...RIGHT_ACTIONS].some((each) => each === action);

// --- events that speak of more than their fields ------------------------------------------------------------

type Telling = (line: LogLine, view: PaladinsView | null) => string[];

const suspicion: Telling = ({ who }) => [`suspicion.${who}`];
const debts: Telling = ({ who }) => [`debts.${who}`];
const workers: Telling = ({ who }) => [`workers.${who}`];
const tax: Telling = () => ["tax"];
const seat: Telling = ({ who }) => [`seat.${who}`];

const BY_EVENT: Record<string, Telling> = {
  suspicion_drawn: suspicion,
  no_suspicion_left: suspicion,
  suspicion_lost: suspicion,
  judged: (line) => [...suspicion(line, null), ...debts(line, null), ...seat(line, null)],
  debt_taken: debts,
  debt_paid: debts,
  debt_destroyed: debts,
  tax_taken: tax,
  tax_refilled: tax,
  ai_tax_returned: tax,
  inquisition: tax,
  workers_placed: workers,
  workers_kept: workers,
  worker_sent_home: workers,
  ai_workers: workers,
  passed: seat,
  wall_built: ({ who }, view) => [`action.${who}.fortify`, ...lastWall(who, view)],
  ai_jar: ({ who }) => [`action.${who}.absolve`],
  gain_cut: (line) => byReward(line, null),
  gained: (line) => byReward(line, null),
  ai_skips: (line, view) => placeOf(line, view),
};

function lastWall(who: number, view: PaladinsView | null): string[] {
  const wall = view?.seats[who]?.walls.at(-1);
  return wall ? [wall.id] : [];
}

/** Where on a player's board a reward ends up. */
const byReward: Telling = (line) => {
  const [name] = fieldsOf(line).reward ?? [""];
  if (WORKERS.some((worker) => worker === name)) return workers(line, null);
  if (name.endsWith("debt")) return debts(line, null);
  return name.endsWith("suspicion") ? suspicion(line, null) : seat(line, null);
};

/** The row an automa looks along for an action. */
const ROWS: Record<string, "townsfolk" | "outsiders" | "favours"> = {
  recruit: "townsfolk",
  attack: "outsiders",
  convert: "outsiders",
  kings_favour: "favours",
};

/** A place of a row: only now is it known who is there. */
const placeOf: Telling = (line, view) => {
  const { action = "", place = 0 } = fieldsOf(line);
  const row = ROWS[action];
  const found = row && view?.[row][place - 1];
  return found ? [found.id] : [];
};
