// Pieces of a player, in the player's colour, and the signs of the twelve actions.

import { disc, flat, type IconSet, ink, line, shape, stroke, v } from "../../../ui/icons/draw.ts";

const PIECE = "var(--pc, var(--p-lily))";

const PIECES: IconSet = {
  workshop: [
    shape("M1.6 11.6L12 2l4 3.7V3.4h3v5l3.4 3.2h-2.6V22H4.2V11.6z", PIECE),
    shape("M9.6 22v-6.6h4.8V22", v("lt")),
  ],
  monk: [
    shape(
      "M12 1.3c-3.7 0-5.4 2.9-5.4 6 0 1.5.4 2.7 1.1 3.6C4.7 13 3.4 17 3.4 22.4h17.2c0-5.4-1.3-9.4-4.3-11.5.7-.9 1.1-2.1 1.1-3.6 0-3.1-1.7-6-5.4-6z",
      PIECE,
    ),
    shape(
      "M12 3.9c-1.9 0-2.8 1.6-2.8 3.4 0 1.9 1.2 3.3 2.8 3.3s2.8-1.4 2.8-3.3c0-1.8-.9-3.4-2.8-3.4z",
      v("lt"),
      1.2,
    ),
  ],
  outpost: [
    shape("M4.8 22.4V9.8H3.2V2.2h3.9v2.6h3V2.2h3.8v2.6h3V2.2h3.9v7.6h-1.6v12.6z", PIECE),
    ink("M4.8 9.8h14.4"),
  ],
  jar: [
    shape(
      "M8 1.8h8v2.4l-1 .8c.2 1 .8 1.7 1.7 2.5 2.2 1.9 3.3 4.2 3.3 7 0 4.6-3.5 7.9-8 7.9s-8-3.3-8-7.9c0-2.8 1.1-5.1 3.3-7C8.2 6.7 8.8 6 9 5l-1-.8z",
      PIECE,
    ),
    stroke("M6.6 8.6c3.4 1.3 7.4 1.3 10.8 0M5.4 19c4 1.5 9.2 1.5 13.2 0", v("lt"), 1.5),
  ],
  wall: [
    shape("M1.4 22V7.4h2.8V4h4.2v3.4h5.2V4h4.2v3.4h4.8V22z", v("stone")),
    ink(
      "M1.4 12.2h21.2M1.4 17.1h21.2M8 7.4v4.8M15.6 7.4v4.8M5 12.2v4.9M12 12.2v4.9M19 12.2v4.9M8 17.1V22M15.6 17.1V22",
      1.1,
    ),
  ],
};

export const ACTIONS: IconSet = {
  ...PIECES,
  develop: [
    shape("M13 9.5L4 19.6c-.9 1-.8 2 0 2.7.8.7 1.8.7 2.7-.3L15.7 12z", v("wood")),
    shape("M8.4 5.2l4.2-3.6c3 .2 6.4 1.6 8.2 4.1l1.7 5.4-3.5 2.7-2.3-2.7-2.5.9-3.9-3.7.6-2.3z", v("stone")),
  ],
  recruit: [
    shape("M1.4 22.3v-1.4c0-4 2.8-6.4 7.6-6.4s7.6 2.4 7.6 6.4v1.4z", v("ochre")),
    disc(9, 8.8, 4.8, v("ochre")),
    disc(18, 7, 5, v("green")),
    stroke("M18 4.4v5.2M15.4 7h5.2", "#fff", 1.9),
  ],
  hunt: [
    line("M5 2.4C13 2.4 21.6 11 21.6 19", 4),
    stroke("M5 2.4C13 2.4 21.6 11 21.6 19", v("wood"), 1.8),
    line("M5 2.4L21.6 19M2.6 21.4L16.8 7.2"),
    flat("M20.6 3.4l-1.3 5.4-4.1-4.1z", v("ln")),
    line("M20.6 3.4l-1.3 5.4-4.1-4.1z"),
    line("M2 17.6l1.2 3.2 3.2 1.2"),
  ],
  trade: [
    line("M12 2.4v18.4M6.6 21.4h10.8M4 6.4h16", 2),
    shape(
      "M.8 14.2L4.6 6.4l3.8 7.8c0 2-1.7 3.2-3.8 3.2S.8 16.2.8 14.2zM15.6 14.2l3.8-7.8 3.8 7.8c0 2-1.7 3.2-3.8 3.2s-3.8-1.2-3.8-3.2z",
      v("goldc"),
    ),
    disc(12, 3.4, 1.9, v("goldc")),
  ],
  pray: [
    shape(
      "M11.6 1.8c-1.5.5-1.9 2.4-2.2 5.4l-.5 3.6-3.3 4.4c-.9 1.2-.8 2.3 0 3.2l2.3 2.5c2.4-1 4.1-2.7 4.1-5.5z",
      v("skin"),
    ),
    shape(
      "M12.4 1.8c1.5.5 1.9 2.4 2.2 5.4l.5 3.6 3.3 4.4c.9 1.2.8 2.3 0 3.2l-2.3 2.5c-2.4-1-4.1-2.7-4.1-5.5z",
      v("skin"),
    ),
    shape("M4.6 16.8l-2.4 2.8 3.2 3.4 2.6-2.2zM19.4 16.8l2.4 2.8-3.2 3.4-2.6-2.2z", v("ink2")),
  ],
  conspire: [
    shape("M21.8 2.2l-1 5.2L11.4 17l-4.4-4.4L16.6 3.2z", v("silver")),
    line("M4.8 10.6l8.6 8.6", 3),
    ink("M8.4 15.6l-4.8 4.8", 5),
    stroke("M8.4 15.6l-4.8 4.8", v("w-cri"), 2.4),
  ],
  attack: [
    shape("M2 2l4.6.9 10.8 10.8-2.7 2.7L3.1 6.4z", v("silver")),
    shape("M22 2l-4.6.9L6.6 13.7l2.7 2.7L20.9 6.4z", v("silver")),
    line("M4 12.2l7 7M20 12.2l-7 7", 2.4),
    line("M6.6 17.4L3 21M17.4 17.4L21 21", 2.8),
  ],
  convert: [
    ink("M20.8 9.4A9.3 9.3 0 1 0 21 14.4", 4.4),
    stroke("M20.8 9.4A9.3 9.3 0 1 0 21 14.4", v("green"), 2),
    shape("M22.8 4.6v6.2h-6.2z", v("green")),
    flat("M10.8 6.4h2.4v3.4h3.2v2.4h-3.2v5.6h-2.4v-5.6H7.6V9.8h3.2z", v("ink")),
  ],
  commission: PIECES.monk as string[],
  fortify: PIECES.wall as string[],
  garrison: PIECES.outpost as string[],
  absolve: PIECES.jar as string[],
};
