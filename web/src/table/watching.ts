// Tables that somebody came to by the link for spectators: no seat is offered there.

import { signal } from "@preact/signals";

const watched = signal<ReadonlySet<string>>(new Set());

export const isWatching = (table: string): boolean => watched.value.has(table);

export function watch(table: string, on = true): void {
  const others = [...watched.value].filter((id) => id !== table);
  watched.value = new Set(on ? [...others, table] : others);
}
