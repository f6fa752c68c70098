// Which language is shown, and which way it is written.

import { signal } from "@preact/signals";

export const FALLBACK = "en";

/** The language that is shown. */
export const language = signal(FALLBACK);
/** As the page says that came with its words (`choosing.ts`). */
export const direction = signal<"ltr" | "rtl">("ltr");

export const isRightToLeft = (): boolean => direction.value === "rtl";
