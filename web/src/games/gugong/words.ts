// What things are called and what they do, from the catalogue, for screen readers and help. The same
// messages as the server's (src/regnum/games/gugong/words.py), filled from the facts.

import { list, sentences, t } from "../../i18n/messages.ts";
import type { Msg } from "../../table/model.ts";
import { giftOf } from "./seats.ts";
import type {
  BenefitFacts,
  GiftFacts,
  GugongFacts,
  GugongView,
  LocationView,
  Place,
  PortReward,
} from "./shapes.ts";

const textKey = (name: string): string => name.replaceAll("_", "-");
const msg = (key: string, args: Msg["args"] = {}): Msg => ({ key, args });

export const placeName = (place: string): string => t(`gugong-location-${place}`);
export const giftName = (gift: GiftFacts): string => t(`gugong-gift-${textKey(gift.name)}`);
export const cityName = (facts: GugongFacts, city: string): string => facts.map.cities[city]?.name ?? city;
export const servantsWords = (n: number): string => t("gugong-gain-servant", { n });
export const rewardWords = (facts: GugongFacts, reward: PortReward): string =>
  t(`gugong-reward-${reward}`, { n: facts.locations.canal.reward_vp });

/** "Go stones (3)". */
export function giftWords(facts: GugongFacts, card: string): string {
  const gift = giftOf(facts, card);
  return t("gugong-gift", { name: msg(`gugong-gift-${textKey(gift.name)}`), value: gift.value });
}

/** What a gift card lets its giver do. */
export function actionWords({ action, amount }: GiftFacts): string {
  if (action === "servants") return servantsWords(amount);
  if (action === "swap" || action === "none") return t(`gugong-action-${action}`);
  return placeName(action);
}

/** A gift card with its action, as one sentence. */
export function cardWords(facts: GugongFacts, card: string): string {
  return t("web-gugong-card-words", {
    card: giftWords(facts, card),
    action: actionWords(giftOf(facts, card)),
  });
}

export function tokenWords(facts: GugongFacts, token: string): string {
  const found = facts.tokens[token];
  return found ? t(`gugong-token-${textKey(found.effect)}`, { n: found.amount, need: found.need }) : token;
}

export function decreeWords(facts: GugongFacts, decree: string): string {
  const found = facts.decrees[decree];
  if (!found) return decree;
  return t(`gugong-decree-${textKey(found.effect)}`, { n: found.amount, per: found.per, max: found.max });
}

export function benefitWords({ kind, amount, steps }: BenefitFacts): string {
  return t(`gugong-benefit-${kind}`, { n: amount, steps });
}

/** Where Meng goes by day, and what he does at dusk. */
export function automaWords({ top, bottom }: { top: string; bottom: string }): string {
  return t("gugong-automa-card", {
    top: msg(top === "focus" ? "gugong-automa-focus" : `gugong-location-${top}`),
    bottom: msg(`gugong-dusk-${textKey(bottom)}`),
  });
}

/** An official's card, the bonus tokens at its location, and whether it would be free. */
export function officialWords(facts: GugongFacts, location: LocationView, names: string[]): string {
  const parts = [
    t("web-gugong-official-words", {
      place: placeName(location.place),
      card: cardWords(facts, location.card),
    }),
  ];
  if (location.tag) parts.push(t(`web-gugong-tag-${location.tag}`));
  for (const { seat, token } of location.tokens) {
    parts.push(t("web-gugong-token-of", { name: names[seat] ?? "", token: tokenWords(facts, token) }));
  }
  return sentences(parts);
}

export const namesOf = (names: string[], seats: number[]): string =>
  list(seats.map((seat) => names[seat] ?? ""));

/** "Morning". */
export const phaseWords = (view: GugongView): string => t(`gugong-phase-${view.phase}`);

export const numberOf: Record<Place, number> = {
  travel: 1,
  wall: 2,
  jade: 3,
  intrigue: 4,
  palace: 5,
  decrees: 6,
  canal: 7,
};
