// Letters as the language has them: capitals (Turkish i has a dot as a capital too), and what counts as the same
// letter when somebody looks for a word.

import { language } from "./language.ts";

/** With a capital at the beginning, also behind marks; languages without capitals stay as they are. */
export function capital(text: string): string {
  return text.replace(/^[\u2066-\u2069]*\p{L}/u, (start) => start.toLocaleUpperCase(language.value));
}

const SAME: Record<string, string> = { ي: "ی", ى: "ی", ك: "ک", ة: "ه", ı: "i" };

/** For comparing: small letters without accents, Arabic letters as Persian ones, Latin digits, no half-spaces. So
 * Gugong finds Gùgōng, and inanc finds İnanç. */
export function folded(text: string): string {
  const letters = text.normalize("NFKD").replace(/[\p{M}\u200b-\u200f\u2066-\u2069]/gu, "");
  return latinDigits(letters.toLowerCase().replace(/[يىكةı]/g, (letter) => SAME[letter] ?? letter));
}

const ZEROS = [0x6f0, 0x660]; // of the Persian and the Arabic digits

/** Digits as keyboards of all our languages type them, as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero) ?? 0));
  });
}
