// Paying with workers, piece by piece. The server offers every payment there is; here one of them
// stands on the worker spaces, and each space can be changed to any other worker that is offered.

import { signal } from "@preact/signals";
import type { Choice, Msg } from "../../../table/model.ts";
import { table } from "../../../table/state.ts";
import { actionOf, nameIn } from "../seats.ts";
import type { Action, PaladinsFacts, PaladinsView, SlotKind, Worker } from "../view.ts";
import { WORKERS } from "../view.ts";
import { itemOf } from "../words.ts";

export const PAY_PROMPT = "paladins-prompt-pay-workers";

/** What the player has changed about the suggestion, for the decision at hand. */
const draft = signal<{ decision: number; workers: Worker[] } | null>(null);

export interface Payment {
  action: Action | null; // null: a King's Favour
  favour: string | null;
  spaces: { index: number; kind: SlotKind }[]; // those that need a worker
  workers: Worker[]; // who stands there now, in the same order
  index: number; // the offered choice this is
  offered: Map<string, number>;
}

/** The workers of a choice: `paladins-opt-pay` and `paladins-opt-keep-workers` name them alike. */
export function workersOf(choice: Choice): Worker[] {
  const named = choice.label.args.workers;
  if (!Array.isArray(named)) return [];
  return (named as Msg[]).flatMap((reward) => {
    const [worker, n] = itemOf(reward);
    return Array<Worker>(n).fill(worker as Worker);
  });
}

export const setKey = (workers: Worker[]): string =>
  [...workers].sort((a, b) => WORKERS.indexOf(a) - WORKERS.indexOf(b)).join("+");

export function offeredSets(choices: Choice[]): Map<string, number> {
  return new Map(choices.map((choice, index) => [setKey(workersOf(choice)), index]));
}

const fits = (worker: Worker, kind: SlotKind): boolean =>
  kind === "any" || worker === kind || worker === "criminal";

/** Who stands where: the right colours first, criminals where one is missing, the rest on clear spaces. */
export function arrange(workers: Worker[], kinds: SlotKind[]): Worker[] {
  const left = [...workers];
  const placed: (Worker | undefined)[] = kinds.map(() => undefined);
  const take = (i: number, worker: Worker | undefined): void => {
    const at = worker === undefined ? -1 : left.indexOf(worker);
    if (at >= 0 && placed[i] === undefined) placed[i] = left.splice(at, 1)[0];
  };
  for (const [i, kind] of kinds.entries()) if (kind !== "any") take(i, kind);
  for (const [i, kind] of kinds.entries()) if (kind !== "any") take(i, "criminal");
  for (const i of kinds.keys()) take(i, left[0]);
  return placed.filter((worker) => worker !== undefined);
}

export function paymentNow(facts: PaladinsFacts): Payment | null {
  const offer = table.offer.value;
  const first = offer?.choices[0];
  if (!offer || !first || offer.prompt?.key !== PAY_PROMPT) return null;
  const element = first.elements[0] ?? "";
  const action = element.startsWith("action.") ? (nameIn(element) as Action) : null;
  const favour = action ? null : nameIn(element);
  const size = workersOf(first).length;
  const spaces = spacesOf(offer.view as PaladinsView, facts, offer.seat, action, favour).slice(0, size);
  const offered = offeredSets(offer.choices);
  const changed = draft.value?.decision === offer.decision ? draft.value.workers : null;
  // after an undo the same decision may come with other workers: then the suggestion holds again
  const mine = changed?.length === size && offered.has(setKey(changed)) ? changed : null;
  const workers =
    mine ??
    arrange(
      workersOf(first),
      spaces.map((space) => space.kind),
    );
  return { action, favour, spaces, workers, index: offered.get(setKey(workers)) ?? 0, offered };
}

function spacesOf(
  view: PaladinsView,
  facts: PaladinsFacts,
  who: number,
  action: Action | null,
  favour: string | null,
): Payment["spaces"] {
  if (!action) return [{ index: 0, kind: facts.favours[favour ?? ""]?.worker ?? "any" }];
  const seat = view.seats[who];
  if (!seat) return [];
  const kinds = facts.board.slots[action];
  return actionOf(seat, action).slots.flatMap((slot, index) =>
    slot.workshop ? [] : [{ index, kind: kinds[index] ?? "any" }],
  );
}

/** Everybody who could stand on a space, the others staying where they are. */
export function alternatives(payment: Payment, at: number): Worker[] {
  const kind = payment.spaces[at]?.kind ?? "any";
  return WORKERS.filter((worker) => {
    const changed = payment.workers.with(at, worker);
    return fits(worker, kind) && payment.offered.has(setKey(changed));
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
