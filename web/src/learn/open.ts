// The door to "How it goes": any page, any bar opens it with `openHelp()`. What is behind it comes into the
// page when it is first opened.

import { signal } from "@preact/signals";
import { info } from "../table/session.ts";

/** The parts of the sheet: how the game goes, its symbols, this table, the keys. */
export type Part = "how" | "legend" | "table" | "keys";

export const help = signal<{ game: string; part: Part } | null>(null);

/** Open the sheet of a game; without one, that of the open table. */
export function openHelp(game = info.peek()?.game ?? "", part: Part = "how"): void {
  if (game) help.value = { game, part };
}

export function closeHelp(): void {
  help.value = null;
}
