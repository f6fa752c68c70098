// How the engine in the page is: what has come of it, whether it plays, whether it can keep games.

import { signal } from "@preact/signals";

export type Engine =
  | { phase: "none" } // a server plays, or nobody has asked yet
  | { phase: "loading"; loaded: number; total: number }
  | { phase: "ready" }
  | { phase: "failed"; error: string };

export const engine = signal<Engine>({ phase: "none" });
/** The browser lets nothing be kept: games last as long as the page. */
export const isRefused = signal(false);
/** There is no room: the last choice could not be kept. */
export const isFull = signal(false);
/** Somebody has asked for a table, and waits for the engine. */
export const isAwaited = signal(false);
