// The eleven trades of the town.

import {
  bead,
  body,
  type Drawing,
  dot,
  face,
  flat,
  hood,
  hoodEdge,
  INK,
  paint,
  pen,
  rod,
  stroke,
} from "./pen.ts";

const FAIR = "#EBC39A";
const DARK = "#C98F62";
const TAN = "#DDAE82";
const GOLD = "#E3B23C";

export interface Portrait {
  ground: string;
  parts: Drawing;
}

export const TOWNSFOLK: Record<string, Portrait> = {
  abbot: {
    ground: "#C7AFA6",
    parts: [
      ...body("#3B3533", "#EFE6D2"),
      ...face({ skin: FAIR }),
      paint(
        "M15.8 21c-2-8 2-10.5 4-11 1 2.5 7 2.5 8.4 0 2 .5 6 3 4 11-1-.6-1.5-2.5-1.6-4.5-4 .8-9.2.8-13.2 0-.1 2-.6 3.9-1.6 4.5z",
        "#8E8A84",
      ),
      rod("M41.5 48V17c0-4-6-4-6 0 0 2.5 3 2.8 3 1", GOLD, 1.7),
    ],
  },
  acolyte: {
    ground: "#C9BFD2",
    parts: [
      ...body("#EFE6D2", "#7B1E2B"),
      ...face({ skin: FAIR }),
      paint("M16 21c-2-8 2-12 8-12s10 4 8 12c-1-3-3-5-4-6-3 1.5-8 1-10-.5-1 1.5-2 3.5-2 6.5z", "#7A4E26"),
      paint("M37.5 31h4v17h-4z", "#FBF1D6"),
      flat("M39.5 25.5c1.4 2 1.9 3 1.9 4a1.9 1.9 0 0 1-3.8 0c0-1 .5-2 1.9-4z", "#F6A723"),
      pen("M39.5 29.5V31", 1),
    ],
  },
  architect: {
    ground: "#B7C4C9",
    parts: [
      ...body("#4E6B57", "#E9DDBE"),
      ...face({ skin: FAIR, beard: "#B9AFA0", brow: "#8E8578" }),
      paint(
        "M15.5 18.5C13.5 9 17.5 5.5 24 5.5s10.5 3.5 8.5 13c-1.5-3.5-4-5.5-8.5-5.5s-7 2-8.5 5.5z",
        "#2F4A3B",
      ),
      paint("M14.8 17.5c3-4 6-4.8 9.2-4.8s6.2.8 9.2 4.8l-1 2c-2-2.7-4.8-4-8.2-4s-6.2 1.3-8.2 4z", "#6E8F7A"),
      rod("M33 48l5-16 5 16M35 42.5h6", "#D9B44A", 1.3),
      bead(38, 31.5, 1.7, "#D9B44A", 1),
    ],
  },
  conspirator: {
    ground: "#A99BB5",
    parts: [
      ...hood("#3E2F52"),
      ...face({ skin: TAN, y: 2 }),
      flat("M16.2 26c5 2.6 10.6 2.6 15.6 0 .2 5.5-3 9.6-7.8 9.6s-8-4.1-7.8-9.6z", "#57406F"),
      pen("M16.2 26c5 2.6 10.6 2.6 15.6 0M19 29.5c3.3 1.2 6.7 1.2 10 0", 1),
      ...hoodEdge("#57406F"),
      paint("M37 48l1.3-15 1.7-3 1.7 3L43 48z", "#D5D9DD"),
      pen("M40 32v14", 0.8),
    ],
  },
  debt_collector: {
    ground: "#CDBB8C",
    parts: [
      ...body("#4C3F63", "#C9B27A"),
      ...face({ skin: TAN }),
      stroke("M19 28.5c1.5-1.8 3.5-1.8 5-.6 1.5-1.2 3.5-1.2 5 .6", "#3a2a18", 1.8),
      paint("M13 15.5C12 8 20 6 26 6.5c7 .5 11 4 9.5 8.5-1 2.5-5 2-8 1.5-5-.7-9-.3-14.5-1z", "#5B2F52"),
      paint("M31 38h11v9H31z", "#FBF1D6"),
      pen("M33 41h7M33 44h5", 1),
    ],
  },
  defender: {
    ground: "#B9A59A",
    parts: [
      ...body("#5C6B73", "#C6CBCE"),
      ...face({ skin: DARK, beard: INK }),
      paint("M15 20C14 9 18 6 24 6s10 3 9 14c-5-3-13-3-18 0z", "#8E979C"),
      pen("M24 6V2M21 3h6"),
      paint("M31.5 33h13v7c0 4-2.7 6.8-6.5 8.5-3.8-1.7-6.5-4.5-6.5-8.5z", "#7B1E2B"),
      pen("M38 34.5v12M33 38.5h10", 2.2),
    ],
  },
  gatekeeper: {
    ground: "#C9B98A",
    parts: [
      ...body("#6E5A3A", "#D9C99C"),
      ...face({ skin: FAIR, beard: "#7A4E26" }),
      paint("M15.5 17C15 8 19 5 24 5s9 3 8.5 12z", "#AEB4B8"),
      paint(
        "M9.5 18c4-3.5 9-4.3 14.5-4.3S34.5 14.5 38.5 18c-4.5 1.3-9 1.6-14.5 1.6S14 19.3 9.5 18z",
        "#C6CBCE",
      ),
      rod("M35 37.5a3 3 0 1 1 2.5 3v6M37.5 44h2.5", GOLD, 1.5),
    ],
  },
  missionary: {
    ground: "#B9C3A2",
    parts: [
      paint("M24 5C13 6 11 17 12.5 28 14 33 13 36 9 48.5h30C35 36 34 33 35.5 28 37 17 35 6 24 5z", "#7E7463"),
      ...face({ skin: TAN, y: 1 }),
      paint(
        "M16 22c-1-9 3-12.5 8-12.5s9 3.5 8 12.5c2-1 3-3 3-6-1-6-5-9-11-9s-10 3-11 9c0 3 1 5 3 6z",
        "#948A78",
      ),
      rod("M24 36.5v9M21 39.5h6", GOLD, 1.9),
    ],
  },
  peddler: {
    ground: "#D2BFA0",
    parts: [
      paint("M29 20h17v22H29z", "#8A5A2E"),
      pen("M29 27h17M29 35h17M35 20v22M41 20v22", 0.9),
      paint("M30 16c3-3 12-3 15 0v4H30z", "#B5803A"),
      ...body("#A2572F", "#EAD9B4"),
      pen("M33 34.5c-1 3-1 8 0 14", 2.6),
      ...face({ skin: DARK }),
      paint("M14 16.5C13 9 18 6 24 6.5S35 9 34 16.5c-3-2-6-2.8-10-2.8s-7 .8-10 2.8z", "#C98A2E"),
      paint("M11.5 17.5c4-3.5 8-4 12.5-4s8.5.5 12.5 4c-4 .3-8-.6-12.5-.6s-8.5.9-12.5.6z", "#DDA557"),
      dot(17, 10.5, 1.3, "#7B1E2B"),
    ],
  },
  squire: {
    ground: "#B4BFD6",
    parts: [
      ...body("#2F5F95", "#F4E6C4"),
      paint("M24 36.5l2.6 2.9-2.6 6.6-2.6-6.6z", GOLD),
      ...face({ skin: FAIR, brow: "#9A6A20" }),
      paint(
        "M15.6 23c-2.4-9 1.4-13.5 8.4-13.5S34.8 14 32.4 23c-1.4-.8-2-3-2.2-5-3.8.5-9 .2-11.4-2.5-.6 2.5-1.8 6-3.2 7.5z",
        "#D9A441",
      ),
      rod("M40 48V20", "#8A5A24", 1.9),
      paint("M40 20.5h6.5l-2.2 3 2.2 3H40z", "#B3242B"),
      paint("M38.6 20l1.4-4.5 1.4 4.5z", "#D5D9DD"),
    ],
  },
  watchman: {
    ground: "#A9B2BE",
    parts: [
      ...body("#7A2B2E", "#AEB4B8"),
      paint("M14.5 34C13 20 15 9 24 9s11 11 9.5 25z", "#9EA5AA"),
      ...face({ skin: DARK, y: 1 }),
      paint("M16 18c-1-7 2.5-11 8-11s9 4 8 11c-4-3-12-3-16 0z", "#C6CBCE"),
      paint("M38 29v4M35 33h6l1 9h-8z", "#F6C445"),
      pen("M35.5 29.5c1-2 4-2 5 0"),
    ],
  },
};
