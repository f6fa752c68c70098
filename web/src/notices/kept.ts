// At which tables this browser is told of turns: the id the server gave it, and the endpoint it stands for.

import { signal } from "@preact/signals";
import { keep, kept } from "../ui/storage.ts";

export interface Kept {
  id: string;
  endpoint: string;
  language?: string; // what notices are written in; those of old do not say
}

const KEY = "regnum.notices";

function read(): Record<string, Kept> {
  const stored = kept(KEY);
  return stored && typeof stored === "object" && !Array.isArray(stored)
    ? (stored as Record<string, Kept>)
    : {};
}

const all = signal<Record<string, Kept>>(read());

export const toldAt = (table: string): Kept | undefined => all.value[table];
export const isToldAnywhere = (): boolean => Object.keys(all.value).length > 0;

export function remember(table: string, one: Kept): void {
  all.value = { ...all.value, [table]: one };
  keep(KEY, all.value);
}

export function forget(table: string): void {
  const { [table]: _, ...others } = all.value;
  all.value = others;
  keep(KEY, others);
}
