// Workers are busts told apart by headgear and outline.

import { disc, flat, type IconSet, ink, line, onDark, shape, stroke, v } from "../../../ui/icons/draw.ts";

const SHOULDERS = "M2.4 22.3v-1.6c0-4.2 3.2-6.7 9.6-6.7s9.6 2.5 9.6 6.7v1.6z";

export const WORKERS: IconSet = {
  labourer: [
    line("M20.3 22V9", 1.9),
    shape("M18 1.6h4.6v4.6c0 1.8-.9 2.9-2.3 2.9S18 8 18 6.2z", v("wood")),
    shape("M1.4 22.3v-1.6c0-4.2 2.8-6.7 8.1-6.7s8.1 2.5 8.1 6.7v1.6z", v("w-lab")),
    disc(9.5, 8.6, 4.9, v("w-lab")),
    ink("M6.6 22v-5.6M12.4 22v-5.6"),
  ],
  scout: [
    shape(
      "M16.2 1.2C9.6 1.7 5.2 5.6 5.6 12.2 3.4 13.8 2.2 16.8 2.2 22.3h19.6c0-5.5-1.2-8.5-3.4-10.1C18.9 8.3 18 4.7 16.2 1.2z",
      v("w-sco"),
    ),
    shape("M12 6.4c-2.4 0-3.7 1.9-3.7 4.2s1.5 4.6 3.7 4.6 3.7-2.3 3.7-4.6-1.3-4.2-3.7-4.2z", v("lt")),
  ],
  merchant: [
    shape(SHOULDERS, v("w-mer")),
    disc(12, 9.6, 4.6, v("lt")),
    shape(
      "M2.6 6.6C3.2 2.9 7.6 1.4 12.4 1.4c5.4 0 9.4 2 9 5-.1.9-.9 1.5-2 1.6.9 1.7 1.1 3.8.6 6l-2.9-.6c.3-2-.1-3.7-1.1-5.2-2.6.2-5.4.3-8 .3-3.4 0-5.7-.3-5.4-1.9z",
      v("w-mer"),
    ),
    disc(12, 18.8, 2.3, v("goldc"), 1.2),
  ],
  fighter: [
    shape(SHOULDERS, v("w-fig")),
    shape("M12 .9c2.6 0 4.4.7 6 2v10.4L12 17.6l-6-4.3V2.9c1.6-1.3 3.4-2 6-2z", v("w-fig")),
    stroke("M7.6 7.4h8.8", v("lt"), 2.1),
    stroke("M12 5.4v8.6", v("lt"), 1.5),
  ],
  cleric: onDark([
    shape(SHOULDERS, v("w-cle")),
    shape("M8 8.4h8v3.2c0 2.4-1.7 4-4 4s-4-1.6-4-4z", v("lt")),
    shape("M12 .7c3.3 2 5.2 4.6 5.5 8.6h-11C6.8 5.3 8.7 2.7 12 .7z", v("w-cle")),
    stroke("M12 3.4v4.4M10.1 5.3h3.8M12 16.8v5M9.4 18.9h5.2", v("lt"), 1.5),
  ]),
  criminal: [
    shape("M8 10h8v3.6c0 2.3-1.7 4-4 4s-4-1.7-4-4z", v("lt")),
    shape("M1.8 22.3c0-4.8 1.5-7.3 4.4-9.1L12 18.6l5.8-5.4c2.9 1.8 4.4 4.3 4.4 9.1z", v("w-cri")),
    flat("M8.3 11.3h7.4v1.9c0 .7-1.5 1-2.3.4-.5-.4-2.3-.4-2.8 0-.8.6-2.3.3-2.3-.4z", v("tl")),
    shape(
      "M6.8 7.2C6.8 3.2 8.8 1 12.2 2c3.4-.8 5 1.2 5 5.2 2.4.4 4.5 1.2 5.9 2.3-2.8 1.6-6.8 2.1-11.1 2.1S3.7 11.1.9 9.5c1.4-1.1 3.5-1.9 5.9-2.3z",
      v("w-cri"),
    ),
  ],
  // who may stand on a clear space: anybody
  any: [stroke(SHOULDERS, v("ink2"), 1.5), stroke("M12 3.4a5 5 0 0 1 0 10 5 5 0 0 1 0-10z", v("ink2"), 1.5)],
};
