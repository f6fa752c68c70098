// The pen of the icon set: a 24 grid, one ink line of 1.5, flat fills, colours by custom properties
// only, so that themes and player colours need no second drawing.
//
// Drawings are strings because they go into the page once, as symbols; icons only refer to them.

const ROUND = 'stroke-linejoin="round" stroke-linecap="round"';

/** A colour of the theme. */
export const v = (name: string): string => `var(--${name})`;

/** A closed shape with the ink outline. */
export const shape = (d: string, fill: string, width = 1.5): string =>
  `<path d="${d}" fill="${fill}" stroke="var(--tl)" stroke-width="${width}" ${ROUND}/>`;

/** A shape without outline. */
export const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** An outline-coloured line: detail inside a drawing, dark in both themes. */
export const ink = (d: string, width = 1.5): string => stroke(d, "var(--tl)", width);

/** A line that carries the drawing by itself: light in the dark theme. */
export const line = (d: string, width = 1.5): string => stroke(d, "var(--ln)", width);

export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${ROUND}/>`;

export const disc = (x: number, y: number, r: number, fill: string, width = 1.5): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="var(--tl)" stroke-width="${width}"/>`;

export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const ring = (x: number, y: number, r: number, colour: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Interface glyphs take the colour of the text around them. */
export const glyph = (d: string, width = 2): string => stroke(d, "currentColor", width);
export const solid = (d: string): string => flat(d, "currentColor");
export const ringGlyph = (x: number, y: number, r: number): string => ring(x, y, r, "currentColor", 2);

/** A drawing inside another one, on its own 24 grid. */
export const inset = (x: number, y: number, size: number, parts: string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})">${parts.join("")}</g>`;

/** Black things need a light outline in the dark theme. */
export const onDark = (parts: string[]): string[] =>
  parts.map((part) => part.replaceAll("var(--tl)", "var(--blk-tl)"));

/** Drawings by name, each a list of parts from back to front. */
export type IconSet = Record<string, string[]>;
