// How a step is written in an address.

export const stepPath = (table: string, n: number): string => `/table/${table}/${n}`;

/** The number in an address; null: none, or nothing that could be one. */
export function stepIn(step: string): number | null {
  return /^\d{1,6}$/.test(step) ? Number(step) : null;
}
