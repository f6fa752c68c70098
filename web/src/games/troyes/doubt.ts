// Which values are reconstructed: the component file says so for every path. The rules page tells more.

import type { TroyesFacts } from "./shapes.ts";
import type { Props } from "./seats.ts";

/** Where in the component file the values of an element stand. */
const SECTIONS: Record<string, string> = { card: "activity_cards", event: "events", character: "characters" };

/** Where the reconstructed values of an element stand; null if it has none. */
export function uncheckedAt(id: string, { facts }: Pick<Props, "facts">): string | null {
  const path = pathOf(id);
  return path !== null && hasUnchecked(path, facts) ? path : null;
}

function pathOf(id: string): string | null {
  const [kind = "", ...rest] = id.split(".");
  const name = rest.at(-1) ?? "";
  if (kind === "event" && name === "marauding") return "marauding";
  const section = SECTIONS[kind];
  return section ? `${section}.${name}` : null;
}

function hasUnchecked(path: string, { provenance }: TroyesFacts): boolean {
  return Object.keys(provenance).some(
    (each) => provenance[each] === "reconstructed" && (each === path || each.startsWith(`${path}.`)),
  );
}
