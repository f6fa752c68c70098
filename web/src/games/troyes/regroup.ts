// A die is put back, and a cube taken away again, by undoing the steps since and making the others again:
// the server knows only forward steps and undo, and the order of the dice does not matter.

import { effect, signal } from "@preact/signals";
import type { Offer } from "../../table/model.ts";
import { table } from "../../table/state.ts";
import { type Known, known } from "./known.ts";
import { faceKey, holds, keyOf } from "./picking.ts";
import type { TroyesView } from "./shapes.ts";

/** The group one wants to have. */
interface Wish {
  dice: string[]; // equal for equal dice
  cube: string | null;
}

const MOST_STEPS = 10; // undoing three dice and a cube and making them again takes fewer
const wish = signal<(Wish & { left: number }) | null>(null);
let answered: Offer | null = null; // each offer is answered once

type Step = "done" | "undo" | { die: string } | { cube: string };

/** What leads from the group there is to the one that is wanted. */
export function nextStep(now: Wish, wanted: Wish): Step {
  if (!holds(wanted.dice, now.dice) || (now.cube !== null && wanted.cube === null)) return "undo";
  const left = [...wanted.dice];
  for (const name of now.dice) left.splice(left.indexOf(name), 1);
  const [die] = left;
  if (die !== undefined) return { die };
  return wanted.cube !== null && now.cube === null ? { cube: wanted.cube } : "done";
}

/** Whether a choice is this step forward. */
function makes(choice: Known, step: Step): boolean {
  if (typeof step === "string") return false;
  if ("die" in step) return choice.kind === "die" && faceKey(choice.args) === step.die;
  return choice.kind === "cube" && choice.args.card === step.cube;
}

/** The cube named before the first die is in the question only. */
const CUBE_FIRST = "troyes-prompt-turn-cube";

function groupIn(offer: Offer<TroyesView>): Wish {
  const group = offer.view.group;
  const cube = group?.cube ?? (offer.prompt?.key === CUBE_FIRST ? "" : null);
  return { dice: (group?.dice ?? []).map((id) => keyOf(offer.view, id)), cube };
}

/** One step nearer, whenever the server has answered the one before. */
function proceed(): void {
  const offer = table.offer.value as Offer<TroyesView> | null;
  const wanted = wish.value;
  if (!wanted || !offer || offer === answered || table.sending.value) return;
  answered = offer;
  const step = offer.decision < 0 || wanted.left === 0 ? "done" : nextStep(groupIn(offer), wanted);
  wish.value = step === "done" ? null : { ...wanted, left: wanted.left - 1 };
  if (step === "undo") {
    if (offer.can_undo) table.takeBack();
    else wish.value = null;
  } else if (step !== "done") {
    const index = offer.choices.findIndex((choice) => makes(known(choice), step));
    if (index >= 0) table.commit(index);
    else wish.value = null;
  }
}

effect(() => {
  if (table.offer.value && wish.value && !table.sending.value) queueMicrotask(proceed); // when all of it is there
});

export const canRegroup = (): boolean => table.offer.value?.can_undo ?? false;

function want(view: TroyesView, dice: string[], cube: string | null): void {
  answered = null;
  wish.value = { dice: dice.map((id) => keyOf(view, id)), cube, left: MOST_STEPS };
}

/** Put one of the chosen dice back. */
export function putBack(id: string, view: TroyesView): void {
  if (view.group)
    want(
      view,
      view.group.dice.filter((other) => other !== id),
      view.group.cube,
    );
}

/** Do without the cube. */
export function withoutCube(view: TroyesView): void {
  want(view, view.group?.dice ?? [], null);
}
