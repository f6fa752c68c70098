// The location before the card: a touch of a location marks the cards of the hand that could be given
// there; the card touched next is given, and exchanged with that official. The server asks for the card
// first and tells with every location which cards are free there and which could be paid for.

import { effect, signal } from "@preact/signals";
import { table } from "../../table/state.ts";
import { choicesNow } from "./known.ts";
import { locationOf } from "./seats.ts";
import type { GugongView, LocationView, Place, Verdict } from "./shapes.ts";

const EXCHANGE = "gugong-prompt-exchange";
const WHERE = "gugong-prompt-where";

interface Aim {
  place: Place;
  decision: number;
  seat: number;
  made: number; // choices made before it: one more, and the card has been given
}

const aim = signal<Aim | null>(null);
const going = signal<{ place: Place; decision: number } | null>(null);

/** Whether a location may be touched before a card. */
export function canAim(): boolean {
  const offer = table.offer.value;
  return !table.held.value && offer !== null && offer.decision >= 0 && offer.prompt?.key === EXCHANGE;
}

/** The location touched first, as long as the card is asked for. */
export function aimedAt(): Place | null {
  return canAim() && aim.value?.decision === table.offer.value?.decision ? (aim.value?.place ?? null) : null;
}

/** Touch a location: aim at it, or at nothing if it was aimed at. */
export function takeAim(place: Place): void {
  const offer = table.offer.value;
  if (!offer || !canAim() || table.sending.value) return;
  const same = aimedAt() === place;
  aim.value = same ? null : { place, decision: offer.decision, seat: offer.seat, made: offer.made };
}

export function dropAim(): void {
  aim.value = null;
}

/** What the server says about giving a card of the hand at a location. */
export function verdictOf({ free, pay }: LocationView, card: string): Verdict {
  return free.includes(card) ? "free" : pay.includes(card) ? "pay" : "none";
}

/** What a card of the hand would come to at the location that is aimed at. */
export function verdictOnCard(view: GugongView, card: string): Verdict | null {
  const place = aimedAt();
  return place && verdictOf(locationOf(view, place), card);
}

/** The card has been given: on to the official aimed at. */
effect(() => {
  const offer = table.offer.value;
  const now = aim.peek();
  if (!offer || !now || offer.decision === now.decision) return;
  const given = offer.prompt?.key === WHERE && offer.seat === now.seat && offer.made === now.made + 1;
  aim.value = null;
  going.value = given ? { place: now.place, decision: offer.decision } : null;
});

effect(() => {
  const to = going.value;
  const offer = table.offer.value;
  if (!to || !offer || table.sending.value) return;
  if (offer.decision === to.decision) queueMicrotask(() => arrive(to.place));
  else going.value = null;
});

function arrive(place: Place): void {
  if (!going.value) return;
  going.value = null;
  const index = choicesNow().findIndex((choice) => choice.kind === "at" && choice.args.place === place);
  if (index >= 0) table.pick(index);
}
