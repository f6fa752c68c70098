// The target before the action: a thing that an action would ask about next may be touched first. The action is
// begun, and when the thing is asked about, it is chosen. The server says which options lead to which things.

import { computed, effect, signal } from "@preact/signals";
import { table } from "./state.ts";

interface Aim {
  element: string;
  options: number[]; // of the question it was touched in: those that lead to it
  seat: number;
  made: number;
}

const aim = signal<Aim | null>(null);

/** What is aimed at, as long as an action that leads there is underway. */
export const aimedAt = computed((): string | null => {
  const now = aim.value;
  return now && isUnderway(now) ? now.element : null;
});

function isUnderway({ options, seat, made }: Aim): boolean {
  const offer = table.offer.value;
  const first = offer?.underway?.[0];
  return offer?.seat === seat && offer.made > made && first !== undefined && options.includes(first.option);
}

export function dropAim(): void {
  aim.value = null;
}

/** Touch a thing that is not asked about yet: begin what leads there. */
export function aimAt(element: string, anchor: HTMLElement): void {
  const offer = table.offer.value;
  const options = offer?.leads?.[element] ?? [];
  if (!offer || options.length === 0 || table.sending.value) return;
  aim.value = { element, options, seat: offer.seat, made: offer.made };
  table.begin(table.leads.value.get(element) ?? [], anchor);
}

/** The question about it has come: it is chosen, unless it can be had in several ways. */
function arrive(element: string): void {
  if (aimedAt.peek() !== element || table.sending.peek()) return;
  const [index, ...others] = table.touch.peek().choices.get(element) ?? [];
  if (index === undefined) return;
  aim.value = null;
  if (others.length === 0) table.pick(index);
}

effect(() => {
  const element = aimedAt.value;
  if (element && table.touch.value.choices.has(element) && !table.sending.value) {
    queueMicrotask(() => arrive(element));
  }
});

/** Going back, or to something else, forgets it. */
effect(() => {
  const offer = table.present.value;
  const now = aim.peek();
  if (now && (!offer || offer.made < now.made || (offer.made > now.made && aimedAt.peek() === null)))
    dropAim();
});
