// What a player has set, kept in this browser.

import { effect, signal } from "@preact/signals";
import type { Language } from "../i18n/messages.ts";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  textSize: "small" | "normal" | "large";
  animation: "off" | "fast" | "normal" | "slow";
  automaPace: "instant" | "normal" | "slow";
  sound: boolean;
  notify: boolean;
  confirm: "barrier" | "always" | "never";
  handover: boolean; // several people at one screen: ask before the next one is shown its secrets
  name: string;
}

const KEY = "regnum.settings";
const DEFAULTS: Settings = {
  language: "en",
  theme: "system",
  textSize: "normal",
  animation: "normal",
  automaPace: "normal",
  sound: false,
  notify: false,
  confirm: "barrier",
  handover: true,
  name: "",
};

function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return DEFAULTS; // no storage, or not ours: the defaults do
  }
}

export const settings = signal<Settings>(typeof localStorage === "undefined" ? DEFAULTS : load());

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
}

/** Keep the settings and show them on the page. */
export function applySettings(): void {
  effect(() => {
    const now = settings.value;
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // private windows may have no storage; the settings last as long as the page
    }
    const root = document.documentElement;
    root.dataset.theme = now.theme;
    root.dataset.text = now.textSize;
    root.dataset.motion = now.animation;
  });
}
