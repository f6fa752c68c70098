// Paying with workers, piece by piece. The server offers every payment there is and says who would stand
// where; here one of them stands on the worker spaces, and each space can be changed to any other worker
// that may stand there and is offered.

import { signal } from "@preact/signals";
import { table } from "../../../table/state.ts";
import { choicesNow, type Known, viewNow } from "../known.ts";
import { type Action, type PaladinsView, type Worker, WORKERS } from "../shapes.ts";

export const PAY_PROMPT = "paladins-prompt-pay-workers";

/** What the player has changed about the suggestion, for the decision at hand. */
const draft = signal<{ decision: number; workers: Worker[] } | null>(null);

export interface Payment {
  action: Action | null; // null: a King's Favour
  favour: string | null;
  spaces: { id: string; takes: Worker[] }[]; // those that need a worker, and who may stand there
  workers: Worker[]; // who stands there now, in the same order
  index: number; // the offered choice this is
  offered: Map<string, number>;
}

/** The workers of a choice: those who are paid, or those who are kept. */
export function workersOf(choice: Known): Worker[] {
  return choice.kind === "pay" || choice.kind === "pay-favour" || choice.kind === "keep"
    ? choice.args.workers
    : [];
}

export const setKey = (workers: Worker[]): string =>
  [...workers].sort((a, b) => WORKERS.indexOf(a) - WORKERS.indexOf(b)).join("+");

export function offeredSets(choices: Known[]): Map<string, number> {
  return new Map(choices.map((choice, index) => [setKey(workersOf(choice)), index]));
}

export function paymentNow(): Payment | null {
  const choices = choicesNow();
  const [first] = choices;
  const [decision, view] = [table.offer.value?.decision, viewNow()];
  if (!first || !view || (first.kind !== "pay" && first.kind !== "pay-favour")) return null;
  const offered = offeredSets(choices);
  const changed = draft.value?.decision === decision ? draft.value?.workers : undefined;
  // after an undo the same decision may come with other workers: then the suggestion holds again
  const mine = changed?.length === first.args.workers.length && offered.has(setKey(changed)) ? changed : null;
  const workers = mine ?? first.args.workers;
  return {
    action: first.kind === "pay" ? first.args.action : null,
    favour: first.kind === "pay-favour" ? first.args.favour : null,
    spaces: first.args.spaces.map((id) => ({ id, takes: takersOf(view, id) })),
    workers,
    index: offered.get(setKey(workers)) ?? 0,
    offered,
  };
}

/** Who may stand on a worker space of an action or of a King's Favour. */
function takersOf(view: PaladinsView, id: string): Worker[] {
  const slots = view.seats.flatMap(({ actions }) => actions.flatMap((action) => action.slots));
  return [...view.favours, ...slots].find((space) => space.id === id)?.takes ?? [];
}

/** Everybody who could stand on a space, the others staying where they are. */
export function alternatives(payment: Payment, at: number): Worker[] {
  const takes = payment.spaces[at]?.takes ?? [];
  return WORKERS.filter((worker) => {
    const changed = payment.workers.with(at, worker);
    return takes.includes(worker) && payment.offered.has(setKey(changed));
  });
}

export function placeInstead(payment: Payment, at: number, worker: Worker): void {
  const offer = table.offer.value;
  if (offer) draft.value = { decision: offer.decision, workers: payment.workers.with(at, worker) };
}

export function placeNext(payment: Payment, at: number): void {
  const possible = alternatives(payment, at);
  const now = payment.workers[at];
  const next = possible[(possible.indexOf(now as Worker) + 1) % possible.length];
  if (next) placeInstead(payment, at, next);
}
