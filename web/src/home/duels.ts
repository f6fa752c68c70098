// Daily duels: which one is mine, how results stand to each other.

import type { MyTable } from "../net/messages.ts";

/** The duel of a day that counts for this browser, begun or finished. */
export function myDuel(tables: MyTable[], game: string, day: string): MyTable | null {
  const counts = ({ table }: MyTable) => table.game === game && table.daily === day && !table.practice;
  return tables.find(counts) ?? null;
}

export function median(scores: number[]): number {
  const sorted = [...scores].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** The place of a result among all: equals share the better one. */
export function placeOf(score: number, scores: number[]): number {
  return 1 + scores.filter((other) => other > score).length;
}

/** How many choices two lines have in common from the start. */
export function sameStart(mine: readonly unknown[], other: readonly unknown[]): number {
  const parting = mine.findIndex((choice, i) => choice !== other[i]);
  return parting < 0 ? mine.length : parting;
}

export function dayShown(day: string, language: string): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString(language, { day: "numeric", month: "long" });
}

/** The day before another: 2026-03-01 is after 2026-02-28. */
export function dayBefore(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`).getTime();
  return Number.isNaN(noon) ? "" : new Date(noon - 86_400_000).toISOString().slice(0, 10);
}
