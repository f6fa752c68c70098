// Cards, peoples and the rest of the table.

import { disc, dot, flat, type IconSet, ink, line, ring, shape, stroke, v } from "../../../ui/icons/draw.ts";
import { SCROLL } from "./goods.ts";

export const CARDS: IconSet = {
  order: [
    ...SCROLL,
    disc(15.6, 16.4, 5.2, v("accent")),
    flat("M12.9 15l1.5 1.2 1.2-2.2 1.2 2.2 1.5-1.2-.5 3.7h-4.4z", "#fff"),
  ],
  favour: [
    ring(12, 15.2, 7, v("tl"), 4.6),
    ring(12, 15.2, 7, v("goldc"), 1.9),
    shape("M7.2 5.6L9.4 1.6h5.2l2.2 4L12 10.4z", v("accent")),
  ],
  saracen: [
    shape(
      "M12 1l3.2 3.3h4.5v4.5L23 12l-3.3 3.2v4.5h-4.5L12 23l-3.2-3.3H4.3v-4.5L1 12l3.3-3.2V4.3h4.5z",
      v("t-sar"),
    ),
    dot(12, 12, 3, v("tl")),
  ],
  byzantine: [
    shape("M3 22V12c0-6 4-9.5 9-11 5 1.5 9 5 9 11v10h-5.6v-7.6a3.4 3.4 0 0 0-6.8 0V22z", v("t-byz")),
  ],
  viking: [
    ink("M6.5 22.5L14 3.5", 4),
    stroke("M6.5 22.5L14 3.5", v("wood"), 1.6),
    shape("M11.2 3.2l5.6-2c4.2 1.6 6 5 6 9.8-1.5 2-3.6 3.3-6.2 3.8l-1.4-3.6-6-2.4z", v("t-vik")),
  ],
  start: [line("M5 22.5V2.5", 2.4), shape("M5.5 2.5h15l-4 5 4 5h-15z", v("goldc"))],
  // a torch: what the Inquisition brings with it
  inquisition: [
    shape("M9.6 13.2h4.8L13.4 23h-2.8z", v("wood")),
    shape(
      "M12.4 .9c.6 3 4.4 4.5 4.4 8.2 0 1.8-.8 3.2-2 4.1H9.4c-1.4-1-2.2-2.4-2.2-4.1 0-1.7.8-3 1.9-4 .1 1.3.6 2 1.3 2.3C10.1 4.8 10.8 2.5 12.4 .9z",
      v("t-sar"),
    ),
    flat(
      "M12.3 7.6c.3 1.3 1.7 1.9 1.7 3.5 0 1.1-.8 1.7-1.8 1.7s-1.9-.7-1.9-1.8c0-1.5 1.5-2 2-3.4z",
      v("red"),
    ),
    shape("M8.2 13.2h7.6v2H8.2z", v("stone"), 1.2),
  ],
  paladin: [
    shape("M4 22.6c0-5 2.5-7.6 8-7.6s8 2.6 8 7.6z", v("accent")),
    shape("M6 9.4C6 4.8 8.4 2.6 12 2.6s6 2.2 6 6.8v4.2c0 3-2.4 5-6 5.6-3.6-.6-6-2.6-6-5.6z", v("silver")),
    stroke("M8.4 9.6h7.2", v("tl"), 2.2),
    stroke("M12 2.6v14.4", v("goldc"), 1.9),
    shape("M12 2.6c-1.4-1.4 0-2.2 0-2.2s1.4.8 0 2.2z", v("goldc"), 1),
  ],
  tavern: [
    shape(
      "M15.6 8.6h3.4c1.7 0 2.6 1 2.6 2.6v4c0 1.6-.9 2.6-2.6 2.6h-3.4M15.6 11.4h2.4c.6 0 .8.2.8.8v2c0 .6-.2.8-.8.8h-2.4z",
      v("wood"),
    ),
    shape("M3.4 8h12.8v12.6c0 1-.6 1.6-1.6 1.6H5c-1 0-1.6-.6-1.6-1.6z", v("wood")),
    shape(
      "M2.4 8.2C1.2 6 2.6 3.8 4.8 4.2 5.4 2 8 1.2 9.8 2.8c1.8-1.4 4.6-.6 4.8 1.6 2.2-.2 3.4 2 2.2 3.8z",
      v("lt"),
    ),
    ink("M7.4 11.4v7.4M12 11.4v7.4", 1.2),
  ],
  purse: [
    shape(
      "M8.6 7.2h6.8c3.6 2.4 6 6 6 9.6 0 3.8-3.2 5.6-9.4 5.6s-9.4-1.8-9.4-5.6c0-3.6 2.4-7.2 6-9.6z",
      v("wood"),
    ),
    shape("M7 1.8c1.7 1 3.3 1 5 0 1.7 1 3.3 1 5 0l-1.6 5.4H8.6z", v("wood")),
    disc(12, 15.2, 3.4, v("silver"), 1.2),
  ],
  scheme: [
    shape("M4 1.6h16v20.8H4z", v("faith")),
    stroke("M6.6 4.2h10.8v15.6H6.6z", v("silver"), 1.1),
    stroke("M12 6.4v9M9.4 12.8h5.2M12 15.4v2.6", v("lt"), 1.9),
  ],
  rest: [shape("M20.5 14.5A9 9 0 1 1 9.5 3.5a7 7 0 0 0 11 11z", v("goldc")), line("M14 3h5l-5 5.6h5", 1.9)],
  marker: [shape("M4 5.6h16v12.8H4z", v("goldc")), ring(12, 12, 3, v("tl"), 1.5)],
  townsfolk: [
    shape("M2 22.4c0-5 3-7.4 10-7.4s10 2.4 10 7.4z", v("ochre")),
    disc(12, 9.8, 5, v("skin")),
    shape("M5.4 8.4c-.4-4.6 2.6-7 6.6-7s7 2.4 6.6 7c-4-1.2-9.2-1.2-13.2 0z", v("stone")),
  ],
};
