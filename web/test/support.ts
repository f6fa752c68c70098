// The real catalogue and real tables, for the tests.

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import type { PaladinsFacts, PaladinsView } from "../src/games/paladins/shapes.ts";
import type { Props } from "../src/games/paladins/seats.ts";
import { useCatalogue } from "../src/i18n/messages.ts";
import type { Choice, Offer } from "../src/table/model.ts";
import type { LogLine } from "../src/table/session.ts";

export const root = new URL("../../", import.meta.url);
const texts = new URL("src/regnum/i18n/en/", root);

/** The English catalogue as the server sends it. */
export function loadEnglish(): void {
  const files = readdirSync(texts)
    .filter((name) => name.endsWith(".ftl"))
    .sort();
  useCatalogue("en", files.map((name) => readFileSync(new URL(name, texts), "utf8")).join("\n"));
}

/** Without the marks that isolate what is put into a sentence. */
export const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");

export interface Told<View = PaladinsView, Facts = PaladinsFacts> {
  facts: Facts;
  tables: { view: View; lines: LogLine[] }[];
}

/** Tables of random games, as the rules tell them now. */
export function tables(): Told;
export function tables<View, Facts>(game: string): Told<View, Facts>;
export function tables(game = "paladins"): unknown {
  const own = new URL(".venv/bin/python", root);
  const python = env.REGNUM_PYTHON ?? (existsSync(own) ? fileURLToPath(own) : "python3");
  const script = fileURLToPath(new URL("web/test/tables.py", root));
  const path = fileURLToPath(new URL("src", root));
  const out = execFileSync(python, [script, game], {
    encoding: "utf8",
    env: { ...env, PYTHONPATH: path },
    maxBuffer: 64_000_000,
  });
  return JSON.parse(out);
}

export const NAMES = ["Ada", "Bo", "Cy", "Di", "Automa"];

export function propsOf(told: Told, table: number): Props {
  const { view } = told.tables[table] as Told["tables"][number];
  const colours = ["lily", "mullet", "crescent", "trefoil", "rose"];
  return { view, facts: told.facts, seat: 0, names: NAMES, colours };
}

/** Every element id in a view. */
export function idsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const each of value) idsIn(each, found);
  else if (value !== null && typeof value === "object") {
    for (const [name, each] of Object.entries(value)) {
      if (name === "id" && typeof each === "string") found.add(each);
      else idsIn(each, found);
    }
  }
  return found;
}

/** A choice with nothing in it but what a test is about. */
export function choice(option: number, kind = "", args: Choice["args"] = {}): Choice {
  const label = { key: "raw:", args: {} };
  return { option, text: `${kind} ${option}`, kind, args, label, elements: [], cost: [], effect: [] };
}

/** An offer with nothing in it but what a test is about. */
export function offer(part: Partial<Offer>): Offer {
  return {
    version: 1,
    seat: 0,
    decision: -1,
    made: 0,
    decider: 0,
    waiting: [],
    view: {},
    prompt: null,
    choices: [],
    refused: [],
    can_undo: false,
    can_redo: false,
    ...part,
  };
}

/** A log line with nothing in it but what a test is about. */
export function line(part: Partial<LogLine>): LogLine {
  const msg = { key: "raw:", args: {} };
  return { version: 1, n: 1, i: 0, who: 0, event: "", fields: {}, beat: false, msg, ...part };
}
