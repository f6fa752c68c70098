// A travel token, face up: its symbol and number.

import { num } from "../../../i18n/numbers.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { iconOf } from "../icons/index.ts";
import type { GugongFacts, TokenFacts } from "../shapes.ts";

/** What is drawn for an effect: a symbol, and whether its amount or what it needs stands beside it. */
const FACES: Record<string, { icon: string; number?: "amount" | "need" }> = {
  servants: { icon: "servant", number: "amount" },
  envoy: { icon: "envoy", number: "amount" },
  intrigue: { icon: "intrigue", number: "amount" },
  vp: { icon: "vp", number: "amount" },
  discard_for_jade: { icon: "discard", number: "need" },
  buy_jade: { icon: "jade", number: "need" },
  swap: { icon: "swap" },
  take_back: { icon: "take-back" },
  ship: { icon: "ship" },
  wall: { icon: "wall" },
  double: { icon: "double-token" },
  plus: { icon: "plus1" },
  toll: { icon: "toll" },
  follow: { icon: "follow" },
};

export const tokenIcon = (token: TokenFacts): string =>
  iconOf(FACES[token.effect]?.icon ?? "token") ?? "question";

export function TokenFace({
  facts,
  token,
  small = false,
}: {
  facts: GugongFacts;
  token: string;
  small?: boolean;
}) {
  const found = facts.tokens[token];
  if (!found) return null;
  const number = FACES[found.effect]?.number;
  const size = (number ? 13 : 17) * (small ? 0.72 : 1);
  return (
    <span class={`gg-token ${small ? "is-small" : ""}`}>
      {number === "need" && num(found[number])}
      <Icon name={tokenIcon(found)} size={size} />
      {number === "amount" && num(found[number])}
    </span>
  );
}
