// How a table is laid out in a window: arithmetic only, so that it can be tested without one.

/** Design pixels of a game's boards, its top bar, and the least its rail needs beside them. */
export interface Design {
  width: number;
  height: number;
  bar?: number;
  rail?: number;
}

/** desk: rail beside the boards. stack: below them. side: a phone on its side. phone: upright. */
export type Kind = "desk" | "stack" | "side" | "phone";

/** Where log and chat are: below the questions, in a column beside them, or below the boards. */
export type Told = "rail" | "beside" | "below";

export interface Frame {
  kind: Kind;
  told: Told;
  scale: number; // of the boards
  zoom: number; // of bar, rail and sheets: a large board has large words beside it
  rail: number; // width of the rail in pixels of the window
}

interface Size {
  width: number;
  height: number;
}

export const USUAL: Design = { width: 1012, height: 738 };
const BAR = 50;
const RAIL = 250;
const GAP = 6;
const LEAST = 0.66; // smaller boards cannot be read: rather one part of them at a time
const MOST = 2.4;
const WIDEST = 520; // of a rail with one column
const COLUMN = 240; // the least width of one of two columns
const WIDEST_COLUMN = 450;
const LOW = 130; // the least height of the log below the boards
const ASKED = 300; // the least height of a rail below the boards
const LARGE = 1.16; // large text needs a wider rail

export function frameFor(window: Size, design: Design, large = false): Frame {
  const words = large ? LARGE : 1;
  const desk = beside(window, design, words);
  const stack = below(window, design);
  const best = stack && stack.scale > desk.scale ? stack : desk;
  if (best.scale >= LEAST) return best;
  return { kind: window.width > window.height ? "side" : "phone", told: "rail", scale: 1, zoom: 1, rail: 0 };
}

/** The boards as large as bar and rail let them; the rail has all that is left beside them. */
function beside(window: Size, design: Design, words: number): Frame {
  const { width, height, bar = BAR, rail: least = RAIL } = design;
  const fit = (zoom: number): number => {
    const across = (window.width - 3 * GAP - least * words * zoom) / width;
    const down = (window.height - 2 * GAP - bar * zoom) / height;
    return Math.min(MOST, across, down);
  };
  const zoom = Math.min(1.6, Math.max(1, 1 + (fit(1) - 1) * 0.6));
  const scale = fit(zoom);
  const left = window.width - 3 * GAP - width * scale;
  const two = left >= (2 * COLUMN + GAP) * zoom * words;
  const under = window.height - 3 * GAP - bar * zoom - height * scale;
  const told = two ? "beside" : under >= LOW * words ? "below" : "rail";
  const rail = Math.min(left, (two ? 2 * WIDEST_COLUMN : WIDEST) * zoom);
  return { kind: "desk", told, scale, zoom, rail };
}

/** The boards as wide as the window, if there is room below them for what is asked. */
function below(window: Size, { width, height, bar = BAR }: Design): Frame | null {
  const across = (window.width - 2 * GAP) / width;
  const down = (window.height - 3 * GAP - bar - ASKED) / height;
  if (down < across * 0.92) return null; // there would be empty columns at the sides
  return {
    kind: "stack",
    told: "beside",
    scale: Math.min(across, down),
    zoom: 1,
    rail: window.width - 2 * GAP,
  };
}
