// Words. Messages come from the server's catalogue (Fluent, one source for terminal and browser); the
// client only fills in their arguments.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Arg, Msg } from "../table/model.ts";

export const LANGUAGES = ["en", "tr", "fa", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
const RIGHT_TO_LEFT: readonly string[] = ["fa"];

const bundle = signal<FluentBundle | null>(null);
/** Names of the seats at the open table, for messages that speak of players. */
export const seatNames = signal<string[]>([]);

/** What the open catalogue was read from; the rule books are there once somebody has asked for them. */
const read = { language: "", words: "", rules: "", ruled: false };

export async function loadLanguage(language: Language): Promise<void> {
  const [words, rules] = await Promise.all([fetched(`${language}.ftl`), read.ruled ? fetchedRules(language) : ""]);
  Object.assign(read, { words, rules });
  useCatalogue(language, words + rules);
}

/** The rules of all games, which only their page shows. */
export async function loadRules(): Promise<void> {
  if (read.ruled) return;
  read.ruled = true;
  try {
    const { language } = read;
    const rules = await fetchedRules(language);
    if (language === read.language) useCatalogue(language, read.words + (read.rules = rules));
  } catch {
    read.ruled = false; // to be tried again
  }
}

const fetchedRules = (language: string): Promise<string> => fetched(`${language}/rules.ftl`);

async function fetched(path: string): Promise<string> {
  const response = await fetch(`/api/messages/${path}`);
  if (!response.ok) throw new Error(`messages ${path}: ${response.status}`);
  return `${await response.text()}\n`;
}

export function useCatalogue(language: string, source: string): void {
  const next = new FluentBundle(language, { useIsolating: true });
  next.addResource(new FluentResource(source));
  read.language = language;
  bundle.value = next;
  if (typeof document !== "undefined") {
    document.documentElement.lang = language;
    document.documentElement.dir = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
  }
}

export function has(key: string): boolean {
  return bundle.value?.hasMessage(key) ?? false;
}

/** A message of the client itself: `t("web-home-title", { n: 3 })`. */
export function t(key: string, args: Record<string, Arg | string> = {}): string {
  if (key.startsWith("raw:")) return key.slice(4);
  const catalogue = bundle.value;
  const pattern = catalogue?.getMessage(key)?.value;
  if (!catalogue || !pattern) return `[${key}]`;
  const variables: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(args)) variables[name] = value(arg);
  const errors: Error[] = [];
  return catalogue.formatPattern(pattern, variables, errors);
}

/** A message of the server in the player's language. */
export function say(msg: Msg): string {
  if (msg.key === "list-and" || msg.key === "list-or") {
    const items = msg.args.items;
    return list(Array.isArray(items) ? items.map(say) : [], msg.key);
  }
  return t(msg.key, msg.args);
}

function value(arg: Arg | string): FluentVariable {
  if (typeof arg === "number" || typeof arg === "string") return arg;
  if (Array.isArray(arg)) return list(arg.map(say));
  if ("seat" in arg) return seatNames.value[arg.seat] ?? t("seat-player", { n: arg.seat + 1 });
  return say(arg);
}

/** Several things in one sentence, joined as the language does it: from the end, like the catalogue. */
export function list(parts: string[], kind = "list-and"): string {
  if (parts.length === 0) return t("list-none");
  if (parts.length === 1) return parts[0] as string;
  let joined = t(`${kind}-two`, { first: parts.at(-2) as string, last: parts.at(-1) as string });
  for (const part of parts.slice(0, -2).reverse()) joined = t(`${kind}-more`, { first: part, rest: joined });
  return joined;
}
