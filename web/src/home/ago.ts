// How long ago something was, as one says it: "yesterday", "3 hours ago".

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 60 * 60],
  ["day", 24 * 60 * 60],
  ["week", 7 * 24 * 60 * 60],
  ["month", 30 * 24 * 60 * 60],
  ["year", 365 * 24 * 60 * 60],
];

/** Both times in seconds, by the same clock. Days are those of the calendar: last night is yesterday. */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const days = Math.round((midnight(now) - midnight(then)) / (24 * 60 * 60));
  if (days >= 1 && days < 7) return words.format(-days, "day");
  const passed = Math.max(0, now - then);
  if (passed < 60) return words.format(0, "second");
  const [unit, length] = STEPS.findLast(([, least]) => passed >= least) ?? ["minute", 60];
  return words.format(-Math.floor(passed / length), unit);
}

const midnight = (seconds: number): number => new Date(seconds * 1000).setHours(0, 0, 0, 0) / 1000;
