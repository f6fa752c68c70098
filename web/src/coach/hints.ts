// Hints at the open table: what the coach was asked about the present decision, and what it said.

import { computed, signal } from "@preact/signals";
import type { Hinted, SuggestionInfo } from "../net/messages.ts";
import type { Offer } from "../table/model.ts";
import { info, isAsked } from "../table/session.ts";
import { table } from "../table/state.ts";
import { askHint, type Told } from "./asking.ts";

/** What a hint was asked about. */
interface Question {
  decision: number;
  seat: number;
  choices: string;
}

interface Hint extends Question {
  table: string;
  told: Told<Hinted>;
}

/** What an offer asks. Where several decide at once, a rival's answer changes the count of choices, and not this. */
export const questionOf = (offer: Pick<Offer, "decision" | "seat" | "choices">): Question => ({
  decision: offer.decision,
  seat: offer.seat,
  choices: offer.choices.map((choice) => choice.option).join(),
});

export const isSame = (one: Question, other: Question): boolean =>
  one.decision === other.decision && one.seat === other.seat && one.choices === other.choices;

const hint = signal<Hint | null>(null);
const open = signal(false);

/** Whether the decision on show is one the coach may be asked about. */
export const canHint = computed(() => Boolean(info.value?.hints) && isAsked.value);

/** What is known about the decision on show. */
const known = computed((): Hint | null => {
  const [now, offer, id] = [hint.value, table.offer.value, info.value?.id];
  return now && offer && now.table === id && isSame(now, questionOf(offer)) ? now : null;
});

/** What the coach says stands in the place of the choices, as long as it is about them. */
export const hintShown = computed(() => (canHint.value && open.value ? (known.value?.told ?? null) : null));

/** Ask, or show again what was said; or show the choices again. */
export function toggleHint(): void {
  if (hintShown.value) {
    open.value = false;
    return;
  }
  const [offer, id] = [table.offer.value, info.value?.id];
  if (!canHint.value || !offer || !id) return;
  open.value = true;
  if (known.value && known.value.told.kind !== "refused") return; // every hint is counted: not twice the same
  const asked = { table: id, ...questionOf(offer) };
  askHint(asked.decision, (told) => (hint.value = { ...asked, told }));
}

export function closeHint(): void {
  open.value = false;
}

/** The place of a suggestion among the choices on show; -1: it is not offered. */
export const placeOf = ({ option }: Pick<SuggestionInfo, "option">): number =>
  table.offer.value?.choices.findIndex((choice) => choice.option === option) ?? -1;
