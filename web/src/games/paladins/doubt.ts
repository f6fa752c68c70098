// Which values are reconstructed: the component file says so for every path. The rules page tells more.

import type { Props } from "./seats.ts";
import type { PaladinsFacts } from "./shapes.ts";

/** Where in the component file the values of an element stand. */
const SECTIONS: Record<string, string> = {
  townsfolk: "townsfolk",
  crew: "townsfolk",
  outsider: "outsiders",
  converted: "outsiders",
  paladin: "paladins",
  tavern: "taverns",
  order: "kings_orders",
  favour: "kings_favours",
  space: "spaces",
  jar: "jars",
};

/** What actions show that is not printed on a card. */
const OF_ACTIONS: Record<string, string> = { absolve: "actions.absolve", develop: "workshops" };

/** Where the reconstructed values of an element stand; null if it has none. */
export function uncheckedAt(id: string, { facts, view }: Props): string | null {
  const path = pathOf(id, view.players);
  return path !== null && hasUnchecked(path, facts) ? path : null;
}

function pathOf(id: string, players: number): string | null {
  const parts = id.split(".");
  const [kind = ""] = parts;
  if (kind === "tax") return `tax.supply.${players}`;
  if (kind === "action") return OF_ACTIONS[parts[2] ?? ""] ?? null;
  const section = SECTIONS[kind];
  return section ? `${section}.${parts.at(-1)}` : null;
}

function hasUnchecked(path: string, { provenance }: PaladinsFacts): boolean {
  return Object.keys(provenance).some(
    (each) => provenance[each] === "reconstructed" && (each === path || each.startsWith(`${path}.`)),
  );
}
