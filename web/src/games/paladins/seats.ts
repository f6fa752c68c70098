// Questions about a view that several parts ask.

import { table } from "../../table/state.ts";
import type { BoardProps } from "../contract.ts";
import { choicesNow, underwayNow } from "./known.ts";
import {
  type Action,
  type ActionView,
  type PaladinsFacts,
  type PaladinsView,
  type SeatView,
  type Worker,
  WORKERS,
} from "./shapes.ts";

export type Props = BoardProps<PaladinsView, PaladinsFacts>;
export type SeatProps = Props & { who: number };

export const seatOf = (view: PaladinsView, who: number): SeatView => view.seats[who] as SeatView;

export function actionOf(seat: SeatView, action: Action): ActionView {
  return seat.actions.find((each) => each.action === action) as ActionView;
}

export const workerTotal = (seat: SeatView): number =>
  WORKERS.reduce((sum, worker: Worker) => sum + seat.workers[worker], 0);

/** "space.r2_3" -> "r2_3": the name of the thing an element id speaks of. */
export const nameIn = (id: string): string => id.slice(id.lastIndexOf(".") + 1);

const FREE_PROMPTS: readonly string[] = ["paladins-prompt-setup-recruit", "paladins-prompt-free-recruit"];

/** Whether a townsfolk card is to be had without its price: in the draft, and as a reward [P3]. */
export const isFreeRecruit = (): boolean => FREE_PROMPTS.includes(table.offer.value?.prompt?.key ?? "");

const ASKED_FOR: Record<string, Action> = {
  "paladins-prompt-place-workshop": "develop",
  "paladins-prompt-discard": "recruit",
  "paladins-prompt-hire": "recruit",
  "paladins-prompt-place-monk": "commission",
  "paladins-prompt-place-outpost": "garrison",
  "paladins-prompt-place-jar": "absolve",
  "paladins-prompt-attack": "attack",
  "paladins-prompt-convert": "convert",
};

/** The action a seat is in the middle of, as far as the question tells. */
export function actionInProgress(who: number): Action | null {
  const offer = table.offer.value;
  if (!offer?.prompt || offer.seat !== who) return null;
  const [first] = choicesNow();
  if (first?.kind === "pay") return first.args.action;
  return begun().action ?? ASKED_FOR[offer.prompt.key] ?? null;
}

interface Begun {
  action?: Action;
  favour?: string;
}

/** What a question belongs to: the action or favour that was chosen for it. */
export function begun(): Begun {
  const [first] = underwayNow();
  if (first?.kind === "action") return { action: first.args.action };
  return first?.kind === "favour" ? { favour: first.args.favour } : {};
}
