// What the voice of a lesson says now, and what it points at: follows from the offer, and from the page one reads.

import { computed, signal } from "@preact/signals";
import type { Choice, Offer } from "../table/model.ts";
import { table } from "../table/state.ts";
import { pointAt } from "./point.ts";

export type Lesson = NonNullable<Offer["lesson"]>;

export interface Good {
  index: number; // among the choices of the offer
  choice: Choice;
  because: string; // a message key; empty where there is nothing to compare
}

export const lesson = computed((): Lesson | null => table.present.value?.lesson ?? null);

/** A step has its pages once: where its answer asks several questions, the later ones show the last page. */
const at = signal({ step: "", page: 0 });

export const page = computed((): number => {
  const now = lesson.value;
  if (!now) return 0;
  const last = now.pages.length - 1;
  if (now.made > 0) return last;
  return at.value.step === now.step ? Math.min(at.value.page, last) : 0;
});

export function turnTo(to: number): void {
  const now = lesson.value;
  if (now) at.value = { step: now.step, page: Math.max(0, Math.min(to, now.pages.length - 1)) };
}

/** Whether everything has been said and it is the learner's turn to choose. */
export const isAsking = computed((): boolean => {
  const now = lesson.value;
  return now !== null && !now.left && !now.off && page.value === now.pages.length - 1;
});

/** The choices it recommends; none while it is still speaking, or something else is on show. */
export const good = computed((): Good[] => {
  const now = lesson.value;
  const choices = table.offer.value?.choices ?? [];
  if (!now || !isAsking.value) return [];
  return now.good.flatMap(({ option, because }) => {
    const index = choices.findIndex((choice) => choice.option === option);
    const choice = choices[index];
    return choice ? [{ index, choice, because }] : [];
  });
});

/** The elements it points at: those of the page, and those of what it recommends. */
export const shown = computed((): ReadonlySet<string> => {
  const now = lesson.value;
  if (!now || now.left || now.off || table.held.value || table.past.value) return new Set();
  const own = now.pages[page.value]?.show ?? [];
  return new Set([...own, ...good.value.flatMap(({ choice }) => choice.elements)]);
});

const texts = computed(() => good.value.map(({ choice }) => choice.text));

/** Mark them on the board, and the recommended rows in the rail. */
export const point = (): (() => void) => pointAt(shown, texts);
