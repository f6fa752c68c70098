// The seats this browser holds: secret links, kept here and shown to nobody else.

import { keep, kept } from "../ui/storage.ts";

interface Held {
  table: string;
  secret: string;
  at: number;
}

const KEY = "regnum.seats";
const MOST = 100;

function all(): Held[] {
  const stored = kept(KEY);
  return Array.isArray(stored) ? stored.filter(isHeld) : [];
}

function isHeld(thing: unknown): thing is Held {
  const held = thing as Partial<Held> | null;
  return typeof held?.table === "string" && typeof held.secret === "string";
}

export const seats = {
  secrets: (): string[] => all().map((held) => held.secret),
  secretOf: (table: string): string => all().find((held) => held.table === table)?.secret ?? "",
  keep(table: string, secret: string): void {
    const others = all().filter((held) => held.table !== table);
    const held = [{ table, secret, at: Date.now() }, ...others].slice(0, MOST);
    keep(KEY, held);
  },
  forget(table: string): void {
    const others = all().filter((held) => held.table !== table);
    keep(KEY, others);
  },
};
