// The door to what is known of values that nobody has checked: help bubbles open it.

import { signal } from "@preact/signals";

/** The game, and the part of its component file in question. */
export interface Doubt {
  game: string;
  path: string;
}

export const doubted = signal<Doubt | null>(null);
