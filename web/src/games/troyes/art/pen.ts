// The pen of the stained glass: a 64 grid, flat panes of two colours, leaded edges. The two colours are
// those of the estate a picture stands in (`--pale`, `--bright`), so that one drawing serves all.

export const LEAD = "#221f28";

/** Parts of a drawing from back to front. */
export type Glasswork = string[];

const ROUND = 'stroke-linejoin="round" stroke-linecap="round"';
const EDGE = `stroke="${LEAD}" stroke-width="1.9" ${ROUND}`;

export const pane = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${EDGE}/>`;
export const pale = (d: string): string => pane(d, "var(--pale)");
export const bright = (d: string): string => pane(d, "var(--bright)");
export const dark = (d: string): string => pane(d, LEAD);
export const skin = (d: string): string => pane(d, "#e7b98d");

/** A leaded line inside a pane. */
export const lead = (d: string, width = 1.6): string =>
  `<path d="${d}" fill="none" stroke="${LEAD}" stroke-width="${width}" ${ROUND}/>`;

/** A rod: a coloured line with a leaded edge. */
export const rod = (d: string, colour: string, width: number): string =>
  `${lead(d, width + 3.4)}<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${ROUND}/>`;
export const paleRod = (d: string, width = 3): string => rod(d, "var(--pale)", width);
export const brightRod = (d: string, width = 3): string => rod(d, "var(--bright)", width);

const round = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${EDGE}/>`;
export const paleDisc = (x: number, y: number, r: number): string => round(x, y, r, "var(--pale)");
export const brightDisc = (x: number, y: number, r: number): string => round(x, y, r, "var(--bright)");
export const darkDisc = (x: number, y: number, r: number): string => round(x, y, r, LEAD);
export const dot = (x: number, y: number, r: number, fill = LEAD): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const turned = (angle: number, parts: Glasswork): string =>
  `<g transform="rotate(${angle} 32 32)">${parts.join("")}</g>`;
export const mirrored = (parts: Glasswork): string =>
  `<g transform="translate(64 0) scale(-1 1)">${parts.join("")}</g>`;

/** Two decimals are enough for any screen. */
export const short = (n: number): string => String(Math.round(n * 100) / 100);
