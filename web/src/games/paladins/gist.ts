// An action of Paladins in one line, from the fields of its events.

import { t } from "../../i18n/messages.ts";
import { gather, type Gist, type Part } from "../../table/gist.ts";
import type { LogLine } from "../../table/session.ts";
import { iconOf } from "./icons/named.ts";
import { fieldsOf } from "./known.ts";
import type { Item, PaladinsFacts } from "./shapes.ts";
import { actionName, favourName, outsiderName, paladinName, townsfolkName } from "./words.ts";

type Telling = (line: LogLine, facts: PaladinsFacts) => Part;

export function gistOf(lines: LogLine[], facts: PaladinsFacts): Gist | null {
  return gather(lines, (line) => partOf(line, facts));
}

/** What one event adds to it. */
export const partOf = (line: LogLine, facts: PaladinsFacts): Part | null =>
  PARTS[line.event]?.(line, facts) ?? null;

const WEAK = -1; // follows from what was done, and seldom stands alone
const STRONG = 1; // tells more than the choice of the action, or the scheme, that came before

const action = (name = "", rank = 0): Part => ({ icon: iconOf(name), what: actionName(name), rank });

const gained = ([name, n]: Item): NonNullable<Part["bits"]> => [[iconOf(name), n || 1]];

const space = (id = ""): string => {
  const [region = 0, place = 0] = id.slice(1).split("_").map(Number);
  return t("paladins-space", { region, place });
};

/** A townsfolk card that was paid for, in silver or by a debt. */
const paid = (line: LogLine): NonNullable<Part["bits"]> => {
  const { silver = 0, debt } = fieldsOf(line);
  return [
    ...(silver ? [["silver", -silver] as [string, number]] : []),
    ...(debt ? [["debt-gain", 1] as [string, number]] : []),
  ];
};

const card: Telling = (line, facts) => {
  const found = facts.townsfolk[fieldsOf(line).townsfolk ?? ""];
  return { which: found ? townsfolkName(found) : "" };
};

const outsider = (line: LogLine, facts: PaladinsFacts): string => {
  const found = facts.outsiders[fieldsOf(line).outsider ?? ""];
  return found ? outsiderName(found) : "";
};

const workers = (line: LogLine, sign: number): NonNullable<Part["bits"]> =>
  (fieldsOf(line).workers ?? []).map((worker) => [worker, sign]);

const PARTS: Record<string, Telling> = {
  order_shown: () => ({ ...named("order", "web-paladins-gist-round"), bits: [["order", 0]] }),
  favour_shown: () => ({ ...named("favour", "web-paladins-gist-round"), bits: [["favour", 0]] }),
  tavern_shown: () => ({ ...named("tavern", "web-paladins-gist-round"), bits: [["tavern", 0]] }),
  paladins_drawn: () => named("paladin", "web-paladins-gist-paladins"),
  paladin_chosen: () => named("paladin", "web-paladins-gist-paladin"),
  paladin_shown: (line) => ({
    ...named("paladin", "web-paladins-term-paladin", STRONG),
    which: paladinName(fieldsOf(line).paladin ?? ""),
  }),
  tavern_taken: () => named("tavern", "web-paladins-term-tavern", STRONG),
  action: (line) => action(fieldsOf(line).action),
  workers_placed: (line) => ({ bits: workers(line, -1) }),
  paid_out: (line) => {
    const { silver = 0, provisions = 0 } = fieldsOf(line);
    return {
      bits: [
        ["silver", -silver],
        ["provision", -provisions],
      ].filter(([, n]) => n !== 0) as Part["bits"],
    };
  },
  gained: (line) => ({ bits: gained(fieldsOf(line).reward ?? ["", 0]) }),
  hired: (line, facts) => ({ ...action("recruit"), ...card(line, facts), bits: paid(line) }),
  discarded: (line, facts) => ({
    ...named("discard", "web-paladins-gist-discard", STRONG),
    ...card(line, facts),
    bits: paid(line),
  }),
  commissioned: (line) => ({ ...action("commission", STRONG), which: space(fieldsOf(line).space) }),
  garrisoned: (line) => ({ ...action("garrison", STRONG), which: space(fieldsOf(line).space) }),
  wall_built: () => action("fortify", STRONG),
  jar_placed: () => action("absolve", STRONG),
  ai_jar: () => action("absolve", STRONG),
  attacked: (line, facts) => {
    const { silver = 0 } = fieldsOf(line);
    const bits: Part["bits"] = silver ? [["silver", -silver]] : [];
    return { ...action("attack", STRONG), which: outsider(line, facts), bits };
  },
  converted: (line, facts) => ({ ...action("convert", STRONG), which: outsider(line, facts) }),
  workshop_placed: (line) => ({
    ...action("develop", STRONG),
    which: actionName(fieldsOf(line).action ?? ""),
  }),
  cleared: (line) => ({ ...action("pray"), which: actionName(fieldsOf(line).action ?? "") }),
  ai_cleared: () => action("pray"),
  suspicion_drawn: () => ({
    ...named("suspicion", "web-paladins-term-suspicion", WEAK),
    bits: [["suspicion", 1]],
  }),
  tax_taken: (line) => ({ bits: [["tax", fieldsOf(line).n ?? 0]] }),
  ai_tax_returned: (line) => ({ bits: [["tax", -(fieldsOf(line).n ?? 0)]] }),
  inquisition: () => named("inquisition", "web-paladins-inquisition", STRONG),
  ability_used: (line, facts) => ({
    ...named("townsfolk", "web-paladins-gist-ability"),
    ...card(line, facts),
  }),
  suspicion_lost: (line) => ({ bits: [["unsuspect", fieldsOf(line).n ?? 0]] }),
  debt_paid: () => ({ ...named("debt-paid", "web-paladins-term-debt-paid", WEAK), bits: [["debt-paid", 1]] }),
  debt_destroyed: () => ({ bits: [["debt-gone", 1]] }),
  debt_taken: () => ({ bits: [["debt-gain", 1]] }),
  passed: () => named("rest", "web-log-passes", STRONG),
  workers_kept: (line) => ({ ...named("rest", "web-paladins-gist-kept"), bits: workers(line, 1) }),
  townsfolk_left: () => named("townsfolk", "web-paladins-gist-rows"),
  townsfolk_shown: () => ({ ...named("townsfolk", "web-paladins-gist-rows"), bits: [["townsfolk", 0]] }),
  favour_used: (line) => ({
    ...named("favour", "web-paladins-term-favour", STRONG),
    which: favourName(fieldsOf(line).favour ?? ""),
  }),
  game_over: () => named("vp", "web-paladins-gist-over", STRONG),
  ai_scheme: (line) => ({ ...action(fieldsOf(line).action), icon: "scheme" }),
  ai_does: (line) => ({
    ...action(fieldsOf(line).action, STRONG),
    bits: [["any", -(fieldsOf(line).workers ?? 0)]],
  }),
  ai_wrapped: (line) => ({ bits: [[iconOf(fieldsOf(line).attribute ?? ""), 1]] }),
  ai_workers: (line) => ({
    ...named("any", "web-paladins-gist-workers"),
    bits: [["any", fieldsOf(line).n ?? 0]],
  }),
  ai_workshop: () => ({ bits: [["workshop", 1]] }),
};

function named(icon: string, key: string, rank = 0): Part {
  return { icon, what: t(key), rank };
}
