// Everything on the boards in words, by element id. What is printed comes from the facts, what changes
// from the view, the sentences from the catalogue.

import { list, t } from "../../i18n/messages.ts";
import type { HelpText } from "../../ui/help.ts";
import { uncheckedAt } from "./doubt.ts";
import { actionHelp, slotHelp } from "./helpActions.ts";
import type { Props } from "./seats.ts";
import { isFreeRecruit, seatOf } from "./seats.ts";
import {
  ATTRIBUTES,
  type Item,
  type PaladinsFacts,
  type TownsfolkPlace,
  type Worker,
  WORKERS,
} from "./shapes.ts";
import * as words from "./words.ts";

const h = (key: string, args: Parameters<typeof t>[1] = {}): string => t(`web-paladins-help-${key}`, args);
const tell = (title: string, ...lines: (string | false)[]): HelpText => ({
  title,
  lines: lines.filter((line): line is string => Boolean(line)),
});

type Teller = (rest: string[], props: Props, id: string) => HelpText | null;

/** What an element is and does; null for what explains itself. */
export function help(id: string, props: Props): HelpText | null {
  const [kind = "", ...rest] = id.split(".");
  const found = TELLERS[kind]?.(rest, props, id) ?? null;
  const path = uncheckedAt(id, props);
  return found && path !== null ? { ...found, doubt: { game: "paladins", path } } : found;
}

const TELLERS: Record<string, Teller> = {
  townsfolk: ([name, place], props, id) =>
    name === "place" ? emptyPlace(Number(place), props) : townsfolk(name ?? "", props, id),
  outsider: ([name], props, id) =>
    name === "place" ? tell(h("empty-place"), h("refilled")) : outsider(name ?? "", props, id),
  crew: ([, name = ""], { facts }) => {
    const card = facts.townsfolk[name];
    return card
      ? tell(words.townsfolkName(card), h("in-crew", { ability: words.townsfolkAbility(facts, name) }))
      : null;
  },
  converted: ([who, name = ""], { facts, view }, id) => {
    const card = facts.outsiders[name];
    const points = seatOf(view, Number(who))?.converted.find((each) => each.id === id)?.points;
    if (!card) return null;
    return tell(
      words.outsiderName(card),
      h("converted", { scoring: words.outsiderScoring(facts, name) }),
      points !== undefined && h("points-now", { n: points }),
    );
  },
  paladin: ([, name = ""], { facts }) => paladin(name, facts),
  wall: ([who], { facts, view }, id) => {
    const card = seatOf(view, Number(who))?.walls.find((each) => each.id === id)?.card;
    return card ? tell(h("wall"), h("wall-gave", { wall: wallWords(facts, card) })) : null;
  },
  tavern: ([name = ""], props) => tavern(name, props),
  order: ([name = ""], props, id) => order(name, props, id),
  favour: ([name = ""], props, id) => favour(name, props, id),
  space: ([name = ""], props) => space(name, props),
  region: ([number], { view }) => region(Number(number) - 1, view),
  tax: (_, { view }) => tell(h("tax"), h("tax-now", { n: view.tax.now, full: view.tax.full }), h("tax-last")),
  suspicion: ([who], { view, names }) => {
    const seat = seatOf(view, Number(who));
    return tell(
      h("suspicion"),
      h("suspicion-held", { name: names[seat.seat] ?? "", n: seat.suspicion.length }),
      h("suspicion-what"),
    );
  },
  debts: ([who], { view, facts }) => {
    const { unpaid, paid } = seatOf(view, Number(who));
    const { unpaid_vp: minus, paid_vp: plus } = facts.board;
    return tell(h("debts"), h("debts-held", { unpaid, minus, paid, plus }));
  },
  workers: ([who], props) => workers(Number(who), props),
  seat: ([who], props) => seat(Number(who), props),
  action: ([who, name = ""], props) => actionHelp(Number(who), name, props),
  slot: ([who, name = "", i], props) => slotHelp(Number(who), name, Number(i), props),
  jar: ([who, name = ""], props) => jar(Number(who), name, props),
};

// --- cards ----------------------------------------------------------------------------------------------

function townsfolk(name: string, { facts, view }: Props, id: string): HelpText | null {
  const card = facts.townsfolk[name];
  if (!card) return null;
  const place = view.townsfolk.find((each) => each.id === id);
  return tell(
    words.townsfolkName(card),
    h("discard", { rewards: words.rewardWords(card.discard) }),
    card.immediate.length > 0 && h("at-once", { rewards: words.rewardWords(card.immediate) }),
    h("in-crew", { ability: words.townsfolkAbility(facts, name) }),
    place !== undefined && priceHelp(place),
  );
}

/** What the place costs for the choice at hand. */
function priceHelp({ silver, debt }: TownsfolkPlace): string {
  return isFreeRecruit() ? h("price-free") : h("price", { silver, debt: Number(debt) });
}

function emptyPlace(number: number, { view }: Props): HelpText {
  const place = view.townsfolk[number - 1];
  return tell(
    h("empty-place"),
    place !== undefined && h("price", { silver: place.silver, debt: Number(place.debt) }),
    h("refilled"),
  );
}

function outsider(name: string, { facts, view }: Props, id: string): HelpText | null {
  const card = facts.outsiders[name];
  if (!card) return null;
  const place = view.outsiders.findIndex((each) => each.id === id);
  const flags = view.regions[place];
  const missing = view.outsiders[place]?.attack_silver ?? 0;
  const scoring = words.outsiderScoring(facts, name);
  return tell(
    words.outsiderName(card),
    flags !== undefined && h("attack", { strength: flags.strength, rewards: words.rewardWords(card.attack) }),
    missing > 0 && h("attack-silver", { silver: missing }),
    flags === undefined
      ? h("converted", { scoring })
      : h("convert", { faith: flags.faith, rewards: words.rewardWords(card.convert), scoring }),
  );
}

function paladin(name: string, facts: PaladinsFacts): HelpText | null {
  const card = facts.paladins[name];
  if (!card) return null;
  const boosts = ATTRIBUTES.flatMap((attribute, i) => {
    const n = card.boost[i] ?? 0;
    return n > 0 ? [t("paladins-boost", { n, attribute: words.attributeName(attribute) })] : [];
  });
  return tell(
    words.paladinName(name),
    h("paladin-workers", { workers: words.workerWords(card.workers) }),
    h("paladin-effect", { effect: list([...boosts, words.paladinAbility(facts, name)]) }),
  );
}

export function wallWords(facts: PaladinsFacts, name: string): string {
  const card = facts.walls[name];
  if (!card) return "";
  const args = { rewards: words.rewardWords(card.reward), vp: card.vp };
  if (card.choices.length === 0) return t("paladins-wall", args);
  return t("paladins-wall-choice", { ...args, choice: words.oneOf(card.choices) });
}

function tavern(name: string, { facts, view }: Props): HelpText | null {
  const brought = facts.taverns[name];
  if (!brought) return null;
  const criminals = brought.filter((worker) => worker === "criminal").length;
  const taken = view.taverns.some((each) => each.card === name && each.taken);
  return tell(
    h("tavern"),
    h("tavern-workers", { workers: words.workerWords(brought) }),
    criminals > 0 && h("tavern-criminals", { n: criminals }),
    taken && h("tavern-taken"),
  );
}

function order(name: string, { facts, view, names }: Props, id: string): HelpText | null {
  const place = view.orders.find((each) => each.id === id);
  const card = facts.orders[name];
  if (!place) return null;
  if (!card)
    return tell(t("paladins-action-kings-order"), h("order-hidden", { round: place.round, vp: place.vp }));
  return tell(
    t("paladins-order", { action: words.actionName(card.action), n: card.needed }),
    h("order", { vp: place.vp }),
    ...(place.progress ?? []).map((n, who) =>
      h("progress", { name: names[who] ?? "", n, needed: card.needed }),
    ),
  );
}

function favour(name: string, { facts, view }: Props, id: string): HelpText | null {
  const place = view.favours.find((each) => each.id === id);
  const card = facts.favours[name];
  if (!card)
    return place ? tell(t("paladins-action-kings-favour"), h("favour-hidden", { round: place.round })) : null;
  const slots = words.slotName(card.worker);
  return tell(
    words.favourName(name),
    card.cost.length > 0
      ? h("favour-cost", { slots, cost: words.rewardWords(card.cost) })
      : h("favour-worker", { slots }),
    h("favour-effect", { effect: words.oneOf(card.choices) }),
    h(place?.worker ? "favour-used" : "favour-once"),
  );
}

// --- the main board -------------------------------------------------------------------------------------

function space(name: string, { facts, view, names }: Props): HelpText | null {
  const printed = facts.spaces[name];
  const number = view.regions.findIndex((each) => each.spaces.some((one) => one.id === `space.${name}`));
  const found = view.regions[number];
  const place = found?.spaces.findIndex((one) => one.id === `space.${name}`) ?? -1;
  const now = found?.spaces[place];
  if (!printed || !found || !now) return null;
  return tell(
    t("paladins-space", { region: number + 1, place: place + 1 }),
    now.token !== null && h(`space-${now.token}`, { name: names[now.seat ?? -1] ?? "" }),
    h("space-gives", { rewards: words.rewardWords(printed.reward) }),
    h("region-flags", { faith: found.faith, strength: found.strength }),
    now.closed && h("space-closed", { players: printed.players }),
  );
}

function region(index: number, view: Props["view"]): HelpText | null {
  const found = view.regions[index];
  if (!found) return null;
  const { faith, strength } = found;
  return tell(h("region", { region: index + 1 }), h("region-flags", { faith, strength }));
}

// --- a seat ---------------------------------------------------------------------------------------------

function workers(who: number, { view, facts }: Props): HelpText {
  const held = seatOf(view, who).workers;
  const items = WORKERS.flatMap((worker: Worker): Item[] =>
    held[worker] > 0 ? [[worker, held[worker]]] : [],
  );
  return tell(
    h("workers"),
    h("workers-held", { workers: words.rewardWords(items) }),
    h("workers-kept", { n: facts.board.carry_over }),
  );
}

function seat(who: number, { view, names }: Props): HelpText | null {
  const found = view.seats[who];
  if (!found) return null;
  const total = Object.values(found.score).reduce((sum, points) => sum + points, 0);
  return tell(
    names[who] ?? "",
    h("seat-points", { n: total }),
    ...ATTRIBUTES.map((attribute) =>
      h("attribute", { name: t(`paladins-score-${attribute}`), ...found.attributes[attribute] }),
    ),
    found.passed && h("passed"),
  );
}

function jar(who: number, name: string, { facts, view }: Props): HelpText | null {
  const reward = facts.board.jars[name];
  if (!reward) return null;
  const filled = view.seats[who]?.jars.some((each) => each.jar === name && each.filled) ?? false;
  return tell(h("jar"), h("jar-gives", { rewards: words.rewardWords(reward) }), filled && h("jar-filled"));
}
