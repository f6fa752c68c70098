// Questions about a view that several parts ask.

import { table } from "../../table/state.ts";
import type { BoardProps } from "../contract.ts";
import type { GiftFacts, GugongFacts, GugongView, LocationView, Place, SeatView } from "./shapes.ts";

export type Props = BoardProps<GugongView, GugongFacts>;
export type SeatProps = Props & { who: number };

export const seatOf = (view: GugongView, who: number): SeatView => view.seats[who] as SeatView;

export const locationOf = (view: GugongView, place: Place): LocationView =>
  view.locations.find((each) => each.place === place) as LocationView;

export const colourAt = (colours: string[], seat: number): string => colours[seat] ?? "lily";

const NO_GIFT: GiftFacts = { name: "", value: 0, action: "none", amount: 0, set: "board" };

export const giftOf = (facts: GugongFacts, card: string): GiftFacts => facts.gifts[card] ?? NO_GIFT;

/** The symbol of a gift card's action: cards with one or two servants have a symbol each. */
export function actionSymbol(gift: GiftFacts): string {
  return gift.action === "servants" ? `servants${gift.amount}` : gift.action;
}

export const isMatch = (view: GugongView, value: number): boolean =>
  view.dice.some((die) => die.face === value);

/** Servants in the pool, the double servant as one: how many pieces lie there. */
export const poolPieces = (seat: SeatView): number => seat.pool + (seat.double === "pool" ? 1 : 0);
export const supplyPieces = (seat: SeatView): number => seat.supply + (seat.double === "supply" ? 1 : 0);

/** The location something is being done at, for its frame on the board. */
export function placeInQuestion({ view }: Props): Place | null {
  const offer = table.offer.value;
  if (table.held.value) return null; // nothing is asked while something is told
  const key = offer?.prompt?.key.replace("gugong-prompt-", "") ?? "";
  return PLACE_OF_PROMPT[key] ?? (key === "pay" ? (view.exchange?.place ?? null) : null);
}

const PLACE_OF_PROMPT: Record<string, Place> = {
  travel: "travel",
  "first-move": "travel",
  "travel-move": "travel",
  "use-token": "travel",
  wall: "wall",
  "wall-extra": "wall",
  benefit: "intrigue",
  jade: "jade",
  intrigue: "intrigue",
  palace: "palace",
  decree: "decrees",
  "morning-decrees": "decrees",
  canal: "canal",
  "load-ship": "canal",
  "load-ship-two": "canal",
  "load-ship-supply": "canal",
  "move-ship": "canal",
  claim: "canal",
};
