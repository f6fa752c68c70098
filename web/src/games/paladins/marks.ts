// Which elements an event of Paladins speaks of. Fields hold numbers of cards and places; the facts list
// these in the same order.

import type { Msg } from "../../table/model.ts";
import type { LogLine } from "../../table/session.ts";
import type { PaladinsFacts, PaladinsView } from "./view.ts";
import { WORKERS } from "./view.ts";

export function elementsOf(line: LogLine, facts: PaladinsFacts, view: PaladinsView | null): string[] {
  const found = [...byFields(line, facts), ...(BY_EVENT[line.event]?.(line, view) ?? [])];
  if (line.event.startsWith("ai_")) found.push(`seat.${line.who}`); // its board may be out of sight
  return [...new Set(found)];
}

/** From where to where a piece or card moves. */
export function flightOf(line: LogLine, facts: PaladinsFacts): [from: string, to: string] | null {
  const own = (name: string) => `action.${line.who}.${name}`;
  const to = byFields(line, facts);
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

function byFields({ fields, who }: LogLine, facts: PaladinsFacts): string[] {
  const named = (cards: object, field: string): string | undefined => Object.keys(cards)[fields[field] ?? -1];
  const found: string[] = [];
  const add = (name: string | undefined, ...ids: ((name: string) => string)[]) => {
    if (name) found.push(...ids.map((id) => id(name)));
  };
  add(
    named(facts.townsfolk, "townsfolk"),
    (card) => `townsfolk.${card}`,
    (card) => `crew.${who}.${card}`,
  );
  add(
    named(facts.outsiders, "outsider"),
    (card) => `outsider.${card}`,
    (card) => `converted.${who}.${card}`,
  );
  add(named(facts.orders, "order"), (card) => `order.${card}`);
  add(named(facts.favours, "favour"), (card) => `favour.${card}`);
  add(named(facts.taverns, "tavern"), (card) => `tavern.${card}`);
  add(named(facts.spaces, "space"), (space) => `space.${space}`);
  add(named(facts.board.jars, "jar"), (jar) => `jar.${who}.${jar}`);
  for (const field of ["paladin", "keep"]) {
    add(named(facts.paladins, field), (card) => `paladin.${who}.${card}`);
  }
  const { slot } = fields;
  add(named(facts.board.slots, "action"), (action) =>
    slot === undefined ? `action.${who}.${action}` : `slot.${who}.${action}.${slot}`,
  );
  return found;
}

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
  gain_cut: ({ who, msg }) => byReward(who, msg.args.reward as Msg | undefined),
  gained: ({ who, msg }) => byReward(who, msg.args.reward as Msg | undefined),
  ai_skips: ({ fields, msg }, view) => placeOf(msg.args.row as Msg | undefined, fields.place ?? 0, view),
};

function lastWall(who: number, view: PaladinsView | null): string[] {
  const wall = view?.seats[who]?.walls.at(-1);
  return wall ? [wall.id] : [];
}

/** Where on a player's board a reward ends up. */
function byReward(who: number, reward: Msg | undefined): string[] {
  const name = reward?.key.replace("paladins-reward-", "") ?? "";
  if ((WORKERS as readonly string[]).includes(name)) return [`workers.${who}`];
  if (name.endsWith("debt")) return [`debts.${who}`];
  return name.endsWith("suspicion") ? [`suspicion.${who}`] : [`seat.${who}`];
}

/** A place of a row: only now is it known who is there. */
function placeOf(row: Msg | undefined, place: number, view: PaladinsView | null): string[] {
  const name = row?.key.replace("paladins-row-", "") as "townsfolk" | "outsiders" | "favours" | undefined;
  const found = name && view?.[name][place - 1];
  return found ? [found.id] : [];
}
