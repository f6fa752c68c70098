// The outsiders: seventeen callings among three peoples. A people gives skin, hair and headgear, a
// calling its clothes and what it carries, so that an Archer is an Archer and a Viking a Viking.

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
import type { Portrait } from "./townsfolk.ts";

interface People {
  ground: string;
  skin: string;
  hair: string;
  brow: string;
  cap: Drawing; // a soft hat
  helm: Drawing;
  cloth: string; // the colour they like
  trim: string;
}

const STEEL = "#C6CBCE";
const BRONZE = "#D9B44A";
const PALE = "#D5D9DD";

const PEOPLES: Record<string, People> = {
  saracen: {
    ground: "#E6CF96",
    skin: "#C98F62",
    hair: "#2E241C",
    brow: INK,
    cloth: "#B5803A",
    trim: "#F0E3C0",
    cap: [
      paint("M13.5 17C11 8 19 4 25 4.5 32 5 37 9 34.5 17c-6-4-15-4-21 0z", "#F4EBD2"),
      pen("M14 13c6-4 14-3 20 1M17 8.5c5-2 12-1 16 3", 1),
      bead(24, 11.5, 1.8, "#B3242B"),
    ],
    helm: [
      paint("M14 18c-1-6 3-9 7-11 2-1.5 2.6-3 3-5.5.4 2.5 1 4 3 5.5 4 2 8 5 7 11z", STEEL),
      paint("M13 19.5c1-4 6-5.5 11-5.5s10 1.5 11 5.5c-6-2.6-16-2.6-22 0z", "#B3242B"),
    ],
  },
  byzantine: {
    ground: "#AFC6A4",
    skin: "#DDAE82",
    hair: "#5B3B22",
    brow: "#3b2c20",
    cloth: "#8A2C2F",
    trim: "#E3B23C",
    cap: [
      paint(
        "M14.5 18.5C12.5 10 17 4.5 25 4c6-.3 9.5 2 9 5-.3 2-2 2.5-3.5 2 2 2 3 4.5 3 7.5-5-3-14-3-19 0z",
        "#6B3A6E",
      ),
      paint("M14 19c.3-2 .5-3 1-4 5.5-2 12.5-2 18 0 .5 1 .7 2 1 4-6-2.6-14-2.6-20 0z", BRONZE),
    ],
    helm: [
      paint(
        "M15.5 26c-1.5-11 1-17 8.5-17s10 6 8.5 17c-2-1-2.5-5-2.5-8-4-1.5-8-1.5-12 0 0 3-.5 7-2.5 8z",
        BRONZE,
      ),
      paint("M24 9C17 9 13 7 12.5 2c6 1 10-.5 11.5-1 1.5.5 5.5 2 11.5 1C35 7 31 9 24 9z", "#B3242B"),
    ],
  },
  viking: {
    ground: "#A9C2D6",
    skin: "#EBC39A",
    hair: "#C77A2E",
    brow: "#8A4A14",
    cloth: "#4B6A7E",
    trim: "#C9B48A",
    cap: [
      paint("M14.5 16C13.5 8 18 4 24 4s10.5 4 9.5 12z", "#7A4E26"),
      paint(
        "M12.5 18.5c-.5-3 1-5 3-4.5 1-1.5 3.5-1.5 4.5-.3 1.2-1.3 6.8-1.3 8 0 1-1.2 3.5-1.2 4.5.3 2-.5 3.5 1.5 3 4.5-6-2.5-17-2.5-23 0z",
        "#D8C7A4",
      ),
    ],
    helm: [
      paint("M15.5 18.5c.3-7 4.5-9 8.5-15.5 4 6.5 8.2 8.5 8.5 15.5z", "#B9BFC3"),
      paint("M15 16.5h18v3H15z", "#8C7A4C"),
      paint("M22.9 18v6.5h2.2V18z", "#B9BFC3"),
    ],
  },
};

/** Props stand close to the body: cards show little beside it. */
const beside = (x: number, parts: Drawing): string =>
  `<g transform="translate(${x} 0)">${parts.join("")}</g>`;

const bearded = (p: People): Drawing => face({ skin: p.skin, beard: p.hair, brow: p.brow });
const shaven = (p: People): Drawing => face({ skin: p.skin, brow: p.brow });
const hair = (p: People): string =>
  paint(
    "M15.6 22c-2.6-8 1.4-13 8.4-13s11 5 8.4 13c-1.4-2-2-4-2.4-6.5-4 1-8 1-12 0-.4 2.5-1 4.5-2.4 6.5z",
    p.hair,
  );

const CALLINGS: Record<string, (p: People) => Drawing> = {
  adventurer: (p) => [
    ...body("#3F7F78", p.trim),
    pen("M12 36l22 12.5", 3.6),
    stroke("M12 36l22 12.5", "#8A5A2E", 2),
    ...bearded(p),
    ...p.cap,
    paint("M31 7c4-6 9-5.5 10.5-3C38 4.5 35 6 32.5 10z", "#B3242B"),
  ],
  archer: (p) => [
    ...body(p.cloth, p.trim),
    ...bearded(p),
    ...p.cap,
    beside(-4, [pen("M38.5 22v25", 1), rod("M38.5 22c5 7 5 18 0 25", "#8A5A24", 2)]),
  ],
  armourer: (p) => [
    ...body("#6B5A4A"),
    paint("M16.5 34.5c4 3 11 3 15 0l2.5 14H14z", "#8A5A2E"),
    ...bearded(p),
    hair(p),
    paint("M14.8 17c6-2.6 12.4-2.6 18.4 0v2.6c-6-2.4-12.4-2.4-18.4 0z", p.trim),
    beside(-5, [rod("M38 48V33", "#8A5A24", 2), paint("M32.5 26.5h11v7h-11z", STEEL)]),
  ],
  assassin: (p) => [
    ...hood("#33302F"),
    ...face({ skin: p.skin, y: 2, brow: p.brow }),
    paint("M16.2 25.5c5 2.2 10.6 2.2 15.6 0 .3 5.5-2.8 10-7.8 10s-8.1-4.5-7.8-10z", "#4A4543"),
    ...hoodEdge("#4A4543"),
    beside(5, [
      paint("M9 48l-2.5-13 2-4 3 3.5L14 46z", PALE),
      paint("M7.5 45.5l7.5-2 .6 2.2-7.5 2z", BRONZE),
    ]),
  ],
  barbarian: (p) => [
    ...body("#7A4E26"),
    paint(
      "M4 47c1-8 6-12.5 12.5-13.5 3 2 12 2 15 0C38 34.5 43 39 44 47l-4-2-2 3-4-3-3 3-4-3-3 3-4-3-3 3-4-3-3 3-2-3z",
      "#A98B60",
    ),
    paint("M14 34C11.5 20 14 7 24 7s12.5 13 10 27c-2.5-1-4-4-4-8H18c0 4-1.5 7-4 8z", p.hair),
    ...bearded(p),
    paint("M15.6 20c-1-7 2.4-11 8.4-11s9.4 4 8.4 11c-2-3.5-4.5-5-8.4-5s-6.4 1.5-8.4 5z", p.hair),
    stroke("M17.5 23.5l3.5 1M30.5 23.5l-3.5 1", "#2D74B8", 1.5),
  ],
  champion: (p) => [
    ...body(p.cloth, p.trim),
    ...shaven(p),
    ...p.helm,
    beside(-5, [
      rod("M39.5 48V24", "#8A5A24", 1.7),
      paint("M37 25.5l2.5-8 2.5 8-2.5 2.5z", PALE),
      paint("M39.5 28.5h7l-2.5 3 2.5 3h-7z", "#B3242B"),
    ]),
  ],
  guardian: (p) => [
    ...body("#6A4B32", "#B9BFC3"),
    ...bearded(p),
    ...p.helm,
    beside(4, [
      bead(11, 41, 9, "#2D74B8"),
      bead(11, 41, 2.6, PALE),
      pen("M11 32v6.5M11 43.5V50M2 41h6.5M13.5 41H20"),
    ]),
  ],
  hunter: (p) => [
    ...body("#5E7045", "#C9B48A"),
    paint("M8 40c3-5 8-6.5 11-6l5 5 5-5c3-.5 8 1 11 6-5-1.5-8-1-11 1l-5 4-5-4c-3-2-6-2.5-11-1z", "#A98B60"),
    ...bearded(p),
    ...p.cap,
    beside(4, [rod("M8.5 48V26", "#8A5A24", 1.7), paint("M6 27.5l2.5-8.5 2.5 8.5-2.5 2z", PALE)]),
  ],
  invader: (p) => [
    ...body("#7F3F2A", p.trim),
    ...bearded(p),
    ...p.helm,
    beside(5, [paint("M8 48c-1-9 0-16-3-22 5 4 8 12 7 22z", PALE), pen("M6 44.5h8", 2)]),
  ],
  lookout: (p) => [
    ...body(p.cloth, p.trim),
    ...bearded(p),
    ...p.helm,
    beside(5, [
      paint("M6 40c5-2 8-1 11-6l3 2c-3 7-8 8-13 8z", "#E9DDBE"),
      pen("M9 39.5l1 4.3M13 38l2 4", 0.9),
    ]),
  ],
  marauder: (p) => [
    ...body("#5A4332", "#9E3B2E"),
    ...face({ skin: p.skin, beard: p.hair, brow: p.brow }),
    paint("M14.5 18C13.5 10 17.5 6.5 24 6.5S34.5 10 33.5 18c-5-2.6-14-2.6-19 0z", "#9E3B2E"),
    paint("M33 15.5c3 0 5.5 1.5 6.5 4-2.5 0-5-.5-6.8-2z", "#9E3B2E"),
    flat("M24.6 18.3l6 .6c.4 3-1 4.6-3 4.6s-3.4-2-3-5.2z", INK),
    pen("M16 17.5l15.5 3", 1),
    beside(3, [
      rod("M10 48V34", "#8A5A24", 2),
      flat(
        "M10 22c1.5 4 4.5 5.5 4.5 9a4.5 4.5 0 0 1-9 0c0-2.5 1.5-4 2-6 1 .8 1.3 1.6 1.5 2.5.7-1.5 1-3.5 1-5.5z",
        "#F08A1D",
      ),
      flat("M10 28c.8 1.5 2 2.3 2 4a2 2 0 0 1-4 0c0-1.5 1.3-2.2 2-4z", "#F6D243"),
    ]),
  ],
  mercenary: (p) => [
    ...body("#4F545C", p.trim),
    ...bearded(p),
    stroke("M28.5 23.5l2.5 3.5", "#8C2B30", 1.1),
    ...p.helm,
    beside(-5, [
      paint(
        "M33 37.5h7c2.5 2 4 4.5 4 6.5 0 3-2.8 4.5-7.5 4.5s-7.5-1.5-7.5-4.5c0-2 1.5-4.5 4-6.5z",
        "#A8743C",
      ),
      paint("M32 33.5c1.5 1 3 1 4.5 0 1.5 1 3 1 4.5 0l-1 4h-7z", "#A8743C"),
      bead(36.5, 43.5, 2.2, PALE, 1),
    ]),
  ],
  protector: (p) => [
    ...body("#8E979C", p.trim),
    paint("M14.5 34.5C12.5 20 15 8.5 24 8.5s11.5 11.5 9.5 26c-3 1.6-16 1.6-19 0z", "#9EA5AA"),
    pen("M15.5 27.5h2M15 31h3.5M32.5 27.5h-2M33 31h-3.5M20 34.5h2M26 34.5h2", 0.9),
    ...face({ skin: p.skin, brow: p.brow }),
    ...p.helm,
    beside(-5, [
      paint("M30.5 30H45v8c0 5-3 8.5-7.2 10.8-4.3-2.3-7.3-5.8-7.3-10.8z", p.cloth),
      stroke("M37.8 31.5v15M32 37.5h11.5", p.trim, 2.2),
    ]),
  ],
  thief: (p) => [
    ...hood("#3F5A44"),
    ...face({ skin: p.skin, y: 2, brow: p.brow }),
    flat("M16 21.5c5-1.5 11-1.5 16 0v3c-2 2.5-6 2-8 0-2 2-6 2.5-8 0z", INK),
    dot(20.3, 23.3, 1.1, "#fff"),
    dot(27.7, 23.3, 1.1, "#fff"),
    ...hoodEdge("#557A5C"),
  ],
  traitor: (p) => [
    ...body("#57406F", p.trim),
    ...face({ skin: p.skin, brow: p.brow }),
    stroke("M19.5 28c1.3-1.5 3-1.6 4.5-.6 1.5-1 3.2-.9 4.5.6", p.hair, 1.7),
    flat("M24 11.5c4.5 0 7.3 3 7.3 8.5 0 6-2.8 11-7.3 11z", "#00000030"),
    ...p.cap,
    beside(-6, [
      paint(
        "M31 36h12v3.5l-2.5 1.5-2-1.8-2.5 2-2.5-2L31 41zM31 43.5l2.5-1.7 2.5 2 2.5-2 2 1.8 2.5-1.5V48.5H31z",
        "#FBF1D6",
      ),
      bead(37, 37.5, 1.5, "#B3242B", 0.9),
    ]),
  ],
  vigilante: (p) => [
    ...hood("#6E4B2E"),
    ...face({ skin: p.skin, y: 2, beard: p.hair, brow: p.brow }),
    ...hoodEdge("#8A6542"),
    beside(-4, [
      pen("M38 27v5"),
      paint("M34 32h8v12h-8z", "#F6C445"),
      pen("M34 32h8M34 44h8M38 32v12", 1),
      paint("M33.5 29.5c2-2.6 7-2.6 9 0l.5 2.5h-10z", "#5C6B73"),
    ]),
  ],
  warrior: (p) => [
    ...body(p.cloth, STEEL),
    ...face({ skin: p.skin, beard: p.hair, brow: p.brow }),
    paint("M18.5 29c-.5 6 1.5 11 5.5 15 4-4 6-9 5.5-15-2 2.6-9 2.6-11 0z", p.hair),
    ...p.helm,
    beside(-5, [
      paint("M36.5 48V18l3-5 3 5v30z", PALE),
      pen("M39.5 18v22", 0.8),
      paint("M33.5 40.5h12v3h-12z", BRONZE),
    ]),
  ],
};

export function outsider(calling: string, people: string): Portrait | undefined {
  const p = PEOPLES[people];
  const draw = CALLINGS[calling];
  return p && draw && { ground: p.ground, parts: draw(p) };
}
