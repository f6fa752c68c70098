// Attributes each on a ground of their own; goods; the families of debt (scroll and seal) and of
// suspicion (the eye).

import {
  disc,
  dot,
  flat,
  type IconSet,
  ink,
  onDark,
  ring,
  shape,
  stroke,
  v,
} from "../../../ui/icons/draw.ts";

export const SCROLL = [
  shape(
    "M5 3.2h12.6c1.6 0 2.6 1 2.6 2.6v.8h-3v11.8c0 1.7-1 2.7-2.6 2.7H3.6C2.4 21.1 1.6 20.2 1.6 19v-.8h3V6c0-1.7-.7-2.8.4-2.8z",
    v("paper"),
  ),
  ink("M7.6 7.6h6.6M7.6 10.6h6.6", 1.2),
];
const EYE = [
  shape("M1 12C4.4 6.6 8 4.6 12 4.6s7.6 2 11 7.4c-3.4 5.4-7 7.4-11 7.4S4.4 17.4 1 12z", v("susp")),
  dot(12, 12, 4.9, "#fff"),
  dot(12, 12, 2.5, v("susp-d")),
];

export const GOODS: IconSet = {
  faith: onDark([
    shape("M3.5 1.2h17v21L12 17.8l-8.5 4.4z", v("faith")),
    flat("M10.7 3.6h2.6l-.3 3.3 3.7-.3v2.7l-3.7-.3.4 6.3h-2.8l.4-6.3-3.7.3V6.6l3.7.3z", "#fff"),
  ]),
  strength: [
    shape("M2.8 1.6h18.4v9.3c0 5.5-3.5 9.3-9.2 11.7-5.7-2.4-9.2-6.2-9.2-11.7z", v("strength")),
    flat("M12 3.2l1.5 2v7h3v2h-3v3h-3v-3h-3v-2h3v-7z", "#fff"),
    dot(12, 18.3, 1.5, "#fff"),
  ],
  influence: [
    shape("M12 .8L23.2 12 12 23.2.8 12z", v("influence")),
    flat("M6.4 8.9l2.9 2.4L12 6.9l2.7 4.4 2.9-2.4-1.1 7.5H7.5z", "#fff"),
  ],
  silver: [
    disc(12, 12, 10, v("silver")),
    ring(12, 12, 7, v("silver-d"), 1.2),
    stroke("M12 7.2v9.6M7.2 12h9.6", v("silver-d"), 2.3),
  ],
  provision: [
    shape(
      "M1.6 14.8C1.6 8.6 6.3 5 12 5s10.4 3.6 10.4 9.8c0 2.7-1.6 4.2-4 4.2H5.6c-2.4 0-4-1.5-4-4.2z",
      v("bread"),
    ),
    stroke("M7 9.2l1.9 3.6M11.6 7.8l1.9 3.7M16.2 8.6l1.7 3.2", v("bread-d"), 1.8),
  ],
  tax: [
    shape("M2 20.8V11C2 6.2 4.2 4.4 7.4 4.4h9.2c3.2 0 5.4 1.8 5.4 6.6v9.8z", v("wood")),
    ink("M2 11.6h20"),
    disc(12, 12.6, 4.3, v("silver")),
    stroke("M12 10.5v4.2M9.9 12.6h4.2", v("silver-d"), 1.5),
  ],
  suspicion: EYE,
  unsuspect: [...EYE, stroke("M3 22L21 2", v("panel"), 5), stroke("M3.4 21.6L20.6 2.4", v("red"), 2.6)],
  debt: [...SCROLL, disc(15.6, 16.4, 5.2, v("red")), stroke("M13 16.4h5.2", "#fff", 2)],
  "debt-paid": [
    ...SCROLL,
    disc(15.6, 16.4, 5.2, v("green")),
    stroke("M13.1 16.5l1.9 1.9 3.2-3.7", "#fff", 1.8),
  ],
  "debt-gone": [
    shape(
      "M5 3.2h12.6c1.6 0 2.6 1 2.6 2.6v4.4l-3.4 2-3-2.6-3.2 2.8-3-2.6-3 2.2V6c0-1.7-.7-2.8.4-2.8z",
      v("paper"),
    ),
    shape("M4.6 15.8l3-2.2 3 2.6 3.2-2.8 3 2.6 3.4-2v6.2c0 1.2-.8 1.8-2 1.8H4.6z", v("paper")),
  ],
  "debt-gain": [...SCROLL, disc(15.6, 16.4, 5.2, v("red")), stroke("M13 16.4h5.2M15.6 13.8V19", "#fff", 2)],
  vp: [shape("M12 1l3.1 6.6 7.2.9-5.3 5 1.4 7.1L12 17.1l-6.4 3.5L7 13.5l-5.3-5 7.2-.9z", v("goldc"))],
};
