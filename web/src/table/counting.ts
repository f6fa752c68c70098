// Numbers that change count from the old value to the new one.

/** Whether a text is a plain number, as boards show them. */
export function numberIn(text: string | null): number | null {
  return text !== null && /^-?\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}

/** The number shown at a moment between 0 and 1 of the way. */
export function between(before: number, after: number, moment: number): number {
  const way = Math.max(0, Math.min(1, moment));
  return Math.round(before + (after - before) * (1 - (1 - way) ** 2));
}

const STEP = 90;
const LONGEST = 420;

/** How long counting takes; a single step is shown at once. */
export function countingTime(before: number, after: number): number {
  const steps = Math.abs(after - before);
  return steps <= 1 ? 0 : Math.min(LONGEST, STEP * steps);
}
