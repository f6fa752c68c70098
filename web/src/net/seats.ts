// The seats this browser holds: secret links, kept here and shown to nobody else.

import { keep, kept } from "../ui/storage.ts";

interface Held {
  table: string;
  secret: string;
  at: number;
  gone?: number; // since when the server says that it opens nothing
}

const KEY = "regnum.seats";
const MOST = 100;
/** How long a secret must open nothing to be forgotten: there may be another server at this address for a while. */
const GONE_FOR = 7 * 24 * 60 * 60 * 1000;

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
  /** Take note of which secrets the server says open nothing; those that never do any more are forgotten. */
  told(asked: string[], gone: number[], now = Date.now()): void {
    const lost = new Set(gone.map((index) => asked[index]));
    const noted = all().map((held): Held => {
      if (lost.has(held.secret)) return { ...held, gone: held.gone ?? now };
      const { gone: _, ...found } = held;
      return asked.includes(held.secret) ? found : held;
    });
    const stay = noted.filter((held) => held.gone === undefined || now - held.gone < GONE_FOR);
    keep(KEY, stay);
  },
  forget(table: string): void {
    const others = all().filter((held) => held.table !== table);
    keep(KEY, others);
  },
};
