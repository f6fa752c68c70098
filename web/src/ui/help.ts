// Help in words about things on a page. Whoever shows such things says what they are: an open table
// gives the words for its elements and symbols, anything else carries them in `data-help`.

export interface HelpText {
  title: string;
  lines: string[];
  rule?: string; // the id of the rule to read on
  doubt?: string; // what is known about a reconstructed value
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

const HELPED = "[data-help], [data-el]";

/** What would be explained at this place of the page; `about` tells one subject from another. */
export interface Subject {
  anchor: Element;
  about: string;
}

export function subjectAt(target: EventTarget | null): Subject | null {
  if (!(target instanceof Element)) return null;
  const anchor = target.closest(HELPED);
  const symbol = symbolAt(target);
  if (anchor) return { anchor, about: `${anchor.getAttribute("data-el") ?? ""} ${symbol ?? ""}` };
  const drawn = target.closest("svg.ic");
  return drawn && symbol && helper.symbol(symbol) ? { anchor: drawn, about: symbol } : null;
}

/** The words for a place of the page: what the thing is, and what the symbol there stands for. */
export function helpAt(target: Element): HelpText | null {
  const anchor = target.closest(HELPED);
  const name = symbolAt(target);
  const symbol = name ? helper.symbol(name) : null;
  const help = anchor ? helpOf(anchor) : null;
  if (!help) return symbol;
  if (!symbol || symbol.title === help.title) return help;
  return { ...help, lines: [...help.lines, `${symbol.title}: ${symbol.lines.join(" ")}`] };
}

function helpOf(anchor: Element): HelpText | null {
  const words = anchor.getAttribute("data-help");
  if (words) return { title: "", lines: [words] };
  return helper.element(anchor.getAttribute("data-el") ?? "");
}

function symbolAt(target: Element): string | null {
  const href = target.closest("svg.ic")?.querySelector("use")?.getAttribute("href");
  return href?.startsWith("#i-") ? href.slice(3) : null;
}
