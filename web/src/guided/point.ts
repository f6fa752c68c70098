// Marking on the board what is spoken of, and in the rail what is recommended; the page forbids styles that are written
// into it, but not sheets that a script makes.

import { effect, type ReadonlySignal } from "@preact/signals";
import { table } from "../table/state.ts";

/** `things`: elements of the boards; `texts`: text forms of choices. Gives back how to stop it. */
export function pointAt(
  things: ReadonlySignal<Iterable<string>>,
  texts: ReadonlySignal<string[]>,
): () => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const stop = effect(() => {
    table.guided.value = new Set(things.value);
    sheet.replaceSync(rules(texts.value));
  });
  return () => {
    stop();
    table.guided.value = new Set();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** The look of rows with these text forms. */
export function rules(texts: string[]): string {
  if (texts.length === 0) return "";
  const rows = texts.map((text) => `[data-choice="${CSS.escape(text)}"]`).join(",");
  return `:is(${rows}){outline:3px solid var(--guided);outline-offset:1px}`;
}
