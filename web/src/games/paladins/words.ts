// What things are called and what they do, from the catalogue, for screen readers and tooltips. The
// same messages as the server's (src/regnum/games/paladins/words/names.py), filled from the facts.

import { list, say, t } from "../../i18n/messages.ts";
import type { Msg } from "../../table/model.ts";
import {
  ATTRIBUTES,
  type CardWords,
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

// --- what cards do ----------------------------------------------------------------------------------

/** What a card does, as the server puts it. */
const doesWords = (card: CardWords | undefined): string => (card ? list(card.does.map(say)) : "");

export const townsfolkAbility = ({ words }: PaladinsFacts, card: string): string =>
  doesWords(words.townsfolk[card]);

/** What a paladin does for its action. */
export const paladinAbility = ({ words }: PaladinsFacts, name: string): string =>
  doesWords(words.paladin[name]);

/** What a converted outsider is worth at the end. */
export const outsiderScoring = ({ words }: PaladinsFacts, card: string): string =>
  doesWords(words.outsider[card]);

/** A paladin in one sentence: boosts, workers, ability. */
export function paladinWords(facts: PaladinsFacts, name: string): string {
  const card = facts.paladins[name];
  if (!card) return "";
  const boosts = ATTRIBUTES.flatMap((attribute, i) => {
    const n = card.boost[i] ?? 0;
    return n ? [t("paladins-boost", { n, attribute: msg(`paladins-attribute-${attribute}`) })] : [];
  });
  const more = [...boosts, workerWords(card.workers), paladinAbility(facts, name)];
  return t("web-choice-with", { choice: paladinName(name), more });
}

/** A townsfolk card in words, without its price. */
export function townsfolkWords(facts: PaladinsFacts, name: string): string {
  const card = facts.townsfolk[name];
  if (!card) return "";
  return t("web-paladins-townsfolk-words", {
    name: townsfolkName(card),
    discard: rewardWords(card.discard),
    ability: townsfolkAbility(facts, name),
    gained: card.immediate.length,
    immediate: rewardWords(card.immediate),
  });
}

export function outsiderWords(facts: PaladinsFacts, name: string): string {
  const card = facts.outsiders[name];
  if (!card) return "";
  return t("web-paladins-outsider-words", {
    name: outsiderName(card),
    attack: rewardWords(card.attack),
    convert: rewardWords(card.convert),
    scoring: outsiderScoring(facts, name),
  });
}
