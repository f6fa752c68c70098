// Numbers that stand on the page without a sentence around them. A number inside a sentence is an argument of its
// message; every other one comes through here, so that it has the digits of the language.

import { isRightToLeft, language } from "./language.ts";

const LEFT_TO_RIGHT_ISOLATE = "\u2066";
const POP_DIRECTIONAL_ISOLATE = "\u2069";
const MINUS = "−";
const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(name: string): Intl.NumberFormat {
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.NumberFormat(name);
  formats.set(name, made);
  return made;
}

/** "5", "−3"; with `sign` also "+5". */
export function num(n: number, { sign = false }: { sign?: boolean } = {}): string {
  const digits = formatOf(language.value).format(Math.abs(n));
  if (n < 0) return run(MINUS + digits);
  return sign && n > 0 ? run(`+${digits}`) : digits;
}

/** Numbers and signs that are read from left to right in every language: "1/6", "×2", "3–4". */
export function run(text: string): string {
  return isRightToLeft() ? LEFT_TO_RIGHT_ISOLATE + text + POP_DIRECTIONAL_ISOLATE : text;
}

/** "3–4", and only "3" for a span of one. */
export const span = (from: number, to: number): string =>
  from === to ? num(from) : run(`${num(from)}–${num(to)}`);

/** "III"; where Roman numerals are strange, the number. */
export const roman = (n: number): string => (isRightToLeft() ? num(n) : (ROMAN[n] ?? num(n)));
