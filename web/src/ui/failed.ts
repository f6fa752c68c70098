// When the page cannot go on: the first script (start.ts) shows it, in words that came with the page.

interface Page {
  regnumFailed?: (error: unknown) => void;
  regnumStarted?: () => void;
}

export function failed(error: unknown): void {
  console.error(error);
  (globalThis as Page).regnumFailed?.(error);
}

/** From now on only what is caught here counts as a failure of the whole page. */
export function started(): void {
  (globalThis as Page).regnumStarted?.();
}
