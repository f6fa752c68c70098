// Paying with workers, piece by piece. The server offers every payment there is; here one of them
// stands on the worker spaces, and each space can be changed to any other worker that is offered.

import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { t } from "../../../i18n/messages.ts";
import type { Choice, Msg } from "../../../table/model.ts";
import { table } from "../../../table/state.ts";
import { Slot, SlotFace } from "../bits.tsx";
import { actionOf, nameIn } from "../seats.ts";
import type { Action, PaladinsFacts, PaladinsView, SlotKind, SlotView, Worker } from "../view.ts";
import { WORKERS } from "../view.ts";
import { itemOf, slotName, workerName } from "../words.ts";

export const PAY_PROMPT = "paladins-prompt-pay-workers";

/** What is printed, for parts deep inside a board. */
export const Facts = createContext<PaladinsFacts | null>(null);

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
  kinds.forEach((kind, i) => kind !== "any" && take(i, kind));
  kinds.forEach((kind, i) => kind !== "any" && take(i, "criminal"));
  kinds.forEach((_, i) => take(i, left[0]));
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
  const mine = draft.value?.decision === offer.decision ? draft.value.workers : null;
  const workers = mine ?? arrange(workersOf(first), spaces.map((space) => space.kind));
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

// --- on the player board ----------------------------------------------------------------------------

interface PaySlotProps {
  who: number;
  action: Action;
  index: number;
  kind: SlotKind;
  slot: SlotView;
  round?: boolean;
}

/** A worker space; while its action is being paid, the worker on it can be changed by touching it. */
export function PaySlot({ who, action, index, kind, slot, round = false }: PaySlotProps) {
  const facts = useContext(Facts);
  const payment = facts && table.offer.value?.seat === who ? paymentNow(facts) : null;
  const at = payment?.action === action ? payment.spaces.findIndex((space) => space.index === index) : -1;
  if (!payment || at < 0) return <Slot kind={kind} slot={slot} round={round} />;
  return <DraftSlot payment={payment} at={at} kind={kind} round={round} id={slot.id} />;
}

interface DraftProps {
  payment: Payment;
  at: number;
  kind: SlotKind;
  round: boolean;
  id: string;
}

export function DraftSlot({ payment, at, kind, round, id }: DraftProps) {
  const worker = payment.workers[at] ?? null;
  const several = alternatives(payment, at).length > 1;
  const label = t(several ? "web-paladins-pay-change" : "web-paladins-pay-fixed", {
    who: slotName(kind),
    worker: worker ? workerName(worker) : "",
  });
  return (
    <button
      type="button"
      class={`pb-draft ${round ? "pb-slot-round" : ""}`}
      data-el={id}
      disabled={!several}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        placeNext(payment, at);
      }}
    >
      <SlotFace kind={kind} slot={{ worker, workshop: false }} round={round} />
    </button>
  );
}
