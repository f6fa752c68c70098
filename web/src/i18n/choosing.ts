// Which language somebody reads: the one they have chosen here, else the first of their browser that there is.
// The first script of the page uses this too, so it imports nothing and runs in any browser.

const FALLBACK = "en";

/** What a name of a language means here: `fa-AF` is `fa`; nothing if it is not there. */
export function found(wanted: string, known: readonly string[]): string | undefined {
  const parts = wanted.toLowerCase().split(/[-_]/);
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join("-");
    const match = known.find((one) => one.toLowerCase() === name);
    if (match) return match;
  }
  return undefined;
}

/** The first wanted language that is there; English if none is. */
export function chosen(wanted: readonly string[], known: readonly string[]): string {
  for (const name of wanted) {
    const match = found(name, known);
    if (match) return match;
  }
  return FALLBACK;
}

/** What the settings that were kept say: a language counts only if somebody has chosen it. */
export function keptLanguage(stored: unknown): string[] {
  const { language, languageSet } = (stored ?? {}) as { language?: unknown; languageSet?: unknown };
  return languageSet === true && typeof language === "string" ? [language] : [];
}

/** Which way a language is written, as the page says that came with its words. */
export function directionOf(language: string): "ltr" | "rtl" {
  if (typeof document === "undefined") return "ltr";
  const words = document.querySelector<HTMLElement>(`template[data-failed][lang="${language}"]`);
  return words?.dir === "rtl" ? "rtl" : "ltr";
}
