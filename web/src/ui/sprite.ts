// The one sprite of the page: every drawing is in it once, and is shown by reference.

import { effect } from "@preact/signals";
import { language } from "../i18n/language.ts";
import { inDigits } from "../i18n/numbers.ts";

const NAMESPACE = "http://www.w3.org/2000/svg";
const known = new Set<string>();
let waiting = ""; // drawings added since the sprite was last written
let sprite: SVGElement | null = null;

/** Add a drawing by its id; one that is there already stays. */
export function addDrawing(id: string, draw: () => string): void {
  if (known.has(id)) return;
  known.add(id);
  waiting += draw();
}

export const hasDrawing = (id: string): boolean => known.has(id);

/** Called wherever a drawing is shown: brings what has been added since into the page. */
export function showDrawings(): void {
  if (!waiting || typeof document === "undefined") return;
  const source = `<svg xmlns="${NAMESPACE}"><defs>${waiting}</defs></svg>`;
  const defs = new DOMParser().parseFromString(source, "image/svg+xml").documentElement.firstChild;
  waiting = "";
  if (!sprite) {
    sprite = document.createElementNS(NAMESPACE, "svg");
    sprite.setAttribute("class", "ic-sprite");
    sprite.setAttribute("aria-hidden", "true");
    document.body.append(sprite);
  }
  if (defs) sprite.append(document.importNode(defs, true));
  writeFigures();
}

/** Numbers within drawings stand in the digits of the language. */
function writeFigures(): void {
  for (const text of sprite?.querySelectorAll("[data-figure]") ?? [])
    text.textContent = inDigits(text.getAttribute("data-figure") ?? "");
}

effect(() => {
  if (language.value) writeFigures();
});
