// Numbers that stand on the page without a sentence around them. A number inside a sentence is an argument of its
// message; every other one comes through here, so that it has the digits of the language.

import { isRightToLeft, language } from "./language.ts";

const LEFT_TO_RIGHT_ISOLATE = "\u2066";
const POP_DIRECTIONAL_ISOLATE = "\u2069";
export const MINUS = "−";
const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(name: string, places: number): Intl.NumberFormat {
  const key = `${name} ${places}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(name, { minimumIntegerDigits: places });
  formats.set(key, made);
  return made;
}

interface Form {
  sign?: boolean; // "+5" and not "5"
  places?: number; // at least so many digits
}

/** "5", "−3"; with `sign` also "+5". */
export function num(n: number, { sign = false, places = 1 }: Form = {}): string {
  const digits = formatOf(language.value, places).format(Math.abs(n));
  if (n < 0) return run(MINUS + digits);
  return sign && n > 0 ? run(`+${digits}`) : digits;
}

const percents = new Map<string, Intl.NumberFormat>();

/** "62 %", as the language writes it. What is neither certain nor impossible is not said to be so. */
export function percent(share: number): string {
  const name = language.value;
  const known = percents.get(name) ?? new Intl.NumberFormat(name, { style: "percent" });
  percents.set(name, known);
  const rounded = share <= 0 || share >= 1 ? share : Math.min(0.99, Math.max(0.01, share));
  return run(known.format(rounded));
}

/** Expected points: "+3.4", "−0.5"; "0" has no sign. */
export const points = (n: number): string => num(Math.round(n * 10) / 10, { sign: true });

/** Numbers and signs that are read from left to right in every language: "1/6", "×2", "3–4". */
export function run(text: string): string {
  return isRightToLeft() ? LEFT_TO_RIGHT_ISOLATE + text + POP_DIRECTIONAL_ISOLATE : text;
}

/** A short text with Latin digits, such as "×2", in the digits of the language. */
export const inDigits = (text: string): string => text.replace(/[0-9]+/g, (digits) => num(Number(digits)));

/** "3–4", and only "3" for a span of one. */
export const span = (from: number, to: number): string =>
  from === to ? num(from) : run(`${num(from)}–${num(to)}`);

/** "III"; where Roman numerals are strange, the number. */
export const roman = (n: number): string => (isRightToLeft() ? num(n) : (ROMAN[n] ?? num(n)));
