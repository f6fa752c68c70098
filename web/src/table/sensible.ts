// Questions with one sensible answer are answered by themselves (docs/asked.md). The server names the answer and
// has it taken back like any other; whoever has taken one back is asked, and so is whoever wants to be.

import { effect, signal, untracked } from "@preact/signals";
import { settings } from "../ui/settings.ts";
import type { Msg } from "./model.ts";
import { table } from "./state.ts";

/** What was answered by itself since the last choice of one's own. */
export const answeredSo = signal<{ made: number; labels: Msg[] }>({ made: -1, labels: [] });

/** The present question, if it was come to by going on: not by undo or redo, and not by opening the table. */
let fresh = -1;
let made = -1; // choices that stood at the last offer

function noteOffer(): void {
  const now = table.present.value;
  if (!now) {
    made = -1;
    fresh = -1;
    answeredSo.value = { made: -1, labels: [] };
    return;
  }
  const wentOn = made >= 0 && now.made > made && !now.can_redo;
  if (now.made !== made) fresh = wentOn ? now.decision : -1;
  const told = untracked(() => answeredSo.value);
  if (now.made !== made && told.made !== now.made) answeredSo.value = { made: -1, labels: [] };
  made = now.made;
}

/** Answer what has one sensible answer, from now on; returns what ends it. `mayAnswer`: somebody is asked who looks. */
export function answerSensibly(mayAnswer: () => boolean): () => void {
  const stops = [effect(noteOffer), effect(() => answer(mayAnswer))];
  return () => {
    for (const stop of stops) stop();
  };
}

function answer(mayAnswer: () => boolean): void {
  const now = table.offer.value;
  if (!now || now !== table.present.value || now.decision < 0 || now.decision !== fresh) return;
  if (settings.value.askAll || table.sending.value || !mayAnswer()) return;
  const index = now.choices.findIndex(({ option }) => option === now.sensible);
  const label = now.choices[index]?.label;
  if (!label) return;
  fresh = -1; // once: if the server asks back, it stays picked
  if (settings.value.confirm === "always") {
    queueMicrotask(() => (table.selected.value = index));
    return;
  }
  const before = untracked(() => answeredSo.value);
  answeredSo.value = {
    made: now.made + 1,
    labels: [...(before.made === now.made ? before.labels : []), label],
  };
  queueMicrotask(() => table.offer.peek() === now && table.commit(index, true));
}
