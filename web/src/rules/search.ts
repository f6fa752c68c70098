// Searching the rules by what people call things: titles, texts, and the words of the catalogue that stand in neither.

import { folded } from "../i18n/letters.ts";

export interface Entry {
  id: string;
  title: string;
  text: string;
  /** What people call it who do not know its name. */
  also: string[];
}

const WORD = /[\p{L}\p{M}\p{N}\u200c]+/gu; // a half-space is within a word

export function wordsOf(text: string): string[] {
  return folded(text).match(WORD) ?? [];
}

/** What is looked for: the words of the question but for those that stand in every question. */
export function wantedIn(query: string, stop: ReadonlySet<string>): string[] {
  const all = wordsOf(query);
  const telling = all.filter((word) => !stop.has(word));
  return telling.length > 0 ? telling : all;
}

/** Whether a word is meant: as it stands, or with another ending. */
export function meets(word: string, wanted: string): boolean {
  if (word === wanted) return true;
  const stem = wanted.length > 4 ? wanted.slice(0, -1) : wanted;
  return stem.length > 2 && word.startsWith(stem);
}

const TITLE = 6;
const ALSO = 5;
const TEXT = 1;
const WHOLE = 10; // somebody else has asked the very same
const NAMED = 100; // by its id
const EXACT = 0.5;

/** The entries that have what is asked for, the best first; those with all of its words, if there are any. */
export function search(entries: Entry[], query: string, stop: ReadonlySet<string>): Entry[] {
  const wanted = wantedIn(query, stop);
  if (wanted.length === 0) return [];
  const judged = entries
    .map((entry) => ({ entry, ...judge(entry, wanted, wordsOf(query).join(" ")) }))
    .filter(({ met }) => met > 0);
  const most = Math.max(0, ...judged.map(({ met }) => met));
  return judged
    .filter(({ met }) => met === most)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function judge(entry: Entry, wanted: string[], asked: string): { met: number; score: number } {
  const places: [words: string[], worth: number][] = [
    [wordsOf(entry.title), TITLE],
    [entry.also.flatMap(wordsOf), ALSO],
    [wordsOf(entry.text), TEXT],
  ];
  const found = wanted.map((each) => places.reduce((sum, [words, n]) => sum + worthOf(words, each) * n, 0));
  const isAsked = (text: string) => wordsOf(text).join(" ") === asked;
  const named = (isAsked(entry.id) ? NAMED : 0) + (entry.also.some(isAsked) ? WHOLE : 0);
  const met = named > 0 ? wanted.length : found.filter((worth) => worth > 0).length;
  return { met, score: found.reduce((sum, worth) => sum + worth, named) };
}

function worthOf(words: string[], wanted: string): number {
  if (words.includes(wanted)) return 1 + EXACT;
  return words.some((word) => meets(word, wanted)) ? 1 : 0;
}

/** A text in pieces, of which those that were looked for are marked. */
export function marked(shown: string, wanted: string[]): { text: string; hit: boolean }[] {
  const pieces: { text: string; hit: boolean }[] = [];
  let at = 0;
  for (const found of shown.matchAll(WORD)) {
    const word = folded(found[0]);
    if (!wanted.some((each) => meets(word, each))) continue;
    if (found.index > at) pieces.push({ text: shown.slice(at, found.index), hit: false });
    pieces.push({ text: found[0], hit: true });
    at = found.index + found[0].length;
  }
  if (at < shown.length) pieces.push({ text: shown.slice(at), hit: false });
  return pieces;
}

/** The lines of the catalogue, `words, more words: P80 goal`, as what leads to each id. */
export function leadsOf(lines: string): Map<string, string[]> {
  const leads = new Map<string, string[]>();
  for (const line of lines.split("\n")) {
    const [words = "", ids = ""] = line.split(/:(?=[^:]*$)/);
    const phrases = words.split(/[,،]/).map((phrase) => phrase.trim());
    for (const id of ids.trim().split(/\s+/)) leads.set(id, [...(leads.get(id) ?? []), ...phrases]);
  }
  return leads;
}
