// Words. Messages come from the server's catalogue (Fluent, one source for terminal and browser); the
// client only fills in their arguments.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { batch, signal } from "@preact/signals";
import { carrier } from "../net/carrier.ts";
import type { Arg, Msg } from "../table/model.ts";
import { directionOf } from "./choosing.ts";
import { direction, FALLBACK, language } from "./language.ts";
import { MINUS, num } from "./numbers.ts";

/** The languages the server has words of, which the page names; English first. */
export const LANGUAGES: readonly string[] = offered();
/** What a language lacks comes after this line, in English. */
const LACKING = /^### fallback: en$/m;

function offered(): string[] {
  if (typeof document === "undefined") return [FALLBACK];
  const found = document.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content.split(" ") ?? [];
  return found.includes(FALLBACK) ? found : [FALLBACK];
}

/** Where to look for a message, best first: the language, then English. */
const bundles = signal<FluentBundle[]>([]);
/** Names of the seats at the open table, for messages that speak of players. */
export const seatNames = signal<string[]>([]);

/** What the open catalogue was read from: what every page needs, and the parts somebody has asked for. */
const read = { language: "", words: "", turn: 0 };
const parts = new Map<string, string>();

/** Show a language; English if it is not there or does not come. Says which one is shown; raises if none can. */
export async function loadLanguage(wanted: string): Promise<string> {
  const chosen = LANGUAGES.includes(wanted) ? wanted : FALLBACK;
  const turn = ++read.turn;
  try {
    const names = [...parts.keys()];
    const [words = "", ...texts] = await Promise.all([
      fetched(`${chosen}.ftl`),
      ...names.map((part) => fetchedPart(chosen, part)),
    ]);
    if (turn !== read.turn) return read.language; // another one was wanted meanwhile
    read.words = words;
    names.forEach((part, i) => void parts.set(part, texts[i] ?? ""));
    useCatalogue(chosen, words, ...parts.values());
    return chosen;
  } catch (error) {
    if (turn !== read.turn) return read.language;
    if (chosen === FALLBACK) throw error;
    return loadLanguage(FALLBACK);
  }
}

/** What only the rules of all games say, or the tables of one; raises if it does not come. */
export async function loadPart(part: string): Promise<void> {
  if (parts.has(part)) return;
  const before = read.language;
  const text = await fetchedPart(before, part);
  // Another language may have come meanwhile, without this part.
  parts.set(part, before === read.language ? text : await fetchedPart(read.language, part));
  useCatalogue(read.language, read.words, ...parts.values());
}

/** The rules of all games; without a server they can be asked for again. */
export const loadRules = (): Promise<void> => loadPart("rules").catch(() => undefined);

const fetchedPart = (name: string, part: string): Promise<string> => fetched(`${name}/${part}.ftl`);

/** The page names each catalogue by its hash: what was fetched by it never changes, and is kept for ever. */
function hashOf(language: string): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name="catalogues"]')?.content.split(" ") ?? [];
  const found = told.find((one) => one.startsWith(`${language}=`));
  return found ? `?hash=${found.slice(language.length + 1)}` : "";
}

async function fetched(path: string): Promise<string> {
  const address = `/api/messages/${path}${hashOf(/^[^./]*/.exec(path)?.[0] ?? "")}`;
  const reply = await carrier.request("GET", address, {}, null);
  if (reply.status !== 200) throw new Error(`messages ${path}: ${reply.status}`);
  return `${await reply.text()}\n`;
}

export function useCatalogue(name: string, ...sources: string[]): void {
  const parts = sources.map((source) => source.split(LACKING));
  const own = bundleOf(
    name,
    parts.map(([words = ""]) => words),
  );
  const english = parts.flatMap(([, ...lacking]) => lacking);
  read.language = name;
  batch(() => {
    language.value = name;
    direction.value = directionOf(name);
    bundles.value = english.length > 0 ? [own, bundleOf(FALLBACK, english)] : [own];
  });
  if (typeof document !== "undefined") {
    document.documentElement.lang = name;
    document.documentElement.dir = direction.value;
  }
}

function bundleOf(name: string, sources: string[]): FluentBundle {
  // A language the browser does not know has the plurals of English, not those of its own language.
  const made = new FluentBundle([name, FALLBACK], { useIsolating: true });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** The bundle that has a message. */
function holder(key: string): FluentBundle | undefined {
  return bundles.value.find((bundle) => bundle.hasMessage(key));
}

export function has(key: string): boolean {
  return holder(key) !== undefined;
}

/** What a message is filled with: beside what the server sends, words and lists of words or numbers. */
export type Value = Arg | string | (string | number)[];

/** A message of the client itself: `t("web-home-title", { n: 3 })`. */
export function t(key: string, args: Record<string, Value> = {}): string {
  if (key.startsWith("raw:")) return key.slice(4);
  const catalogue = holder(key);
  const pattern = catalogue?.getMessage(key)?.value;
  if (!catalogue || !pattern) return `[${key}]`;
  const variables: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(args)) {
    variables[name] = value(arg);
    // Beside a text its key: languages whose words agree with it select on that, as in the catalogue of the server.
    if (typeof arg === "object" && "key" in arg) variables[`${name}_id`] = arg.key.replace(/^raw:/, "");
  }
  const errors: Error[] = [];
  return catalogue.formatPattern(pattern, variables, errors);
}

/** A text without the marks that isolate its parts: for titles and notifications, which show them. */
export function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}

/** A message of the server in the player's language. */
export function say(msg: Msg): string {
  if (msg.key === "list-and" || msg.key === "list-or") {
    const items = msg.args.items;
    return list(Array.isArray(items) ? items.map(say) : [], msg.key);
  }
  return t(msg.key, msg.args);
}

/** A number below zero has the sign that numbers outside of sentences have; the browser writes a hyphen. */
class Negative extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", MINUS);
  }
}

function value(arg: Value): FluentVariable {
  if (typeof arg === "number" && arg < 0) return new Negative(arg);
  if (typeof arg === "number" || typeof arg === "string") return arg;
  if (Array.isArray(arg)) return list(arg.map((item) => (typeof item === "object" ? say(item) : item)));
  if ("seat" in arg) return seatNames.value[arg.seat] ?? t("seat-player", { n: arg.seat + 1 });
  return say(arg);
}

/** Several sentences read out one after the other: each ends once. */
export function sentences(parts: (string | undefined)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map(ended)
    .join(" ");
}

const ended = (part: string): string => (/[.!?؟…]\u2069*$/.test(part) ? part : `${part}.`);

const REST = "\ue000"; // stands for what is joined already
const ISOLATED = /\u2068?\ue000\u2069?/;

/** Several things in one sentence, joined as the language does it: from the end, like the catalogue. Each of them is
 * isolated, but not what is joined already: a list runs as the words between its items do. */
export function list(parts: (string | number)[], kind = "list-and"): string {
  if (parts.length === 0) return t("list-none");
  const [only] = parts;
  if (parts.length === 1) return typeof only === "number" ? num(only) : (only as string);
  let joined = t(`${kind}-two`, { first: parts.at(-2) ?? "", last: parts.at(-1) ?? "" });
  for (const part of parts.slice(0, -2).reverse()) {
    const before = t(`${kind}-more`, { first: part, rest: REST });
    joined = before.replace(ISOLATED, () => joined);
  }
  return joined;
}
