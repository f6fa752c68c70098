// Choosing by number: what one more digit means.

export interface Typed {
  typed: string; // what has been typed so far
  pick: number | null; // the choice it stands for, counted from 0
  wait: boolean; // more digits could follow: choose only after a pause
}

/** Numbers above nine are typed digit by digit; if no larger number can match, there is no waiting. */
export function typeDigit(before: string, digit: string, count: number): Typed {
  const typed = before + digit;
  const number = Number(typed);
  if (number === 0) return { typed: "", pick: null, wait: false };
  const pick = number <= count ? number - 1 : null;
  return number * 10 <= count ? { typed, pick, wait: true } : { typed: "", pick, wait: false };
}
