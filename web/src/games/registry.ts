// The games that have a table in the browser; the others are shown as coming. The boards and drawings
// of a game come into the page when it is first opened, so that the home page stays light.

import { signal } from "@preact/signals";
import type { GameTable } from "./contract.ts";

const LOADERS: Record<string, () => Promise<GameTable>> = {
  paladins: async () => (await import("./paladins/whole.ts")).whole,
};

export const ALL_GAMES = ["paladins", "troyes", "gugong"] as const;

const loaded = signal<Readonly<Record<string, GameTable>>>({});
const loading = new Set<string>();

/** Bring a game into the page; what fails can be tried again. */
export async function loadTable(id: string): Promise<void> {
  const load = LOADERS[id];
  if (!load || loading.has(id)) return;
  loading.add(id);
  try {
    const game = await load();
    loaded.value = { ...loaded.value, [id]: game };
  } catch {
    loading.delete(id);
  }
}

/** A game that has been brought into the page, or null as long as it has not. */
export function gameTable(id: string): GameTable | null {
  return loaded.value[id] ?? null;
}

export function hasTable(id: string): boolean {
  return id in LOADERS;
}
