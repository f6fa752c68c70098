// The pen of the portraits: a 48 grid, an ink line of 1.2, flat colours, a prop or hat that tells the
// trade. Portraits keep their own colours in both themes; the dark theme only dims them.

export const INK = "#2A2018";
const ROUND = 'stroke-linejoin="round" stroke-linecap="round"';

export type Drawing = string[];

export const paint = (d: string, fill: string, width = 1.2): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" ${ROUND}/>`;

export const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${ROUND}/>`;

export const pen = (d: string, width = 1.2): string => stroke(d, INK, width);

/** A rod or cord: a coloured line with an ink edge. */
export const rod = (d: string, colour: string, width: number): string =>
  pen(d, width + 1.8) + stroke(d, colour, width);

export const bead = (x: number, y: number, r: number, fill: string, width = 1.2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;

export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A drawing moved down, for hoods that sit lower on the head. */
const lower = (y: number, parts: Drawing): Drawing =>
  y ? [`<g transform="translate(0 ${y})">${parts.join("")}</g>`] : parts;

export interface Face {
  skin: string;
  y?: number;
  beard?: string;
  brow?: string;
}

export function face({ skin, y = 0, beard, brow = INK }: Face): Drawing {
  const parts = [
    paint("M20 30h8v6h-8z", skin),
    paint("M16.2 20c0-6 3.3-9 7.8-9s7.8 3 7.8 9c0 6.5-3.2 11.6-7.8 11.6S16.2 26.5 16.2 20z", skin),
    stroke("M18.6 19.4c.9-.9 2.3-.9 3.2-.2M26.2 19.2c.9-.7 2.3-.7 3.2.2", brow, 1.3),
    dot(20.5, 21.3, 0.95, INK),
    dot(27.5, 21.3, 0.95, INK),
    pen("M24.2 20.5l1.3 3.7h-2M21.8 27c1.4.9 3 .9 4.4 0", 1),
  ];
  if (beard) {
    parts.push(
      paint(
        "M16.3 22c1 1.3 1.6 3 2.6 3.2 1.2.2 2.6-1 5.1-1s3.9 1.2 5.1 1c1-.2 1.6-1.9 2.6-3.2.4 6.5-2 12-7.7 12s-8.1-5.5-7.7-12z",
        beard,
      ),
      pen("M21.6 27.2c1.6.8 3.2.8 4.8 0", 1),
    );
  }
  return lower(y, parts);
}

export function body(coat: string, shirt?: string): Drawing {
  const parts = [paint("M5 48.5c0-9 5-13.5 13.5-14.7h11C38 35 43 39.5 43 48.5z", coat)];
  if (shirt) parts.push(paint("M18.5 33.8L24 41l5.5-7.2", shirt));
  return parts;
}

/** A cloak with its hood up; `inside` is the edge around the face. */
export function hood(cloak: string): Drawing {
  return [
    paint("M23 4C12 6 11 17 12.5 28 13 33 12 36 7 48.5h34C36 36 35 33 35.5 28 37 17 33 8 23 4z", cloak),
  ];
}

export function hoodEdge(edge: string): Drawing {
  return [
    paint(
      "M16 24c-1-9 3-13.5 8-13.5s9 4.5 8 13.5c2-1 3-3 3-6-1-7-5-10-11.5-11.5C17 8 13.5 11 13 18c0 3 1 5 3 6z",
      edge,
    ),
  ];
}
