// What a player has set, kept in this browser.

import { effect, signal } from "@preact/signals";
import { chosen, keptLanguage } from "../i18n/choosing.ts";
import { LANGUAGES } from "../i18n/messages.ts";
import { keep, kept } from "./storage.ts";

export interface Settings {
  language: string;
  languageSet: boolean; // somebody has chosen it; else it follows the browser
  theme: "system" | "light" | "dark";
  textSize: "small" | "normal" | "large";
  animation: "off" | "fast" | "normal" | "slow";
  automaPace: "instant" | "fast" | "normal" | "slow"; // of the story: what others do
  turning: boolean; // the story stops at the end of rounds and days
  sound: boolean;
  volume: "soft" | "normal" | "loud";
  hint: boolean; // nobody has read yet how to ask for help
  notify: boolean;
  confirm: "barrier" | "always" | "never";
  askAll: boolean; // also what has one sensible answer
  handover: boolean; // several people at one screen: ask before the next one is shown its secrets
  name: string;
}

const KEY = "regnum.settings";
const DEFAULTS: Settings = {
  language: "en",
  languageSet: false,
  theme: "system",
  textSize: "normal",
  animation: "normal",
  automaPace: "normal",
  turning: true,
  sound: false,
  volume: "normal",
  hint: true,
  notify: false,
  confirm: "barrier",
  askAll: false,
  handover: true,
  name: "",
};

/** Settings that are one of a few. */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  textSize: ["small", "normal", "large"],
  animation: ["off", "fast", "normal", "slow"],
  automaPace: ["slow", "normal", "fast", "instant"],
  confirm: ["barrier", "always", "never"],
  volume: ["soft", "normal", "loud"],
} as const satisfies { [K in keyof Settings]?: readonly Settings[K][] };

/** What was stored, as far as it can be: anything unknown or of another kind is as if it had not been set. */
export function checked(stored: unknown): Settings {
  const given: Record<string, unknown> = typeof stored === "object" && stored !== null ? { ...stored } : {};
  const allowed: Record<string, readonly string[]> = CHOICES;
  const good = Object.entries(DEFAULTS).map(([name, usual]) => {
    const value = given[name];
    const values = allowed[name];
    const fits = typeof value === typeof usual && (!values || values.includes(value as string));
    return [name, fits ? value : usual];
  });
  const language = chosen([...keptLanguage(given), ...ofBrowser()], LANGUAGES);
  return { ...DEFAULTS, ...Object.fromEntries(good), language };
}

const ofBrowser = (): readonly string[] =>
  typeof navigator === "undefined" ? [] : (navigator.languages ?? []);

export const settings = signal<Settings>(checked(kept(KEY)));

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
}

/** Somebody has chosen a language: from now on it is shown, whatever the browser is set to. */
export function chooseLanguage(language: string): void {
  change({ language, languageSet: true });
}

/** Keep the settings and show them on the page. */
export function applySettings(): void {
  effect(() => {
    const now = settings.value;
    keep(KEY, now);
    const root = document.documentElement;
    root.dataset.theme = now.theme;
    root.dataset.text = now.textSize;
    root.dataset.motion = now.animation;
  });
}
