// Cards, tokens, times of the day and what things are counted in.

import type { IconSet } from "../../../ui/icons/draw.ts";
import { cut, disc, drawn, figure, holeAt, pierced, placed, ringCut, solid } from "./seal.ts";

const petal = (angle: number): string =>
  `<ellipse cx="12" cy="5.9" rx="4" ry="4.5" fill="currentColor" transform="rotate(${angle} 12 12.4)"/>`;

const CARD = pierced(
  "M5 2h14a1.5 1.5 0 0 1 1.5 1.5v17A1.5 1.5 0 0 1 19 22H5a1.5 1.5 0 0 1-1.5-1.5v-17A1.5 1.5 0 0 1 5 2zm7 3.5L7.5 12l4.5 6.5 4.5-6.5z",
);

const RAYS = drawn(
  "M12 .8v4M12 19.2v4M.8 12h4M19.2 12h4M4.1 4.1l2.8 2.8M17.1 17.1l2.8 2.8M4.1 19.9l2.8-2.8M17.1 6.9l2.8-2.8",
  2.2,
);

export const THINGS: IconSet = {
  "gg-vp": [
    ...[0, 72, 144, 216, 288].map(petal),
    disc(12, 12.4, 4.6),
    holeAt(12, 12.4, 2.7),
    disc(12, 12.4, 1.2),
  ],
  "gg-gift": [
    solid("M12 7.4c-1.4 0-6.8-.2-6.8-3.2 0-3.4 5.4-3 6.8 1.3 1.4-4.3 6.8-4.7 6.8-1.3 0 3-5.4 3.2-6.8 3.2z"),
    solid("M1.8 8.3h9.2v4.5H1.8zM13 8.3h9.2v4.5H13zM3.2 14h7.8v8.3H3.2zM13 14h7.8v8.3H13z"),
  ],
  "gg-swap": [
    solid("M2 8.5 8.3 2.2v3.8h9.2c2.3 0 4 1.7 4 4v1.4h-3v-.9c0-.9-.6-1.5-1.5-1.5H8.3v5.8z"),
    solid("M22 15.5 15.7 21.8v-3.8H6.5c-2.3 0-4-1.7-4-4v-1.4h3v.9c0 .9.6 1.5 1.5 1.5h8.7V9.2z"),
  ],
  "gg-take-back": [
    solid("M10 8.5h10.5A1.5 1.5 0 0 1 22 10v11a1.5 1.5 0 0 1-1.5 1.5H11A1.5 1.5 0 0 1 9.5 21z"),
    drawn("M14.5 5.5H8.3c-2.2 0-3.6 1.5-3.6 3.6v6.3", 2.4),
    solid("M.8 13.5h7.8L4.7 19z"),
  ],
  "gg-hand": [
    placed(
      "rotate(-16 12 22)",
      '<rect x="4.5" y="4" width="9.5" height="14.5" rx="1.3" fill="currentColor" opacity=".55"/>',
    ),
    placed(
      "rotate(14 12 22)",
      solid("M9 4.9Q9 3.6 10.3 3.6h7.9q1.3 0 1.3 1.3v12.9q0 1.3-1.3 1.3h-7.9Q9 19.1 9 17.8z"),
      cut("M9 4.9v12.9", 1.4),
    ),
  ],
  "gg-discard": [CARD],
  "gg-medal": [
    solid("M6.3 1h4.2l1.5 3.2L13.5 1h4.2l-3.3 7h-4.8z"),
    pierced("M12 8.3a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4zm-2.6 4.6h5.2v5.2H9.4z"),
  ],
  "gg-start": [solid("M4 1.5h2.6v21H4zM7.6 2.8h13.6l-3.4 5 3.4 5H7.6z")],
  "gg-die": [
    pierced(
      "M5 2.5h14A2.5 2.5 0 0 1 21.5 5v14a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 19V5A2.5 2.5 0 0 1 5 2.5zM8 6.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm8 7.8a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z",
    ),
  ],
  "gg-token": [
    solid(
      "M12.2 1.3 15 3.4l3.5.2 1.1 3.3 2.7 2.1-.9 3.3.9 3.4-2.8 2-1.4 3.2h-3.4l-3 1.9-2.8-1.9H5.4L4.1 17.7l-2.8-2 .9-3.4-.9-3.3L3.9 6.9 5 3.6l3.5-.2z",
    ),
  ],
  "gg-double-token": [disc(12, 12, 10.5), ringCut(12, 12, 8.6, 1.2), figure(12, 16.4, 12, "×2", true)],
  "gg-plus1": [
    solid(
      "M5 2h14a1.5 1.5 0 0 1 1.5 1.5v17A1.5 1.5 0 0 1 19 22H5a1.5 1.5 0 0 1-1.5-1.5v-17A1.5 1.5 0 0 1 5 2z",
    ),
    figure(12, 16.5, 13, "+1", true),
  ],
  "gg-toll": [
    solid(
      "M2.5 8.4c3-.4 5.2-2 6.3-4.4h6.4c1.1 2.4 3.3 4 6.3 4.4l-1 2.2H3.5zM4.5 11.6h2.8v10.8H4.5zM16.7 11.6h2.8v10.8h-2.8z",
    ),
    disc(12, 16.5, 3.9),
    holeAt(12, 16.5, 1.4),
  ],
  "gg-follow": [
    placed(
      "translate(-1 1) scale(.62)",
      solid("M12 1.8 21.8 8.4Q12 11 2.2 8.4zM3.2 22.3c.2-6.4 3.3-10 8.8-10s8.6 3.6 8.8 10z"),
    ),
    placed(
      "translate(10.5 9) scale(.58)",
      solid("M12 1.8 21.8 8.4Q12 11 2.2 8.4zM3.2 22.3c.2-6.4 3.3-10 8.8-10s8.6 3.6 8.8 10z"),
    ),
    drawn("M14.5 4.5h3.7v4.2", 1.9),
    drawn("M15.9 7.2l2.3 2 2.2-2", 1.9),
  ],
  "gg-day": [disc(12, 12, 5.2), RAYS],
  "gg-morning": [
    solid("M5.5 16a6.5 6.5 0 0 1 13 0z"),
    drawn("M1.5 19.5h21M12 2.5v4M3.3 9.5l2.6 2M20.7 9.5l-2.6 2", 2.2),
  ],
  "gg-dusk": [solid("M5.5 13a6.5 6.5 0 0 1 13 0z"), drawn("M1.5 16.5h21M5 20h14M9 23h6", 2)],
  "gg-night": [
    solid("M14.5 1.8A10.3 10.3 0 1 0 22.3 15 8.6 8.6 0 0 1 14.5 1.8z"),
    solid("M18.6 4.4l.9 2 2 .9-2 .9-.9 2-.9-2-2-.9 2-.9z"),
  ],
  "gg-equal": [solid("M4 7h16v3.6H4zM4 13.4h16V17H4z")],
  "gg-focus": [pierced("M12 1.5 22.5 12 12 22.5 1.5 12zM12 6l-6 6 6 6 6-6z"), disc(12, 12, 2.4)],
};
