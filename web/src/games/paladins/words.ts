// What things are called and what they do, from the catalogue, for screen readers and tooltips. The
// same messages as the server's (src/regnum/games/paladins/words.py), filled from the facts.

import { list, say, t } from "../../i18n/messages.ts";
import type { Msg } from "../../table/model.ts";
import {
  ATTRIBUTES,
  type Item,
  type OutsiderFacts,
  type PaladinsFacts,
  type SlotKind,
  type TownsfolkFacts,
  type Worker,
} from "./shapes.ts";

const textKey = (name: string): string => name.replaceAll("_", "-");
const msg = (key: string, args: Msg["args"] = {}): Msg => ({ key, args });

// --- names ------------------------------------------------------------------------------------------

export const actionName = (action: string): string => t(`paladins-action-${textKey(action)}`);
export const attributeName = (attribute: string): string => t(`paladins-attribute-${attribute}`);
export const workerName = (worker: Worker): string => t(`paladins-worker-${worker}`);
export const paladinName = (name: string): string => t(`paladins-paladin-${textKey(name)}`);
export const favourName = (card: string): string => t(`paladins-${textKey(card)}`);
export const peopleName = (people: string): string => t(`paladins-people-${people}`);
export const slotName = (slot: SlotKind): string => t(`paladins-slot-${slot}`, { n: 1 });
export const townsfolkName = (card: TownsfolkFacts): string => t(`paladins-townsfolk-${textKey(card.name)}`);
/** "Archer": the short name on the card. */
export const calling = (card: OutsiderFacts): string => t(`paladins-outsider-${textKey(card.name)}`);

export function outsiderName(card: OutsiderFacts): string {
  return t("paladins-outsider", {
    people: msg(`paladins-people-${card.people}`),
    name: msg(`paladins-outsider-${textKey(card.name)}`),
  });
}

// --- rewards ----------------------------------------------------------------------------------------

const rewardMsg = ([name, n]: Item): Msg => msg(`paladins-reward-${textKey(name)}`, { n });

export const rewardWords = (items: Item[]): string => list(items.map((item) => say(rewardMsg(item))));

export const oneOf = (choices: Item[][]): string => list(choices.map(rewardWords), "list-or");

/** Equal workers counted: 2 clerics, 1 scout. */
export function workerWords(workers: Worker[]): string {
  const counted = new Map<string, number>();
  for (const worker of workers) counted.set(worker, (counted.get(worker) ?? 0) + 1);
  return rewardWords([...counted]);
}

/** The reward behind a message such as `paladins-reward-pay-debt`. */
export function itemOf(reward: Msg): Item {
  const name = reward.key.replace("paladins-reward-", "").replaceAll("-", "_");
  return [name, typeof reward.args.n === "number" ? reward.args.n : 1];
}

// --- what cards do ----------------------------------------------------------------------------------

const ACTION_MSG = (action: string): Msg => msg(`paladins-action-${textKey(action)}`);

export function townsfolkAbility(card: TownsfolkFacts): string {
  const rewards = card.reward.map(rewardMsg);
  if (card.trigger === "pay_debt") return t("paladins-ability-pay-debt", { rewards });
  if (card.trigger !== "inquisition") {
    return t("paladins-ability-action", { action: ACTION_MSG(card.trigger), rewards });
  }
  const kind = { always: "inquisition", "suspicion>=2": "suspected", "suspicion==0": "innocent" }[
    card.condition
  ];
  return t(`paladins-ability-${kind}`, { rewards });
}

/** What a paladin does for its action. */
export function paladinAbility(facts: PaladinsFacts, name: string): string {
  const card = facts.paladins[name];
  if (!card) return "";
  const action = ACTION_MSG(card.action);
  if (card.waive !== "nothing") return t(`paladins-ability-no-${card.waive}`, { action });
  if (card.discount) return t("paladins-ability-discount", { action, n: card.discount });
  return t("paladins-ability-action", { action, rewards: card.bonus.map(rewardMsg) });
}

/** A paladin in one sentence: boosts, workers, ability. */
export function paladinWords(facts: PaladinsFacts, name: string): string {
  const card = facts.paladins[name];
  if (!card) return "";
  const boosts = ATTRIBUTES.flatMap((attribute, i) => {
    const n = card.boost[i] ?? 0;
    return n ? [t("paladins-boost", { n, attribute: msg(`paladins-attribute-${attribute}`) })] : [];
  });
  return `${paladinName(name)}: ${list([...boosts, workerWords(card.workers), paladinAbility(facts, name)])}`;
}

const SCORED_APART: Record<string, string> = {
  recruit: "crew", // those who stay, not those discarded (R-P18)
  completed_kings_order: "order",
  converted_mercenary: "mercenary",
  paid_debt: "paid-debt",
  suspicion: "suspicion",
  unpaid_debt: "unpaid-debt",
};

export function outsiderScoring(card: OutsiderFacts): string {
  const { base, per, vp, counts } = card;
  const args: Msg["args"] = { base, per, vp };
  const apart = SCORED_APART[counts];
  if (apart) return t(`paladins-scoring-${apart}`, args);
  if (counts.startsWith("attacked_")) {
    const people = msg(`paladins-people-${counts.replace("attacked_", "")}`);
    return t("paladins-scoring-people", { ...args, people });
  }
  if ((ATTRIBUTES as readonly string[]).includes(counts)) {
    return t("paladins-scoring-attribute", { ...args, attribute: msg(`paladins-attribute-${counts}`) });
  }
  return t("paladins-scoring-action", { ...args, action: ACTION_MSG(counts) });
}

/** A townsfolk card in words, without its price. */
export function townsfolkWords(card: TownsfolkFacts): string {
  return t("web-paladins-townsfolk-words", {
    name: townsfolkName(card),
    discard: rewardWords(card.discard),
    ability: townsfolkAbility(card),
    gained: card.immediate.length,
    immediate: rewardWords(card.immediate),
  });
}

export function outsiderWords(card: OutsiderFacts): string {
  return t("web-paladins-outsider-words", {
    name: outsiderName(card),
    attack: rewardWords(card.attack),
    convert: rewardWords(card.convert),
    scoring: outsiderScoring(card),
  });
}
