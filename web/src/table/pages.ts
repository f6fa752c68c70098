// Where on a phone what is offered can be touched: on the table's page, or on the one with one's own board.

import type { AnyTable } from "../games/contract.ts";
import type { Choice } from "./model.ts";

export type Tab = "table" | "own" | "rivals" | "log";
export type Touchable = Record<Tab, number>;

/** How many choices can be touched on each page. `scene`: one of the table's page shows all of them, whosever they are. */
export function touchable(choices: Choice[], isOwn: AnyTable["isOwn"], scene = false): Touchable {
  const found: Touchable = { table: 0, own: 0, rivals: 0, log: 0 };
  if (scene) return { ...found, table: choices.length };
  for (const { elements } of choices) {
    const own = isOwn ? elements.filter(isOwn).length : 0;
    if (own > 0) found.own += 1;
    if (elements.length > own) found.table += 1;
  }
  return found;
}

/** The page to go to from one where nothing can be touched; null where there is nothing elsewhere either. */
export function elsewhere(now: Tab, found: Touchable): "table" | "own" | null {
  if (found[now] > 0) return null;
  if (found.table > 0) return "table";
  return found.own > 0 ? "own" : null;
}
