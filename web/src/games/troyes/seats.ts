// Questions about a view that several parts ask.

import { table } from "../../table/state.ts";
import type { BoardProps } from "../contract.ts";
import type { DieView, Owner, SeatView, TroyesFacts, TroyesView } from "./shapes.ts";

export type Props = BoardProps<TroyesView, TroyesFacts>;
export type SeatProps = Props & { who: number };

export const seatOf = (view: TroyesView, who: number): SeatView => view.seats[who] as SeatView;

/** Solo, Le Roy sits at the last seat. */
export const isKing = (view: TroyesView, who: number): boolean => who >= view.players;

/** The colour of an owner's pieces; nobody's are grey. */
export const colourOf = (owner: Owner, colours: string[]): string =>
  owner === "grey" ? "neutral" : (colours[owner] ?? "lily");

/** "card.merchant" -> "merchant": the name of the thing an element id speaks of. */
export const nameIn = (id: string): string => id.slice(id.lastIndexOf(".") + 1);

/** The districts around the square: one's own first, then the neutral one, then the others as they sit. */
export function aroundTheSquare({ view, seat }: Pick<Props, "view" | "seat">): TroyesView["districts"] {
  const seats = view.districts.filter((each) => each.owner !== "grey");
  const grey = view.districts.filter((each) => each.owner === "grey");
  const first = Math.max(
    0,
    seats.findIndex((each) => each.owner === seat),
  );
  const [mine, ...others] = [...seats.slice(first), ...seats.slice(0, first)];
  return mine ? [mine, ...grey, ...others] : grey;
}

/** Whether dice are what the question is about: those that cannot be taken step back. */
export const diceAreAsked = (): boolean => {
  for (const id of table.touch.value.choices.keys()) if (id.startsWith("die.")) return true;
  return false;
};

/** The class of what was chosen as the target of the action that is being put together. */
export const targetClass = (view: TroyesView, id: string): string =>
  view.target === id && !table.held.value ? "is-target" : "";

export const dieOf = (view: TroyesView, id: string): (DieView & { owner: Owner }) | null => {
  for (const { owner, dice } of view.districts) {
    const found = dice.find((die) => die.id === id);
    if (found) return { ...found, owner };
  }
  return null;
};
