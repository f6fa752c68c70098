// Who will sit at a new table: names, colours and faces, as far as somebody has chosen them.

import { settings } from "../ui/settings.ts";
import { COLOURS } from "../ui/icons/heraldry.ts";
import { keep, kept } from "../ui/storage.ts";
import { faces } from "./games.ts";

export interface Companion {
  name?: string;
  colour?: string;
}

/** By the number of the seat; one's own is the first. */
export type Company = Record<number, Companion>;

const KEY = "regnum.company";

/** The names of those who shared this screen last; colours and names of bots begin anew. */
export function lastCompany(): Company {
  const stored = kept(KEY);
  if (!Array.isArray(stored)) return {};
  const named = stored.map((name, i): [number, Companion] => [i, typeof name === "string" ? { name } : {}]);
  return Object.fromEntries(named);
}

export function keepCompany(company: Company, players: number): void {
  keep(
    KEY,
    Array.from({ length: players }, (_, i) => company[i]?.name ?? ""),
  );
}

/** The name of a seat; one's own is that of the settings. */
export const nameAt = (company: Company, seat: number): string =>
  seat === 0 ? settings.value.name : (company[seat]?.name ?? "");

/** The face of a bot: another one for each. */
export const faceAt = (seat: number): string => faces.value[(seat - 1) % (faces.value.length || 1)] ?? "";

/** The colour of every seat: what was chosen, else the first that is left. */
export function coloursOf(company: Company, players: number): string[] {
  const numbers = Array.from({ length: players }, (_, i) => i);
  const chosen = numbers.map((seat) => company[seat]?.colour ?? "");
  const left: string[] = COLOURS.filter((colour) => !chosen.includes(colour));
  return numbers.map((seat) => {
    if (chosen[seat]) return chosen[seat];
    const usual = COLOURS[seat] ?? "";
    const at = Math.max(0, left.indexOf(usual));
    return left.splice(at, 1)[0] ?? "";
  });
}

/** A seat in another colour: whoever had it gets the one that is given up. */
export function recoloured(company: Company, players: number, seat: number, colour: string): Company {
  const now = coloursOf(company, players);
  const other = now.indexOf(colour);
  const given: [number, string][] = now.map((each, i) => [
    i,
    i === seat ? colour : i === other ? (now[seat] ?? "") : each,
  ]);
  return Object.fromEntries(given.map(([i, each]) => [i, { ...company[i], colour: each }]));
}
