// Dice are touched for different ends: to be taken, to be rolled again, or to put a group together for a
// target that is already known. The server offers whole groups then; here they are narrowed die by die.

import { computed, signal } from "@preact/signals";
import { table } from "../../table/state.ts";
import { choicesNow, type Known } from "./known.ts";
import { dieOf } from "./seats.ts";
import type { TroyesArgs, TroyesView } from "./shapes.ts";

/** The district that fills a phone's page, by element id. */
export const openDistrict = signal<string | null>(null);

export const DICE_PROMPT = "troyes-prompt-choose-dice";

/** Whether touching an own die rolls it again; it lasts for the decision at hand. */
const rerollingAt = signal(-1);
export const rerolling = computed(
  () => rerollingAt.value === (table.offer.value?.decision ?? -2) && rerollingAt.value >= 0,
);

export function toggleReroll(): void {
  rerollingAt.value = rerolling.value ? -1 : (table.offer.value?.decision ?? -1);
}

/** What touching a die does now: taking it comes before rolling it again. */
export function choicesFor(id: string): number[] {
  const all = table.touch.value.choices.get(id) ?? [];
  const choices = table.offer.value?.choices ?? [];
  const rerolls = all.filter((index) => choices[index]?.kind === "reroll");
  if (rerolling.value) return rerolls;
  return rerolls.length < all.length ? all.filter((index) => !rerolls.includes(index)) : [];
}

// --- groups for a target that is known --------------------------------------------------------------

/** What a die is; dice of which all this is equal are one as good as the other. */
export type Face = TroyesArgs["die"];

/** Equal for equal dice. */
export const faceKey = ({ owner, colour, value }: Face): string => `${owner} ${colour} ${value}`;

export function keyOf(view: TroyesView, id: string): string {
  const die = dieOf(view, id);
  return die ? faceKey(die) : "";
}

/** The dice of a group. */
function groupOf(choice: Known, view: TroyesView): string[] {
  return choice.kind === "dice" ? choice.args.dice.map((id) => keyOf(view, id)) : [];
}

const draft = signal<{ decision: number; dice: string[] }>({ decision: -1, dice: [] });

export const isPicking = (): boolean => !table.held.value && table.offer.value?.prompt?.key === DICE_PROMPT;

/** The dice touched so far for the decision at hand. */
export function pickedDice(): string[] {
  const offer = table.offer.value;
  return isPicking() && draft.value.decision === offer?.decision ? draft.value.dice : [];
}

/** Whether all of `part` is in `whole`, as often. */
export function holds(whole: string[], part: string[]): boolean {
  const left = [...whole];
  return part.every((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The choices that have all of these dice. */
export function groupsWith(dice: string[], view: TroyesView): number[] {
  const keys = dice.map((id) => keyOf(view, id));
  return choicesNow().flatMap((choice, index) => (holds(groupOf(choice, view), keys) ? [index] : []));
}

/** The choice that is exactly these dice, or -1. */
export function exactly(dice: string[], view: TroyesView): number {
  const choices = choicesNow();
  const isWhole = (choice: Known | undefined) =>
    choice?.kind === "dice" && choice.args.dice.length === dice.length;
  return groupsWith(dice, view).find((index) => isWhole(choices[index])) ?? -1;
}

/** The dice picked so far, as a group with the total the server gives it; null until they are one. */
export function pickedGroup(view: TroyesView): { dice: string[]; total: number } | null {
  const dice = pickedDice();
  const total = dice.length > 0 && table.offer.value?.choices[exactly(dice, view)]?.label.args.total;
  return typeof total === "number" ? { dice, total } : null;
}

/** Put a die to the group or take it back; what no longer fits goes. */
export function togglePick(id: string, view: TroyesView): void {
  const offer = table.offer.value;
  if (!offer || table.sending.value) return;
  const now = pickedDice();
  const next = now.includes(id) ? now.filter((other) => other !== id) : [...now, id];
  draft.value = { decision: offer.decision, dice: groupsWith(next, view).length > 0 ? next : [id] };
  const whole = exactly(draft.value.dice, view);
  table.selected.value = null;
  table.hovered.value = whole >= 0 ? whole : null;
}

/** Whether a die could be put to those picked, or instead of them. */
export function canPick(id: string, view: TroyesView): boolean {
  return groupsWith([...pickedDice(), id], view).length > 0;
}
