// The seats this browser holds: secret links, kept here and shown to nobody else. A link that somebody
// opens never takes the place of one that is kept: it waits until the server has said what it opens.

import { signal } from "@preact/signals";
import { keep, keepHere, kept, keptHere } from "../ui/storage.ts";

interface Held {
  table: string;
  secret: string;
  at: number;
  gone?: number; // since when the server says that it opens nothing
  /** It came by a link, beside one that was kept already; nobody has asked yet what it opens. */
  unchecked?: true;
}

const KEY = "regnum.seats";
const BORROWED = "regnum.borrowed";
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

function write(held: Held[]): void {
  keep(KEY, held.slice(0, MOST));
}

const known = (): Held[] => all().filter((held) => !held.unchecked);
const isNew = (secret: string) => (held: Held) => held.secret !== secret;

const borrowed = (): Record<string, string> => (keptHere(BORROWED) as Record<string, string> | null) ?? {};

/** Counts the links that were opened: the page of the table looks again. */
export const knocks = signal(0);

export const seats = {
  secrets: (): string[] => known().map((held) => held.secret),
  tables: (): string[] => known().map((held) => held.table),
  /** The seat that is played at a table: of several the one used last. */
  secretOf: (table: string): string =>
    known().find((held) => held.table === table)?.secret ?? borrowed()[table] ?? "",
  /** A seat for as long as this tab is open: it is listed nowhere and takes the place of none that is kept. */
  borrow(table: string, secret: string): void {
    keepHere(BORROWED, { ...borrowed(), [table]: secret });
  },
  /** The seat at a table from now on, and the only one there. */
  keep(table: string, secret: string): void {
    const others = all().filter((held) => held.table !== table);
    write([{ table, secret, at: Date.now() }, ...others]);
  },
  /** One seat more at a table, or one of several: it is played from now on. */
  prefer(table: string, secret: string): void {
    write([{ table, secret, at: Date.now() }, ...all().filter(isNew(secret))]);
  },
  /** Somebody opened a link. Without another seat at its table there is nothing to lose. */
  knock(table: string, secret: string): void {
    const own = seats.secretOf(table);
    if (!own || own === secret) seats.keep(table, secret);
    else write([...all().filter(isNew(secret)), { table, secret, at: Date.now(), unchecked: true }]);
    knocks.value += 1;
  },
  /** A link to a table of which nobody knows yet what it opens. */
  uncheckedOf: (table: string): string =>
    all().find((held) => held.table === table && held.unchecked)?.secret ?? "",
  drop(secret: string): void {
    write(all().filter(isNew(secret)));
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
    write(all().filter((held) => held.table !== table));
  },
};
