// Counting what is new in a chat.

import type { ChatLine } from "./session.ts";

export type Read = Record<string, number>; // table -> version of the last message read

const REMEMBERED = 60; // tables

/** Messages of others that came after the last one read. */
export function newOf(lines: ChatLine[], upTo: number, mine: number[]): number {
  return lines.filter((line) => line.version > upTo && !(line.seat >= 0 && mine.includes(line.seat))).length;
}

/** Note one more table; the oldest are forgotten. */
export function withRead(known: Read, id: string, version: number): Read {
  const others = Object.entries(known).filter(([other]) => other !== id);
  return Object.fromEntries([...others.slice(-(REMEMBERED - 1)), [id, version]]);
}
