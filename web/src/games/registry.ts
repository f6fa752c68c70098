// The games that have a table in the browser; the others are shown as coming.

import type { GameTable } from "./contract.ts";
import { guide } from "./paladins/guide.ts";
import { paladins } from "./paladins/index.tsx";

const TABLES: Record<string, GameTable> = { paladins: { ...paladins, ...guide } as unknown as GameTable };

export const ALL_GAMES = ["paladins", "troyes", "gugong"] as const;

export function gameTable(id: string): GameTable {
  const found = TABLES[id];
  if (!found) throw new Error(`no table for ${id}`);
  return found;
}

export function hasTable(id: string): boolean {
  return id in TABLES;
}
