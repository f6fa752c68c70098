// The pen of Gùgōng's symbols: solid silhouettes in the colour of the text, inner lines in the colour of
// the ground (`--cut`), as in a carved seal.

import { solid } from "../../../ui/icons/draw.ts";

export { solid };

const CUT = "var(--cut, var(--panel))";

/** A silhouette with holes. */
export const pierced = (d: string): string => `<path fill-rule="evenodd" fill="currentColor" d="${d}"/>`;

/** A line in the colour of the symbol itself. */
export const drawn = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** A line cut into the silhouette. */
export const cut = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${CUT}" stroke-width="${width}"/>`;

/** A place cut out of the silhouette. */
export const hole = (d: string): string => `<path d="${d}" fill="${CUT}"/>`;

export const disc = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;

export const holeAt = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${CUT}"/>`;

export const ringCut = (x: number, y: number, r: number, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${CUT}" stroke-width="${width}"/>`;

/** Parts moved and scaled together. */
export const placed = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join("")}</g>`;

/** Figures of the game, for symbols that carry a number. */
export const figure = (x: number, y: number, size: number, text: string, cutOut = false): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Alegreya, Vazirmatn, Georgia, serif" font-weight="800" ` +
  `font-size="${size}" fill="${cutOut ? CUT : "currentColor"}" direction="ltr" data-figure="${text}">${text}</text>`;
