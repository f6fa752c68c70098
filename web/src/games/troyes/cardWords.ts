// What cards, events and characters do, in words: the server's own, a sentence each.

import { say } from "../../i18n/messages.ts";
import type { TroyesFacts, TroyesView } from "./shapes.ts";

export function cardEffects({ words }: TroyesFacts, view: TroyesView, name: string): string[] {
  const cards = view.characters ? words.card_alone : words.card;
  return cards[name]?.does.map(say) ?? [];
}

/** What an event does every round: its black dice, and its text. */
export function eventEffects({ words }: TroyesFacts, name: string): string[] {
  return words.event[name]?.does.map(say) ?? [];
}

/** What a character rewards with this number of players. */
export function characterEffects({ words }: TroyesFacts, view: TroyesView, name: string): string[] {
  const characters = view.tiers === "tiers_two" ? words.character_two : words.character;
  return characters[name]?.does.map(say) ?? [];
}
