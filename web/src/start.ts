// The first script of the page, before and apart from all others: if they cannot be loaded or break, it
// shows what the page holds for that, in words that came with it. It must run in any browser.

import { chosen, directionOf, keptLanguage } from "./i18n/choosing.ts";

interface Page extends Window {
  /** Show that the page cannot be shown. */
  regnumFailed?: (error: unknown) => void;
  /** The page stands: what breaks from now on is caught where it belongs. */
  regnumStarted?: () => void;
}

const SETTINGS = "regnum.settings";
const page = window as Page;
let started = false;

page.regnumStarted = () => {
  started = true;
};
page.regnumFailed = (error) => {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => show(error));
  else show(error);
};

function show(error: unknown): void {
  const words = document.querySelector<HTMLTemplateElement>(`template[data-failed][lang="${language()}"]`);
  const app = document.getElementById("app");
  if (!words || !app || document.getElementById("start-failed")) return;
  const sheet = document.createElement("main");
  sheet.id = "start-failed";
  sheet.lang = words.lang;
  sheet.dir = words.dir;
  sheet.append(words.content.cloneNode(true));
  const what = sheet.querySelector("code");
  if (what) what.textContent = error instanceof Error ? error.message : String(error);
  on(sheet, "[data-again]", () => location.reload());
  on(sheet, "[data-reset]", () => {
    forgetSettings();
    location.reload();
  });
  app.hidden = true;
  document.body.append(sheet);
  sheet.querySelector("h1")?.focus();
}

function on(sheet: HTMLElement, selector: string, act: () => void): void {
  sheet.querySelector<HTMLButtonElement>(selector)?.addEventListener("click", act);
}

/** The language that will be shown, before any other script has come. */
function language(): string {
  const known = document.querySelector<HTMLMetaElement>('meta[name="languages"]');
  return chosen([...setLanguage(), ...navigator.languages], known ? known.content.split(" ") : []);
}

function setLanguage(): string[] {
  try {
    return keptLanguage(JSON.parse(localStorage.getItem(SETTINGS) || "{}"));
  } catch {
    return []; // no storage, or not ours
  }
}

/** Settings only: the seats of running games are kept apart and stay. */
function forgetSettings(): void {
  try {
    localStorage.removeItem(SETTINGS);
  } catch {
    // there is nothing to forget
  }
}

addEventListener(
  "error",
  (event) => {
    const lost = event.target instanceof HTMLScriptElement ? event.target.src : "";
    if (!started && (lost || event instanceof ErrorEvent))
      page.regnumFailed?.(lost || (event as ErrorEvent).error);
  },
  true, // scripts that are not there do not bubble
);
addEventListener("unhandledrejection", (event) => {
  if (!started) page.regnumFailed?.(event.reason);
});

// The server knows what the browser asks for, not what was chosen here: put that right before anything is shown.
// Which way a language is written is said further down the page.
document.documentElement.lang = language();
document.addEventListener("DOMContentLoaded", () => {
  document.documentElement.dir = directionOf(document.documentElement.lang);
});
