// Which key was meant, whatever the keyboard: a letter as it is printed where letters are Latin, and by its place
// on the others; digits of every kind; the question mark of Persian. Back and on follow the page.

import { isRightToLeft } from "../i18n/language.ts";
import { latinDigits } from "../i18n/letters.ts";

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

const SIGNS: Record<string, string> = { "؟": "?", "−": "-" };

/** The name of a key as shortcuts know it: "z", "7", "?", "Escape". */
export function keyOf({ key, code, shiftKey }: Pressed): string {
  if (key.length > 1 || /^[ -~]$/.test(key)) return key; // named, or on a Latin keyboard
  const sign = SIGNS[key] ?? latinDigits(key);
  if (/^[ -~]$/.test(sign)) return sign;
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/.exec(code) ?? [];
  if (letter) return letter.toLowerCase();
  return digit && !shiftKey ? digit : key;
}

/** Time goes as the page reads: in a page from right to left the right arrow goes back. */
export function inTime(key: string): string {
  if (!isRightToLeft()) return key;
  return key === "ArrowLeft" ? "ArrowRight" : key === "ArrowRight" ? "ArrowLeft" : key;
}
