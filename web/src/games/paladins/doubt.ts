// Which values are reconstructed: the component file says so for every path, and why.

import type { Props } from "./seats.ts";
import type { PaladinsFacts } from "./view.ts";

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

/** The notes on reconstructed values of an element, or null if there are none. */
export function doubtAbout(id: string, { facts, view }: Props): string | null {
  const path = pathOf(id, view.players);
  return path ? notesUnder(path, facts) : null;
}

function pathOf(id: string, players: number): string | null {
  const parts = id.split(".");
  const [kind = ""] = parts;
  if (kind === "tax") return `tax.supply.${players}`;
  if (kind === "action") return OF_ACTIONS[parts[2] ?? ""] ?? null;
  const section = SECTIONS[kind];
  return section ? `${section}.${parts.at(-1)}` : null;
}

function notesUnder(path: string, facts: PaladinsFacts): string | null {
  const notes = Object.keys(facts.provenance)
    .filter((each) => facts.provenance[each] === "reconstructed" && (each === path || each.startsWith(`${path}.`)))
    .map((each) => facts.notes[each] ?? "");
  return notes.length > 0 ? [...new Set(notes)].join("; ") : null;
}
