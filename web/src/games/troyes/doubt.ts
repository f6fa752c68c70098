// Which values are reconstructed: the component file says so for every path, and why.

import type { TroyesFacts } from "./facts.ts";
import type { Props } from "./seats.ts";

/** Where in the component file the values of an element stand. */
const SECTIONS: Record<string, string> = { card: "activity_cards", event: "events", character: "characters" };

/** The notes on reconstructed values of an element, or null if there are none. */
export function doubtAbout(id: string, { facts }: Pick<Props, "facts">): string | null {
  const path = pathOf(id);
  return path ? notesUnder(path, facts) : null;
}

function pathOf(id: string): string | null {
  const [kind = "", ...rest] = id.split(".");
  const name = rest.at(-1) ?? "";
  if (kind === "event" && name === "marauding") return "marauding";
  const section = SECTIONS[kind];
  return section ? `${section}.${name}` : null;
}

function notesUnder(path: string, facts: TroyesFacts): string | null {
  const notes = Object.keys(facts.provenance)
    .filter((each) => facts.provenance[each] === "reconstructed" && (each === path || each.startsWith(`${path}.`)))
    .map((each) => facts.notes[each] ?? "");
  return notes.length > 0 ? [...new Set(notes)].filter(Boolean).join("; ") || null : null;
}
