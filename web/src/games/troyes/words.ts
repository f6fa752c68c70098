// What things are called, from the catalogue; the same messages as the server's (words.py).

import { list, t } from "../../i18n/messages.ts";
import type { DieView, Owner, SpaceView, TroyesFacts } from "./shapes.ts";
import type { Props } from "./seats.ts";

const textKey = (name: string): string => name.replaceAll("_", "-");

export const cardName = (card: string): string => t(`troyes-card-${textKey(card)}`);
export const eventName = (facts: TroyesFacts, event: string): string =>
  t(`troyes-event-${textKey(facts.events[event]?.name ?? event)}`);
export const characterName = (character: string): string => t(`troyes-character-${textKey(character)}`);
export const colourName = (colour: string): string => t(`troyes-colour-${colour}`);
export const buildingName = (building: string): string => t(`troyes-building-${textKey(building)}`);

export function ownerName(owner: Owner, { names }: Pick<Props, "names">): string {
  return owner === "grey" ? t("web-troyes-neutral") : (names[owner] ?? "");
}

/** "yellow 5, Geoffrey, chosen" */
export function dieWords(die: DieView, owner: Owner, board: Pick<Props, "names">, chosen: boolean): string {
  const args = { colour: colourName(die.colour), value: die.value, owner: ownerName(owner, board) };
  return t(chosen ? "web-troyes-die-chosen" : "web-troyes-die", args);
}

/** A space of a building: its numbers, and who stands there. */
export function spaceWords(building: string, space: SpaceView, board: Pick<Props, "names">): string {
  const values = list(space.values, "list-or");
  const args = { building: buildingName(building), values };
  if (space.owner === null) return t("web-troyes-space-free", args);
  return t("web-troyes-space-taken", { ...args, owner: ownerName(space.owner, board) });
}
