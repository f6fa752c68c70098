// Asks the server what a choice would change: only of what is pointed at, focused or picked, and once. What is
// merely passed over is not asked about, nor what has come under a pointer that rests; what is picked is asked
// about at once.

import { effect, signal } from "@preact/signals";
import { table } from "./state.ts";

/** Milliseconds a choice is pointed at before it is asked about. */
const REST = 100;

export interface Asked {
  version: number;
  decision: number;
  options: number[];
}

/** Whether pointer or keyboard were used since the present offer came. */
const active = signal(false);

/** What shows that somebody points at something: a pointer that rests points at nothing new. */
const SIGNS = ["pointermove", "pointerdown", "keydown"];

export function noteSign(): void {
  active.value = true;
}

/** What is still to be asked about these choices of the present offer. */
function unseen(indices: (number | null)[], asked: ReadonlySet<number>): Asked | null {
  const offer = table.offer.peek();
  if (!offer || offer.decision < 0 || offer !== table.present.peek()) return null;
  const seen = table.previews.peek();
  const options = indices.flatMap((index) => {
    const option = index === null ? undefined : offer.choices[index]?.option;
    return option === undefined || seen.has(option) || asked.has(option) ? [] : [option];
  });
  return options.length ? { version: offer.version, decision: offer.decision, options } : null;
}

/** Look ahead from now on, by asking `send`; returns what ends it. */
export function lookAhead(send: (asked: Asked) => void): () => void {
  let asked = new Set<number>(); // about the present offer
  let resting = 0;
  const ask = (index: number | null): void => {
    const found = unseen([index], asked);
    if (!found) return;
    for (const option of found.options) asked.add(option);
    send(found);
  };
  const stops = [
    effect(() => {
      void table.present.value;
      asked = new Set();
      active.value = false;
    }),
    effect(() => ask(table.selected.value)),
    effect(() => {
      const index = table.hovered.value;
      clearTimeout(resting);
      if (index !== null && active.value) resting = setTimeout(() => ask(index), REST);
    }),
  ];
  for (const sign of SIGNS) addEventListener(sign, noteSign, { passive: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, noteSign);
    clearTimeout(resting);
    for (const stop of stops) stop();
  };
}
