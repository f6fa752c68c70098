// Which paladin is kept and which goes on top of the deck, while the choice is being put together. The
// server offers the six ways as six choices; each names its cards in the order keep, top, bottom.

import { signal } from "@preact/signals";
import { table } from "../../../table/state.ts";
import type { Known } from "../known.ts";

export const PICK_PROMPT = "paladins-prompt-pick-paladin";

export type Role = "keep" | "top" | "bottom";

const draft = signal<{ decision: string; names: string[] }>({ decision: "", names: [] });

/** After an undo the same number may be asked of another hand: the choices tell one from the other. */
function decisionNow(): string {
  const offer = table.offer.value;
  return `${offer?.seat}.${offer?.decision}.${offer?.choices[0]?.text}`;
}

/** The one to keep, then the one for the top. */
export const picked = (): string[] => (draft.value.decision === decisionNow() ? draft.value.names : []);

export function choosePicked(names: string[]): void {
  draft.value = { decision: decisionNow(), names };
}

/** What touching a card does: keep it, then one of the other two goes on top; then these two change places. */
export function touched(names: string[], name: string, hand: string[]): string[] {
  const [keep, top] = names;
  if (keep === undefined) return [name];
  if (keep === name) return names; // it is kept: nothing is taken back by pressing it again
  if (top === undefined) return [keep, name];
  const other = hand.find((each) => each !== keep && each !== top);
  return other === undefined ? names : [keep, other];
}

export function roleOf(name: string, names: string[]): Role | null {
  if (names[0] === name) return "keep";
  if (names[1] === name) return "top";
  return names.length === 2 ? "bottom" : null;
}

/** Whether a choice still agrees with what has been picked. */
export function agrees(choice: Known, [keep, top]: string[]): boolean {
  if (choice.kind !== "paladin") return false;
  return (keep ?? choice.args.keep) === choice.args.keep && (top ?? choice.args.top) === choice.args.top;
}
