// A link to a seat where this browser has one already: the server says which of them open something.

import { signal } from "@preact/signals";
import { api } from "./api.ts";
import { seats } from "./seats.ts";

/** A link was opened that opens nothing; said until the next choice. */
export const wrongLink = signal(false);

/** Keep what is good of the kept and the opened link of a table. */
export async function settle(table: string): Promise<void> {
  const opened = seats.uncheckedOf(table);
  if (!opened) return;
  const own = seats.secretOf(table);
  const reply = await api.mine([opened, own]).catch(() => null);
  const isGood = (index: number) => reply?.tables.some((mine) => mine.index === index) ?? false;
  if (isGood(0)) {
    seats.prefer(table, opened);
    if (!isGood(1)) seats.drop(own);
    return;
  }
  // Without an answer, or if the table itself cannot be opened, nobody knows: then both are kept.
  if (!isGood(1)) return;
  seats.drop(opened);
  wrongLink.value = true;
}
