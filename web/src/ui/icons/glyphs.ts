// Interface glyphs: strokes in the colour of the text.

import { dot, glyph, type IconSet, ringGlyph, solid } from "./draw.ts";

const here = "currentColor";

/** The outline of a gear wheel with eight teeth. */
const TEETH = `${Array.from({ length: 32 }, (_, i) => {
  const radius = i % 4 < 2 ? 9.8 : 7.2;
  const angle = ((i - 0.5) * Math.PI) / 16;
  return `${i ? "L" : "M"}${(12 + radius * Math.cos(angle)).toFixed(1)} ${(12 + radius * Math.sin(angle)).toFixed(1)}`;
}).join("")}z`;

export const GLYPHS: IconSet = {
  // playing
  undo: [glyph("M4 9h10.5a5.5 5.5 0 0 1 0 11H8M4 9l5-5M4 9l5 5")],
  redo: [glyph("M20 9H9.5a5.5 5.5 0 0 0 0 11H16M20 9l-5-5M20 9l-5 5")],
  "turn-start": [glyph("M4 4v16M20 5l-8 7 8 7zM12 5l-6 7 6 7")],
  check: [glyph("M4 13l5.5 5.5L20 6.5", 3.2)],
  close: [glyph("M5 5l14 14M19 5L5 19", 2.4)],
  lock: [glyph("M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11")],
  question: [
    ringGlyph(12, 12, 9.5),
    glyph("M9 9.3C9.2 7.6 10.4 6.8 12 6.8c1.8 0 3 1 3 2.5 0 2.2-3 2.3-3 4.7M12 17.3v.2"),
  ],
  hint: [glyph("M8.5 16.5c0-2.5-3-3.8-3-8a6.5 6.5 0 0 1 13 0c0 4.2-3 5.5-3 8zM9 19.5h6M10.5 22h3")],
  info: [ringGlyph(12, 12, 9.5), glyph("M12 11v6M12 7v.2", 2.4)],
  warning: [glyph("M12 2.5L22.5 21h-21zM12 9.5v5.5M12 18v.2")],
  hourglass: [
    glyph("M5.5 2h13M5.5 22h13M7 2v4.5c0 2.5 5 4 5 5.5s-5 3-5 5.5V22M17 2v4.5c0 2.5-5 4-5 5.5s5 3 5 5.5V22"),
  ],
  play: [solid("M6 3.5l14 8.5-14 8.5z")],
  pause: [solid("M6 4h4.5v16H6zM13.5 4H18v16h-4.5z")],
  "step-back": [solid("M18 4v16L7.5 12z"), glyph("M5.5 4.5v15", 2.4)],
  "step-forward": [solid("M6 4v16l10.5-8z"), glyph("M18.5 4.5v15", 2.4)],
  skip: [solid("M3 4v16l8.5-8z"), solid("M12 4v16l8.5-8z")],
  again: [glyph("M5 8.5A8.5 8.5 0 1 1 3.5 13M5 3v5.5h5.5", 2.4)],
  back: [glyph("M15.5 4.5L8 12l7.5 7.5", 2.6)],
  forward: [glyph("M8.5 4.5L16 12l-7.5 7.5", 2.6)],
  history: [glyph("M3.5 5v5h5M3.8 10A9 9 0 1 1 3 13.5M12 7.5V12l3.5 2.5")],
  bin: [glyph("M4 6.5h16M9 6.5V3.5h6v3M6 6.5l1 14h10l1-14M10 10.5v6.5M14 10.5v6.5")],
  flag: [glyph("M5 22V3M5 3.5c5-3 8 2.5 14 0v10c-6 2.5-9-3-14 0")],
  // people
  person: [ringGlyph(12, 7.5, 4.5), glyph("M3.5 21.5c0-5 3.5-7.5 8.5-7.5s8.5 2.5 8.5 7.5")],
  people: [
    ringGlyph(8, 8, 4),
    glyph(
      "M1.5 20.5c0-4.5 2.5-6.5 6.5-6.5s6.5 2 6.5 6.5M15.5 4.3a4 4 0 0 1 0 7.4M18 14.5c3 .7 4.5 2.7 4.5 6",
    ),
  ],
  robot: [glyph("M4 8.5h16v12H4zM12 8.5V4M9 13v2M15 13v2M1.5 12v5M22.5 12v5"), dot(12, 3, 1.5, here)],
  chat: [glyph("M3 4h18v12.5H11L6 21v-4.5H3zM7.5 8.5h9M7.5 12h6")],
  eye: [
    glyph("M1.5 12C4.6 7 8 5 12 5s7.4 2 10.5 7c-3.1 5-6.5 7-10.5 7s-7.4-2-10.5-7z"),
    ringGlyph(12, 12, 3),
  ],
  crown: [glyph("M3 18.5L2 7l5.5 4L12 4.5l4.5 6.5L22 7l-1 11.5zM3.5 21.5h17")],
  // places
  home: [glyph("M3 11.5L12 3l9 8.5M5.5 9.5V21h13V9.5M10 21v-6h4v6")],
  board: [glyph("M2.5 5h19v14h-19zM2.5 12h19M9 5v7M15 12v7")],
  list: [glyph("M8.5 6H21M8.5 12H21M8.5 18H21M3.5 6h.2M3.5 12h.2M3.5 18h.2", 2.4)],
  menu: [glyph("M4 6h16M4 12h16M4 18h16")],
  more: [dot(5, 12, 2.2, here), dot(12, 12, 2.2, here), dot(19, 12, 2.2, here)],
  gear: [ringGlyph(12, 12, 3.2), glyph(TEETH)],
  sun: [
    ringGlyph(12, 12, 4.5),
    glyph("M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19"),
  ],
  moon: [glyph("M20.5 14.5A9 9 0 1 1 9.5 3.5a7 7 0 0 0 11 11z")],
  globe: [
    ringGlyph(12, 12, 9.5),
    glyph("M2.5 12h19M12 2.5c3.5 3 4.5 6 4.5 9.5s-1 6.5-4.5 9.5c-3.5-3-4.5-6-4.5-9.5s1-6.5 4.5-9.5z"),
  ],
  book: [
    glyph(
      "M12 6c-2.5-2-5.5-2.5-9.5-2.5V19c4 0 7 .5 9.5 2.5 2.5-2 5.5-2.5 9.5-2.5V3.5C17.5 3.5 14.5 4 12 6zM12 6v15",
    ),
  ],
  link: [glyph("M9.5 14.5l5-5M8 11l-3.5 3.5a4.2 4.2 0 0 0 6 6L14 17M16 13l3.5-3.5a4.2 4.2 0 0 0-6-6L10 7")],
  copy: [glyph("M8 8h13v13H8zM16 8V3H3v13h5")],
  share: [glyph("M12 15V2.5M7.5 6.5L12 2.5l4.5 4M6 11H3.5v10.5h17V11H18")],
  download: [glyph("M12 3v12.5M7 11l5 4.5 5-4.5M3.5 20.5h17")],
  upload: [glyph("M12 15.5V3M7 7.5L12 3l5 4.5M3.5 20.5h17")],
  leave: [glyph("M14 3H4v18h10M9.5 12H21M17 7.5l4.5 4.5-4.5 4.5")],
  search: [ringGlyph(10.5, 10.5, 7), glyph("M15.8 15.8L21.5 21.5")],
  // signs
  bell: [
    glyph(
      "M4.5 17.5c2-1.5 2-3.5 2-7C6.5 7 8.5 4.5 12 4.5s5.5 2.5 5.5 6c0 3.5 0 5.5 2 7zM10 20.5c.5 1.3 3.5 1.3 4 0M12 2.5v2",
    ),
  ],
  sound: [glyph("M3 9.5h4l5-5v15l-5-5H3zM15.5 9a4.5 4.5 0 0 1 0 6M18.5 6a9 9 0 0 1 0 12")],
  mute: [glyph("M3 9.5h4l5-5v15l-5-5H3zM16 9.5l5 5M21 9.5l-5 5")],
  keyboard: [glyph("M1.5 6h21v12.5h-21zM5.5 10h.2M9.5 10h.2M13.5 10h.2M17.5 10h.2M7 14.5h10", 2)],
  motion: [glyph("M2.5 7h10M5 12h9M2.5 17h10M14.5 5l6 7-6 7")],
  trophy: [
    glyph(
      "M7 3h10v6.5c0 3.5-2 5.5-5 5.5s-5-2-5-5.5zM7 5H3c0 4 1.5 6 4.5 6.5M17 5h4c0 4-1.5 6-4.5 6.5M12 15v4M7.5 21.5h9V19h-9z",
    ),
  ],
  score: [glyph("M5 2.5h14v19H5zM8.5 7h7M8.5 11h7M8.5 15h3.5")],
  chart: [glyph("M3 3v18h18M7.5 17v-5M12 17V7M16.5 17v-8")],
  calendar: [glyph("M3 5h18v16H3zM3 10h18M8 2.5V7M16 2.5V7")],
  duel: [glyph("M3 3l12 12M21 3L9 15M5.5 13.5l5 5M18.5 13.5l-5 5M7 16l-4 5M17 16l4 5")],
  refresh: [glyph("M20.5 4v5.5H15M20 9.5A8.5 8.5 0 1 0 20.5 13")],
  offline: [
    glyph(
      "M2 8.5c2-1.7 4.3-2.9 6.7-3.5M22 8.5C19.2 6.2 15.7 4.8 12 4.8M6 13c1-.9 2.2-1.5 3.5-1.9M18 13c-1-.9-2.2-1.5-3.5-1.9M12 18.5v.2M3.5 3l17 18",
    ),
  ],
  plus: [glyph("M12 4v16M4 12h16")],
  minus: [glyph("M4 12h16")],
  fit: [glyph("M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5")],
  text: [glyph("M3.5 20L9.5 4l6 16M5.5 15h8M15.5 20l3-8 3 8M16.5 17.5h4")],
  arrow: [glyph("M3 12h16M13 5.5l6.5 6.5-6.5 6.5", 2.8)],
  "arrow-back": [glyph("M21 12H5M11 5.5L4.5 12l6.5 6.5", 2.8)],
  "chevron-down": [glyph("M4.5 8.5L12 16l7.5-7.5", 2.6)],
  "chevron-up": [glyph("M4.5 15.5L12 8l7.5 7.5", 2.6)],
  "chevron-end": [glyph("M8.5 4.5L16 12l-7.5 7.5", 2.6)],
  "chevron-start": [glyph("M15.5 4.5L8 12l7.5 7.5", 2.6)],
  bolt: [solid("M13.5 1.5L4 14h6l-1.5 8.5L19 9.5h-6.5z")],
  discard: [glyph("M4 2.5h10.5v14H4zM19.5 7v9.5c0 2-1 3-3 3H11M14.5 15.5l-4 4 4 3")],
};

/** Glyphs that point along the line of reading: mirrored where it runs right to left. */
export const MIRRORED: ReadonlySet<string> = new Set([
  "undo",
  "redo",
  "turn-start",
  "play",
  "step-back",
  "step-forward",
  "skip",
  "again",
  "back",
  "forward",
  "leave",
  "arrow",
  "arrow-back",
  "chevron-end",
  "chevron-start",
  "list",
  "motion",
]);
