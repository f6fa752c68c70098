// Deductions: which characters each rival may have. They are the player's own and stay in this browser.

import { signal } from "@preact/signals";
import { keep, kept } from "../../ui/storage.ts";

export type Guess = "maybe" | "no" | "yes";
const ORDER: Guess[] = ["maybe", "no", "yes"];
const KEY = "regnum.troyes.notes";
const MOST_TABLES = 30; // older games are forgotten

type Notes = Record<string, Record<string, Guess>>; // by table, then "seat.character"

function load(): Notes {
  const stored = kept(KEY);
  return typeof stored === "object" && stored !== null ? { ...(stored as Notes) } : {};
}

const notes = signal<Notes>(load());
const entry = (mine: number, rival: number, character: string): string => `${mine}.${rival}.${character}`;

/** What seat `mine` of a table thinks of a rival and a character. */
export function guessOf(table: string, mine: number, rival: number, character: string): Guess {
  return notes.value[table]?.[entry(mine, rival, character)] ?? "maybe";
}

/** From maybe to no, to yes, and back. */
export function nextGuess(guess: Guess): Guess {
  return ORDER[(ORDER.indexOf(guess) + 1) % ORDER.length] as Guess;
}

export function note(table: string, mine: number, rival: number, character: string): void {
  const next = nextGuess(guessOf(table, mine, rival, character));
  const others = Object.entries(notes.value).filter(([other]) => other !== table);
  const here = { ...notes.value[table], [entry(mine, rival, character)]: next };
  notes.value = Object.fromEntries([...others.slice(1 - MOST_TABLES), [table, here]]);
  keep(KEY, notes.value);
}
