// What the choice under the pointer, or chosen and not confirmed yet, would change on the board: the
// server has tried it out.

import { computed } from "@preact/signals";
import { table } from "../../table/state.ts";
import type { Owner } from "./shapes.ts";

const OWNED = /(?:^|\.)((?:space|window|lying)\.[a-z0-9_]+(?:\.\w+)?)\.owner$/;

/** The owners of spaces, windows and lying citizens as they would be; null: nobody any more. */
export function ownersIn(changes: [string, unknown, unknown][]): Map<string, Owner | null> {
  const found = new Map<string, Owner | null>();
  for (const [path, , after] of changes) {
    const id = OWNED.exec(path)?.[1];
    if (id) found.set(id, (after ?? null) as Owner | null);
  }
  return found;
}

const NOTHING: ReadonlyMap<string, Owner | null> = new Map();

export const ahead = computed((): ReadonlyMap<string, Owner | null> => {
  const index = table.hovered.value ?? table.selected.value;
  const choice = index === null ? undefined : table.offer.value?.choices[index];
  const seen = choice && table.previews.value.get(choice.option);
  return seen ? ownersIn(seen.changes) : NOTHING;
});
