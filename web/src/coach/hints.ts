// Hints at the open table: what the coach was asked about the present decision, and what it said.

import { computed, signal } from "@preact/signals";
import type { Hinted, SuggestionInfo } from "../net/messages.ts";
import { info, isAsked } from "../table/session.ts";
import { table } from "../table/state.ts";
import { askHint, type Told } from "./asking.ts";

interface Hint {
  table: string;
  decision: number;
  seat: number;
  made: number;
  told: Told<Hinted>;
}

const hint = signal<Hint | null>(null);
const open = signal(false);

/** Whether the decision on show is one the coach may be asked about. */
export const canHint = computed(() => Boolean(info.value?.hints) && isAsked.value);

/** What is known about the decision on show. */
const known = computed((): Hint | null => {
  const [now, offer, id] = [hint.value, table.offer.value, info.value?.id];
  const same = now && offer && now.decision === offer.decision && now.made === offer.made;
  return same && now.seat === offer.seat && now.table === id ? now : null;
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
  const { decision, seat, made } = offer;
  askHint(decision, (told) => (hint.value = { table: id, decision, seat, made, told }));
}

export function closeHint(): void {
  open.value = false;
}

/** The place of a suggestion among the choices on show; -1: it is not offered. */
export const placeOf = ({ option }: Pick<SuggestionInfo, "option">): number =>
  table.offer.value?.choices.findIndex((choice) => choice.option === option) ?? -1;
