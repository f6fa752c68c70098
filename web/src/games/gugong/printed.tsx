// Cards and tiles as they are compared with the box.

import type { PrintedThing } from "../contract.ts";
import { GiftCard } from "./art/GiftCard.tsx";
import { TokenFace } from "./board/Token.tsx";
import { AutomaCard } from "./own/Meng.tsx";
import type { GugongFacts } from "./shapes.ts";
import { automaWords, cityName, decreeWords, giftWords, tokenWords } from "./words.ts";

type Teller = (id: string, facts: GugongFacts) => PrintedThing | null;

const THINGS: Record<string, Teller> = {
  gift_cards: (id, facts) => {
    const gift = facts.gifts[id];
    return gift ? { name: giftWords(facts, id), picture: <GiftCard gift={gift} width={86} named /> } : null;
  },
  gifts: (id, facts) => {
    const gift = Object.values(facts.gifts).find(({ name }) => name === id);
    return gift
      ? {
          name: giftWords(facts, idOf(facts, id)),
          picture: <GiftCard gift={{ ...gift, action: "none" }} width={58} />,
        }
      : null;
  },
  travel_tokens: (id, facts) =>
    facts.tokens[id]
      ? { name: tokenWords(facts, id), picture: <TokenFace facts={facts} token={id} /> }
      : null,
  decrees: (id, facts) => (facts.decrees[id] ? { name: decreeWords(facts, id) } : null),
  cities: (id, facts) => ({ name: cityName(facts, id) }),
  automa_cards: (id, facts) =>
    facts.solo.automa[id]
      ? {
          name: automaWords(facts, id),
          picture: (
            <ul>
              <AutomaCard facts={facts} id={id} half={null} />
            </ul>
          ),
        }
      : null,
};

const idOf = (facts: GugongFacts, name: string): string =>
  Object.keys(facts.gifts).find((id) => facts.gifts[id]?.name === name) ?? name;

export function printed(section: string, id: string, facts: GugongFacts): PrintedThing | null {
  return THINGS[section]?.(id, facts) ?? null;
}
