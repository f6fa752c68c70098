// Money, influence, points and the marks on cards and boards.

import { glyph, type IconSet, ringGlyph, solid } from "../../../ui/icons/draw.ts";
import { LEAD } from "../art/pen.ts";

const leaded = (d: string, fill: string, width = 1.2): string =>
  `<path d="${d}" fill="${fill}" stroke="${LEAD}" stroke-width="${width}" stroke-linejoin="round"/>`;
const FLEUR = "var(--ty-fleur)";

/** The shield of victory points; a star stands on it where there is no number. */
export const SHIELD = leaded(
  "M2.5 2.5Q12 .2 21.5 2.5V12C21.5 18 17.5 21.5 12 23.4 6.5 21.5 2.5 18 2.5 12Z",
  "var(--ty-vp)",
  1.5,
);
export const COIN = `<circle cx="12" cy="12" r="10.7" fill="#c9cfd8" stroke="${LEAD}" stroke-width="1.6"/><circle cx="12" cy="12" r="7.9" fill="none" stroke="#5a6270" stroke-width="1.1" stroke-dasharray="1.5 1.2"/>`;

export const GOODS: IconSet = {
  denier: [
    COIN,
    `<path d="M10.6 6.2h2.8l-.6 4.6 4.6-.6v3.6l-4.6-.6.6 4.6h-2.8l.6-4.6-4.6.6v-3.6l4.6.6z" fill="#353b48"/>`,
  ],
  coin: [COIN],
  fleur: [
    leaded("M12 1.2c3.2 3.2 3.8 6.6 1.9 11h-3.8c-1.9-4.4-1.3-7.8 1.9-11z", FLEUR),
    leaded(
      "M9.9 13.2C9.5 8.6 6.6 6.6 3.9 7.7 1.4 8.7 1.5 12.5 4.6 13c-.2-1.5.5-2.3 1.5-2.2 1.3.2 1.9 1.3 1.9 2.4z" +
        "M14.1 13.2C14.5 8.6 17.4 6.6 20.1 7.7c2.5 1 2.4 4.8-.7 5.3.2-1.5-.5-2.3-1.5-2.2-1.3.2-1.9 1.3-1.9 2.4z",
      FLEUR,
      1.1,
    ),
    leaded("M7.3 13h9.4q1 0 1 1v1q0 1-1 1H7.3q-1 0-1-1v-1q0-1 1-1z", FLEUR),
    leaded("M10.2 16h3.6l1.6 6.2-3.4-1.8-3.4 1.8z", FLEUR, 1.1),
  ],
  glory: [
    SHIELD,
    `<path d="m12 5.8 1.7 3.6 3.9.5-2.9 2.7.8 3.9-3.5-1.9-3.5 1.9.8-3.9-2.9-2.7 3.9-.5z" fill="#fff"/>`,
  ],
  "glory-plain": [SHIELD],
  delayed: [
    glyph("M5 2h14M5 22h14", 2.6),
    glyph("M7 3.5h10v3.2L13.3 12 17 17.3v3.2H7v-3.2L10.7 12 7 6.7z", 1.9),
    solid("M9 19.3h6l-3-4zM9.8 7h4.4L12 10z"),
  ],
  banner: [
    glyph("M5 1.5V23", 2.2),
    `<path d="M6 3h14.5l-4 4.8 4 4.8H6z" fill="var(--ty-flag)" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>`,
  ],
  cathedral: [
    glyph("M3 22.5V10l3-6 3 6V8.5l3-6.5 3 6.5V10l3-6 3 6v12.5z", 1.8),
    `<circle cx="12" cy="11.5" r="2.4" fill="none" stroke="currentColor" stroke-width="1.5"/>`,
    solid("M10 22.5V18.5q2-3.4 4 0v4z"),
  ],
  "event-won": [glyph("M5 2.5h14v19H5z"), glyph("M9 7v10M9 8h6l-1.5 2.2L15 12.5H9", 1.7)],
  pennant: [glyph("M6 1.5V23", 2.2), solid("M7 2.8h13V15q-6.5-3-13 0z")],
  reroll: [
    glyph("M19.5 9A8 8 0 1 0 20 14", 2.3),
    glyph("M20.5 3.5V9.5H14.5", 2.3),
    `<circle cx="12" cy="12.5" r="2" fill="currentColor"/>`,
  ],
  "turn-over": [glyph("M8 20V4.5M8 4.5 4 8.5M8 4.5l4 4M16 4v15.5M16 19.5l-4-4M16 19.5l4-4", 2.2)],
  enlist: [
    `<circle cx="9" cy="6" r="4" fill="currentColor"/>`,
    solid("M9 11c-4 0-5 4-6 11h12c-1-7-2-11-6-11z"),
    glyph("M19 8v8M15.3 12h7.4", 2.4),
  ],
  hidden: [
    glyph("M2 12q10-11 20 0-10 11-20 0z"),
    `<circle cx="12" cy="12" r="3" fill="currentColor"/>`,
    glyph("M4 21 20 3", 2.4),
  ],
  // the three buildings and the field
  palace: [glyph("M3 22V6h3v3h3V6h6v3h3V6h3v16zM10 22v-6q2-3 4 0v6", 1.8)],
  bishopric: [glyph("M4 22V10l8-6 8 6v12zM12 4V1M10.5 2.3h3M10 22v-6q2-3 4 0v6", 1.8)],
  "city-hall": [glyph("M2 22V12h6V6l4-4 4 4v6h6v10zM10 22v-5h4v5", 1.8), ringGlyph(12, 8.5, 1.6)],
  field: [
    glyph(
      "M2 21q5-8 10-8t10 8M7 21q2-4 3-7.5M17 21q-2-4-3-7.5M12 13V4M12 8q4 0 4-4M12 8q-4 0-4-4M12 12q4 0 4-4M12 12q-4 0-4-4",
      1.7,
    ),
  ],
  // people and cubes without a player
  citizen: [
    `<circle cx="12" cy="5.5" r="4.5" fill="currentColor"/>`,
    solid("M12 9c-4 0-4.6 3.5-5.8 8L4 23h16l-2.2-6C16.6 12.5 16 9 12 9z"),
  ],
  tradesman: [
    solid("M12 10c-4 0-4.6 3-5.8 7.5L4 23h16l-2.2-5.5C16.6 13 16 10 12 10zM8 6.5a4.2 4.2 0 0 0 8 0z"),
    solid("M6 5.6Q7 1 12.5 1T19.5 5q-1.5 1-3 .2-5-1.4-10.5.4z"),
  ],
  cube: [glyph("M3 8.5 8 3h13v12.5L16 21H3zM3 8.5h13V21M16 8.5 21 3", 1.9)],
  character: [
    glyph("M5 22V9q0-5 7-7 7 2 7 7v13z", 1.8),
    `<circle cx="12" cy="10.5" r="3" fill="currentColor"/>`,
    solid("M7 19.5q0-5 5-5t5 5z"),
  ],
};

/** Nobody's colour is grey, and its charge a bar. */
export const NEUTRAL: IconSet = {
  "charge-neutral": [`<path d="M2 8.5h20v7H2z" fill="var(--ch, currentColor)"/>`],
  "shield-neutral": [
    `<path d="M2 1.8h20v10.4c0 5.9-4.3 9-10 10.4C6.3 21.2 2 18.1 2 12.2z" fill="var(--ty-neutral)" stroke="var(--tl)" stroke-width="1.3"/>`,
    `<path d="M6.5 8.5h11v4h-11z" fill="#fff"/>`,
  ],
};
