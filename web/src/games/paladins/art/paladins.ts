// The twelve paladins on a 100 x 124 grid: one armoured figure, told apart by ground, surcoat, crest,
// beard and what they hold, which speaks of their ability.

import { bead, type Drawing, flat, INK, paint, pen, rod, stroke } from "./pen.ts";

const STEEL = "#DDE1E4";
const MAIL = "#C6CBCE";
const GOLD = "#E3B23C";
const CREAM = "#F4E6C4";
const WOOD = "#8A5A24";
const PALE = "#E6EAEC";
const PENS = 1.4;

interface Look {
  ground: string;
  coat: string;
  sign: Drawing; // on the surcoat
  beard: string | null;
  skin?: string;
  crest: Drawing;
  holds: Drawing;
}

const line = (d: string): string => pen(d, PENS);
const fill = (d: string, colour: string): string => paint(d, colour, PENS);

// --- what stands on the surcoat ------------------------------------------------------------------

const cross = (colour: string): Drawing => [
  stroke("M50 98v26M40 108h20", INK, 7),
  stroke("M50 99v25M41 108h18", colour, 4),
];
const lozenge = (colour: string): Drawing => [fill("M50 97l9 13-9 14-9-14z", colour)];
const chevron = (colour: string): Drawing => [fill("M31 118l19-16 19 16v8L50 111l-19 15z", colour)];
const bars = (colour: string): Drawing => [fill("M38 95v31h-7l1-33zM62 95v31h7l-1-33z", colour)];
const disc = (colour: string): Drawing => [bead(50, 110, 9, colour, PENS), bead(50, 110, 3.5, CREAM, 1)];

// --- crests --------------------------------------------------------------------------------------

const WINGS = [
  fill(
    "M28 44C16 42 8 32 6 16c6 4 9 5 12 5-1-4-1-7-.5-11 7 7 13 17 13.5 28zM72 44c12-2 20-12 22-28-6 4-9 5-12 5 1-4 1-7 .5-11-7 7-13 17-13.5 28z",
    CREAM,
  ),
  pen("M12 24c5 6 9 10 15 14M20 22c2 6 5 10 9 14M88 24c-5 6-9 10-15 14M80 22c-2 6-5 10-9 14", 0.9),
  bead(50, 20, 4.5, GOLD, PENS),
];
const plume = (colour: string): Drawing => [
  fill("M50 24C38 22 24 26 18 40c2-18 12-32 34-33 14 0 22 6 22 12 0 5-6 8-12 5-4-2-8-1-12 0z", colour),
  line("M50 23C40 18 30 21 23 31M52 20c5-5 11-6 17-3"),
];
const tower = (colour: string): Drawing => [
  fill("M36 27V12h-3V3h7v4h6V3h8v4h6V3h7v9h-3v15z", colour),
  line("M36 12h28M46 27v-8a4 4 0 0 1 8 0v8"),
];
const antlers = (): Drawing => [
  rod("M35 30C26 26 20 18 20 4M22 16c-5 0-10-3-12-9M27 24c-6 1-12 0-16-4", "#B08A56", 3),
  rod("M65 30c9-4 15-12 15-26M78 16c5 0 10-3 12-9M73 24c6 1 12 0 16-4", "#B08A56", 3),
  bead(50, 21, 4, GOLD, PENS),
];
const halo = (): Drawing => [
  stroke("M50 2a27 27 0 1 1-.1 0", INK, 6),
  stroke("M50 2a27 27 0 1 1-.1 0", GOLD, 3.2),
];
const circlet = (): Drawing => [
  fill("M27 46l-2-19 12 10 13-16 13 16 12-10-2 19c-7-3-14-4.5-23-4.5S34 43 27 46z", GOLD),
  bead(50, 33, 3, "#B3242B", 1),
  bead(35, 37.5, 2.2, "#2D74B8", 1),
  bead(65, 37.5, 2.2, "#2D74B8", 1),
];
const topCross = (): Drawing => [pen("M50 26V3M41 11h18", 7.5), stroke("M50 26V3M41 11h18", GOLD, 4.2)];
const horns = (): Drawing => [
  fill("M30 40C14 40 6 28 8 10c4 10 10 16 22 17zM70 40c16 0 24-12 22-30-4 10-10 16-22 17z", "#E9DDBE"),
  pen("M11 25c2 5 6 9 11 11M89 25c-2 5-6 9-11 11", 1),
];
const fan = (colour: string): Drawing => [
  fill("M50 26L32 6c4-2 8-2 10 0 1-4 5-6 8-6s7 2 8 6c2-2 6-2 10 0z", colour),
  line("M50 25L42 6M50 25V1M50 25l8-19"),
];
const veil = (colour: string): Drawing => [
  fill(
    "M24 60C20 28 34 14 50 14s30 14 26 46c4 14 8 22 14 32-10-1-16-6-19-14 2-14 0-24-4-32H33c-4 8-6 18-4 32-3 8-9 13-19 14 6-10 10-18 14-32z",
    colour,
  ),
];
const leaves = (): Drawing => [
  fill(
    "M28 47c-8-3-11-10-9-18 6 2 10 6 11 12M31 37c-6-5-7-12-3-19 5 4 7 9 6 15M72 47c8-3 11-10 9-18-6 2-10 6-11 12M69 37c6-5 7-12 3-19-5 4-7 9-6 15",
    "#6FA05A",
  ),
  bead(50, 20, 4, GOLD, PENS),
];

// --- in hand --------------------------------------------------------------------------------------

const grip = (): string => fill("M75.5 91h5v11h-5z", "#6b4423") + fill("M66 86h24v5H66z", GOLD);
const SWORD = [fill("M78 8l4 8v70h-8V16z", STEEL), pen("M78 14v70", 0.8), grip()];
/** Roland carries both: the sword over his shoulder, the horn in front. */
const swordAndHorn = (): Drawing => [
  `<g transform="rotate(-14 22 70) translate(-58 0)">${SWORD.join("")}</g>`,
  ...HORN,
];
const AXE = [
  rod("M78 122V14", WOOD, 4),
  fill("M79 20C86 12 94 12 98 16c-2 10-2 16 0 26-5 4-13 3-19-4z", STEEL),
];
const HAMMER = [rod("M78 122V20", WOOD, 4.5), fill("M64 10h28v18H64z", STEEL), line("M70 10v18M86 10v18")];
const LANCE = [
  rod("M78 124V14", WOOD, 3),
  fill("M75 16l3-14 3 14z", STEEL),
  fill("M79 20h20l-5 7 5 7H79z", "#2F7A4B"),
  stroke("M79 27h13", CREAM, 3),
];
const BOW = [
  pen("M80 10v104", 1.2),
  rod("M80 10c18 24 18 80 0 104", WOOD, 3.6),
  rod("M60 62h30", WOOD, 1.6),
  fill("M88 58l9 4-9 4z", STEEL),
];
const CROZIER = [rod("M80 124V30c0-16-20-16-20-2 0 9 11 9 11 1", GOLD, 3.6)];
const DAGGER = [
  fill("M78 46l5 12-2 30h-6l-2-30z", PALE),
  fill("M67 86h22v5H67z", INK),
  fill("M75.5 91h5v12h-5z", "#57406F"),
];
const SPEAR = [rod("M78 124V28", WOOD, 3), fill("M71 32l7-28 7 28-7 8z", STEEL), pen("M78 10v24", 0.9)];
const MACE = [
  rod("M78 122V34", "#6F7982", 3.6),
  bead(78, 24, 11, STEEL, PENS),
  line("M78 10v28M65 24h26M69 15l18 18M87 15L69 33"),
  bead(78, 24, 4, GOLD, 1),
];
const HORN = [
  fill("M96 46c-2 22-14 34-34 36l-3-10c14-2 20-10 21-24 5 3 11 2 16-2z", CREAM),
  stroke("M70 80l-3-9M84 70l-8-6", GOLD, 4),
  pen("M70 80l-3-9M84 70l-8-6", 0.9),
  fill("M78 44c4 5 13 6 20 1l-1 6c-6 4-14 3-19-1z", GOLD),
];
const CHALICE = [
  fill("M64 40h28c0 16-4 24-11 26v14l9 6v4H66v-4l9-6V66c-7-2-11-10-11-26z", GOLD),
  line("M64 46h28M75 66h6"),
  bead(78, 54, 3.5, "#B3242B", 1),
];
const PENNON = [
  rod("M78 124V8", WOOD, 3),
  fill("M79 10h20v30l-10-7-10 7z", "#1F5F9C"),
  stroke("M89 14v16M83 21h12", CREAM, 3),
];

export const LOOKS: Record<string, Look> = {
  anseis: {
    ground: "#2E5C86",
    coat: "#1F4468",
    sign: chevron(CREAM),
    beard: "#6B4A2E",
    crest: tower("#C3BBAA"),
    holds: HAMMER,
  },
  berengier: {
    ground: "#2F6B4A",
    coat: "#1E5A36",
    sign: cross(GOLD),
    beard: "#C77A2E",
    crest: plume("#F4E6C4"),
    holds: LANCE,
  },
  engelier: {
    ground: "#8C2B30",
    coat: "#A3262A",
    sign: cross(CREAM),
    beard: "#7A4E26",
    crest: WINGS,
    holds: SWORD,
  },
  gerier: {
    ground: "#B08A2E",
    coat: "#F0E6CC",
    sign: cross("#7B1E2B"),
    beard: "#D8CDB8",
    crest: topCross(),
    holds: CROZIER,
  },
  gerin: {
    ground: "#57406F",
    coat: "#3B2A52",
    sign: lozenge("#9460C8"),
    beard: "#2A2018",
    crest: veil("#33244A"),
    holds: DAGGER,
  },
  girard: {
    ground: "#5E7045",
    coat: "#44532F",
    sign: chevron("#B08A56"),
    beard: "#5B3B22",
    crest: antlers(),
    holds: BOW,
  },
  ivoire: {
    ground: "#4F8A86",
    coat: "#F4EBD2",
    sign: lozenge("#4F8A86"),
    beard: null,
    crest: fan("#F4EBD2"),
    holds: CHALICE,
  },
  ivon: {
    ground: "#4A4543",
    coat: "#2B2624",
    sign: cross("#EFE6D2"),
    beard: "#8E8578",
    crest: leaves(),
    holds: PENNON,
  },
  oliver: {
    ground: "#34508A",
    coat: "#24386A",
    sign: disc(GOLD),
    beard: "#B9AFA0",
    crest: halo(),
    holds: SPEAR,
  },
  otton: {
    ground: "#A8662A",
    coat: "#C98A2E",
    sign: disc("#D5D9DD"),
    beard: "#C79A4A",
    crest: circlet(),
    holds: MACE,
  },
  roland: {
    ground: "#7B1E2B",
    coat: "#1F5F9C",
    sign: bars("#E3B23C"),
    beard: null,
    crest: plume("#B3242B"),
    holds: swordAndHorn(),
  },
  samson: {
    ground: "#7A5A3A",
    coat: "#8A5A2E",
    sign: bars("#D8C7A4"),
    beard: "#5B3B22",
    skin: "#C98F62",
    crest: horns(),
    holds: AXE,
  },
};

const RAYS = Array.from({ length: 24 }, (_, i) => {
  const at = (turn: number) => {
    const angle = ((i + turn) * Math.PI) / 12;
    return `${(50 + 120 * Math.cos(angle)).toFixed(1)} ${(60 + 120 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M50 60L${at(0)}L${at(0.5)}z`;
}).join("");

/** Crests that lie behind the head. */
const BEHIND: ReadonlySet<string> = new Set(["oliver", "girard", "samson"]);

export function paladinDrawing(name: string): Drawing {
  const look = LOOKS[name];
  if (!look) return [];
  const behind = BEHIND.has(name);
  return [
    flat("M0 0h100v124H0z", look.ground),
    `<path d="${RAYS}" fill="#fff" opacity=".13"/>`,
    ...(behind ? look.crest : []),
    ...look.holds,
    ...armour(look),
    ...head(look),
    ...(behind ? [] : look.crest),
  ];
}

function armour(look: Look): Drawing {
  return [
    fill("M6 126c0-24 12-34 30-37h28c18 3 28 13 30 37z", MAIL),
    fill("M10 112c2-14 10-20 22-22l-4 36H8zM90 112c-2-14-10-20-22-22l4 36h20z", "#AEB4B8"),
    fill("M32 90c6 6 30 6 36 0l6 36H26z", look.coat),
    ...look.sign,
  ];
}

function head(look: Look): Drawing {
  const parts = [
    fill("M29 48c0-16 8-24 21-24s21 8 21 24v26c0 10-8 17-21 19-13-2-21-9-21-19z", MAIL),
    fill("M36 62c0-6 3-8 7-8l7 2 7-2c4 0 7 2 7 8v9c0 8-6 13-14 14-8-1-14-6-14-14z", look.skin ?? "#EBC39A"),
    stroke("M39 61c2-2 5-2 8-.5M53 60.5c3-1.5 6-1.5 8 .5", "#5b3414", 2.2),
    `<circle cx="43.5" cy="65" r="1.7" fill="${INK}"/><circle cx="56.5" cy="65" r="1.7" fill="${INK}"/>`,
    line("M50.5 63l2 7.5h-3.5"),
  ];
  if (look.beard) {
    parts.push(
      fill(
        "M36 66c2 3 4 6 6 6.4 2.6.4 5-1.9 8-1.9s5.4 2.3 8 1.9c2-.4 4-3.4 6-6.4 1 12-4 20-14 20.5-10-.5-15-8.5-14-20.5z",
        look.beard,
      ),
    );
  }
  parts.push(line("M45 76c3 1.6 7 1.6 10 0"));
  parts.push(
    fill("M27 50c0-18 9-28 23-28s23 10 23 28c-7-3-14-4.5-23-4.5S34 47 27 50z", STEEL),
    fill("M47.5 23h5v24h-5z", GOLD),
  );
  return parts;
}
