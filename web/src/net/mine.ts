// The tables this browser sits at, as the server knows them.

import { signal } from "@preact/signals";
import { count, playedOf } from "../stats/games.ts";
import { api } from "./api.ts";
import type { MyTable } from "./messages.ts";
import { seats } from "./seats.ts";

/** Tables that were taken out of the list since the page was opened. */
export const removed = signal<ReadonlySet<string>>(new Set());

/** What the server was asked about last: a table names its secret by the place there. */
let asked: string[] = [];

export const secretAt = (index: number): string | undefined => asked[index];

export async function myTables(): Promise<MyTable[]> {
  const secrets = seats.secrets();
  if (secrets.length === 0) return [];
  const reply = await api.mine(secrets);
  asked = secrets;
  seats.told(secrets, reply.gone);
  count(reply.tables.map((mine) => playedOf(mine.table, mine.seats, mine.used * 1000)));
  return reply.tables;
}
