// What things are called and what they do, from the catalogue, for screen readers and help. The same
// messages as the server's (src/regnum/games/gugong/words.py), filled from the facts.

import { list, say, sentences, t } from "../../i18n/messages.ts";
import type {
  CardWords,
  GiftFacts,
  GugongFacts,
  GugongView,
  LocationView,
  Place,
  PortReward,
} from "./shapes.ts";

const textKey = (name: string): string => name.replaceAll("_", "-");

export const placeName = (place: string): string => t(`gugong-location-${place}`);
export const giftName = (gift: GiftFacts): string => t(`gugong-gift-${textKey(gift.name)}`);
export const servantsWords = (n: number): string => t("gugong-gain-servant", { n });
export const rewardWords = (facts: GugongFacts, reward: PortReward): string =>
  t(`gugong-reward-${reward}`, { n: facts.locations.canal.reward_vp });

const nameWords = (card: CardWords | undefined): string => (card ? say(card.name) : "");

export const cityName = ({ words }: GugongFacts, city: string): string => nameWords(words.city[city]);

/** "Go stones (3)". */
export const giftWords = ({ words }: GugongFacts, card: string): string => nameWords(words.gift[card]);

/** What a gift card lets its giver do. */
export const actionWords = ({ words }: GugongFacts, card: string): string =>
  list(words.gift[card]?.does.map(say) ?? []);

/** A gift card with its action, as one sentence. */
export function cardWords(facts: GugongFacts, card: string): string {
  return t("web-gugong-card-words", { card: giftWords(facts, card), action: actionWords(facts, card) });
}

export const tokenWords = ({ words }: GugongFacts, token: string): string => nameWords(words.token[token]);
export const decreeWords = ({ words }: GugongFacts, decree: string): string =>
  nameWords(words.decree[decree]);
export const benefitWords = ({ words }: GugongFacts, steps: number): string =>
  nameWords(words.benefit[steps]);
/** Where Meng goes by day, and what he does at dusk. */
export const automaWords = ({ words }: GugongFacts, card: string): string => nameWords(words.automa[card]);

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
