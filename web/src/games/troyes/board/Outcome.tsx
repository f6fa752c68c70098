// What a target would bring, on the target itself: the same as in the list.

import { table } from "../../../table/state.ts";
import { Gives } from "../gives.tsx";
import type { Props } from "../seats.ts";

/** A badge where exactly one choice leads to this thing, and its dice are known: the first of its gains. */
export function Outcome({ id, colours, seat }: Pick<Props, "colours" | "seat"> & { id: string }) {
  const indices = table.touch.value.choices.get(id) ?? [];
  const choice = indices.length === 1 ? table.offer.value?.choices[indices[0] as number] : undefined;
  const effect = choice?.effect.slice(0, 1) ?? [];
  if (choice?.kind !== "target" || effect.length === 0 || effect[0]?.key === "troyes-gives-up-to")
    return null;
  return (
    <span class="ty-outcome" aria-hidden="true">
      <Gives effect={effect} colours={colours} seat={seat} />
    </span>
  );
}
