// A span of time in the two largest units that say something.

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
