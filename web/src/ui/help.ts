// Help in words about things on a page. Whoever shows such things says what they are: an open table
// gives the words for its elements and symbols, anything else carries them in `data-help`.

import type { Doubt } from "../check/door.ts";
import { sentences } from "../i18n/messages.ts";

export interface HelpText {
  title: string;
  lines: string[];
  rule?: string; // the id of the rule to read on
  doubt?: Doubt; // some value here is not checked: which part of which component file
}

export interface Helper {
  /** About an element of the boards, by its id. */
  element: (id: string) => HelpText | null;
  /** About a symbol, by its name. */
  symbol: (name: string) => HelpText | null;
}

export const NO_HELP: Helper = { element: () => null, symbol: () => null };
let helper: Helper = NO_HELP;

export function setHelper(next: Helper): void {
  helper = next;
}

// `data-about`: the id of an element whose help this has too, without being that element.
const HELPED = "[data-help], [data-about], [data-el], [data-doubt]";

/** What would be explained at this place of the page; `about` tells one subject from another. */
export interface Subject {
  anchor: Element;
  about: string;
}

export function subjectAt(target: EventTarget | null): Subject | null {
  if (!(target instanceof Element)) return null;
  const anchor = target.closest(HELPED);
  const symbol = symbolAt(target);
  if (anchor) return { anchor, about: `${aboutOf(anchor)} ${symbol ?? ""}` };
  const drawn = target.closest("svg.ic");
  return drawn && symbol && helper.symbol(symbol) ? { anchor: drawn, about: symbol } : null;
}

/** What an anchor speaks of: neighbours with words of their own are subjects of their own. */
const aboutOf = (anchor: Element): string =>
  ["data-el", "data-about", "data-help", "data-doubt"]
    .map((name) => anchor.getAttribute(name) ?? "")
    .join(" ");

/** The words for a place of the page: what the thing is, and what the symbol there stands for. */
export function helpAt(target: Element): HelpText | null {
  const anchor = target.closest(HELPED);
  const name = symbolAt(target);
  const symbol = name ? helper.symbol(name) : null;
  const help = anchor ? helpOf(anchor) : null;
  if (!help) return symbol;
  if (!symbol || symbol.title === help.title) return help;
  return { ...help, lines: [...help.lines, sentences([symbol.title, ...symbol.lines])] };
}

function helpOf(anchor: Element): HelpText | null {
  const words = anchor.getAttribute("data-help");
  if (words) return { title: "", lines: [words] };
  const [game = "", path = ""] = anchor.getAttribute("data-doubt")?.split(" ") ?? [];
  if (game) return { title: "", lines: [], doubt: { game, path } };
  return helper.element(anchor.getAttribute("data-about") ?? anchor.getAttribute("data-el") ?? "");
}

function symbolAt(target: Element): string | null {
  const href = target.closest("svg.ic")?.querySelector("use")?.getAttribute("href");
  return href?.startsWith("#i-") ? href.slice(3) : null;
}
