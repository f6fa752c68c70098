// What of the chat has been read: of every table the last message that was on the screen, kept in this browser.

import { computed, signal } from "@preact/signals";
import { keep, kept } from "../ui/storage.ts";
import { chat, info, mySeats } from "./session.ts";
import { newOf, type Read, withRead } from "./unread.ts";

const KEY = "regnum.read";

function restored(): Read {
  const found = kept(KEY);
  if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(Object.entries(found).filter(([, version]) => typeof version === "number"));
}

const read = signal<Read>(restored());

/** How many messages of the open table nobody here has read yet. */
export const unread = computed(() => newOf(chat.value, read.value[info.value?.id ?? ""] ?? 0, mySeats.value));

/** All that has been said is on the screen. */
export function readAll(): void {
  const id = info.peek()?.id;
  const last = chat.peek().at(-1)?.version;
  if (!id || last === undefined || (read.peek()[id] ?? 0) >= last) return;
  read.value = withRead(read.peek(), id, last);
  keep(KEY, read.value);
}
