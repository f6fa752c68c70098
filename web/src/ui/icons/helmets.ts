// What the levels of bots wear, so that one sees how strong a bot is: a wooden buckler, a steel helm with a slit,
// a winged golden one. They differ in outline and colour, for most of the time they are small.

import { disc, dot, flat, type IconSet, ink, shape } from "./draw.ts";

const DARK = "#2a1a10";

export const HELMETS: IconSet = {
  "level-squire": [
    disc(12, 12, 10.5, "#d3d6dc"),
    disc(12, 12, 7.6, "#b0713a", 1.2),
    ink("M8.800 5.400v13.200M15.200 5.400v13.200", 1),
    disc(12, 12, 3, "#d3d6dc", 1.2),
  ],
  "level-knight": [
    shape("M4 19.500V10C4 5.200 7.300 2 12 2s8 3.200 8 8v9.500l-8 3z", "#cdd5e4"),
    flat("M5.500 9.600h13v2.800h-13z", DARK),
    ink("M12 2v20.500", 1.4),
    dot(8.2, 16, 1, DARK),
    dot(15.8, 16, 1, DARK),
    dot(8.8, 19, 1, DARK),
    dot(15.2, 19, 1, DARK),
  ],
  "level-paladin": [
    shape("M6.500 13.500C2.500 12.300.600 8 1 2.500c2.200 2.300 5.200 3 7.200 6z", "#f7f1e1", 1.3),
    shape("M17.500 13.500c4-1.200 5.900-5.500 5.500-11-2.200 2.300-5.200 3-7.200 6z", "#f7f1e1", 1.3),
    shape(
      "M5.700 20.500v-8.700C5.700 7.400 8.300 4.500 12 4.500s6.300 2.900 6.300 7.300v8.700l-6.300 2.300z",
      "#e6b437",
    ),
    flat("M7.300 11.300h9.400v2.400h-3.400v6.800h-2.600v-6.800H7.300z", DARK),
    shape("M12 5.500c-1.600-2-.9-4.400 1.600-5 .4 1.900.1 3.600-1.600 5z", "#c23b30", 1.1),
  ],
};
