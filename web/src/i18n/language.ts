// Which language is shown, and how it runs.

import { signal } from "@preact/signals";

export const FALLBACK = "en";
const RIGHT_TO_LEFT: readonly string[] = ["fa"];

/** The language that is shown. */
export const language = signal(FALLBACK);

export const isRightToLeft = (): boolean => RIGHT_TO_LEFT.includes(language.value);
