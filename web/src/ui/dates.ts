// Dates as the reader's language writes them.

import { language } from "../i18n/language.ts";

/** The day, and for today the time; `at` in milliseconds. */
export function dateWords(at: number, now = Date.now()): string {
  const then = new Date(at);
  const today = then.toDateString() === new Date(now).toDateString();
  const form: Intl.DateTimeFormatOptions = today ? { timeStyle: "short" } : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(language.value, form).format(then);
}
