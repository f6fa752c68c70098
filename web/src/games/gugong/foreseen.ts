// What the choice under the pointer would change in a seat's figures: "3 → 1" in the tray.

import { choicePreview } from "../../table/preview.ts";
import { table } from "../../table/state.ts";

/** Figures of a seat after the choice that is pointed at, by name; only those that would change. */
export function foreseen(who: number): ReadonlyMap<string, number> {
  const offer = table.offer.value;
  const index = table.hovered.value ?? table.selected.value;
  const choice = index === null ? undefined : offer?.choices[index];
  const seen = choice && table.previews.value.get(choice.option);
  if (!seen || offer?.seat !== who) return new Map();
  return new Map(choicePreview(seen, who).map(({ name, after }) => [name, after]));
}
