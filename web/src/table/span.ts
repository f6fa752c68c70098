// A span of time in the two largest units that say something.
import { num, run } from "../i18n/numbers.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Span {
  kind: "days" | "hours" | "minutes";
  days: number;
  hours: number;
  minutes: number;
}

export function spanOf(seconds: number): Span {
  const whole = Math.max(0, Math.floor(seconds));
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  return { kind: days ? "days" : hours ? "hours" : "minutes", days, hours, minutes };
}

/** Hours or minutes with what is below them, in figures: 1:02:03, 4:05. */
export function clockWords(seconds: number): string {
  const whole = Math.ceil(seconds);
  const hours = Math.floor(whole / 3600);
  const two = (n: number) => num(n, { places: 2 });
  const [minutes, rest] = [Math.floor((whole % 3600) / 60), two(whole % 60)];
  return hours > 0 ? run(`${num(hours)}:${two(minutes)}:${rest}`) : run(`${num(minutes)}:${rest}`);
}
