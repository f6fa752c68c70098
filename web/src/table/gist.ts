// An action in one line: a symbol, a few words, and what it cost and brought as symbols with numbers. What the
// fields of an event mean for that, each game says (`gistOf` in games/contract.ts).

import { list, t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import type { LogLine } from "./session.ts";

/** Something gained or given, or only named. */
export interface Bit {
  icon: string;
  n: number; // below zero: it was given; 0: it is only named
  who: number; // whose it is
}

export interface Gist {
  icon: string | null;
  what: string;
  which: string; // what in particular, or nothing
  bits: Bit[];
}

/** What one event adds. The head of the action is told by the event with the highest rank, the first of them. */
export interface Part {
  icon?: string | null;
  what?: string;
  rank?: number;
  which?: string;
  bits?: [icon: string | null, n: number, who?: number][];
}

/** The gist of an action from the parts of its lines; null: no line tells what was done. */
export function gather(lines: LogLine[], partOf: (line: LogLine) => Part | null): Gist | null {
  const parts = lines.flatMap((line) => partOf(line) ?? []);
  const heads = parts.filter((part) => part.what);
  if (heads.length === 0) return null;
  const rank = Math.max(...heads.map((each) => each.rank ?? 0));
  const head = heads.find((each) => (each.rank ?? 0) === rank) as Part;
  const which = head.which ?? parts.find((part) => part.which && !part.what)?.which ?? "";
  return { icon: head.icon ?? null, what: head.what as string, which, bits: bitsOf(lines, partOf) };
}

/** What some lines gave to and took from each seat, whoever began it. */
export function bitsOf(lines: LogLine[], partOf: (line: LogLine) => Part | null): Bit[] {
  return summed(
    lines.flatMap((line) =>
      (partOf(line)?.bits ?? []).flatMap(([icon, n, who]): Bit[] =>
        icon ? [{ icon, n, who: who ?? line.who }] : [],
      ),
    ),
  );
}

/** Equal ones together: given and gained stay apart, what somebody else has of it too. */
export function summed(bits: Bit[]): Bit[] {
  const found = new Map<string, Bit>();
  for (const bit of bits) {
    const key = `${bit.who} ${bit.icon} ${Math.sign(bit.n)}`;
    const known = found.get(key);
    if (known) known.n += bit.n;
    else found.set(key, { ...bit });
  }
  return [...found.values()];
}

/** First what was given, then what was gained; others' after one's own. */
export function inOrder(bits: Bit[], who: number): Bit[] {
  const rank = (bit: Bit) => (bit.who === who ? 0 : 10 + bit.who) + (bit.n < 0 ? 0 : 0.5);
  return bits.toSorted((a, b) => rank(a) - rank(b));
}

// --- in words ------------------------------------------------------------------------------------------------

/** "+3", "−2"; nothing where something is only named. */
export function numberWords(n: number): string {
  return n === 0 ? "" : num(n, { sign: true });
}

/** "Silver +3"; what a symbol is called stands in the glossary of the game. */
export function bitWords(game: string, { icon, n }: Pick<Bit, "icon" | "n">): string {
  const what = t(`web-${game}-term-${icon}`);
  return n === 0 ? what : t("web-log-bit", { what, n: numberWords(n) });
}

/** The whole line as a sentence, for those who hear it. */
export function gistWords(game: string, gist: Gist, who: number, names: string[]): string {
  const what = headWords(gist);
  const bits = inOrder(gist.bits, who).map((bit) => {
    const words = bitWords(game, bit);
    return bit.who === who || bit.who < 0
      ? words
      : t("web-log-bit-of", { who: names[bit.who] ?? "", bit: words });
  });
  const name = names[who];
  if (name === undefined) return bits.length > 0 ? t("web-log-told-bits", { what, bits: list(bits) }) : what;
  if (bits.length === 0) return t("web-log-did", { who: name, what });
  return t("web-log-did-bits", { who: name, what, bits: list(bits) });
}

export const headWords = ({ what, which }: Gist): string =>
  which ? t("web-log-what", { what, which }) : what;
