// The nine gifts, one for each value, on a 48 grid: an ink line of 1.5 and flat colours. They lie on
// cards, which stay light in both themes, so their colours are fixed.

const INK = "#1c2226";
const RED = "#c5473a";
const GOLD = "#e0b04a";
const JADE = "#6fae8f";
const BLUE = "#5e86b8";
const WHITE = "#fff";
const BLACK = "#2a3035";
const WOOD = "#b27b4b";
const PEACH = "#efa98a";
const ROUND = 'stroke-linejoin="round" stroke-linecap="round"';

const shape = (d: string, fill: string, width = 1.5): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" ${ROUND}/>`;
const line = (d: string, width = 1.5): string => shape(d, "none", width);
const bead = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="1.5"/>`;

const fruitBowl = [
  bead(17, 20, 8, RED),
  bead(31, 20, 8, GOLD),
  bead(24, 13.5, 8, PEACH),
  shape("M24 6c1-4 5-5 8-4-1 3-4 5-8 4z", JADE),
  shape("M5 27h38c-2 7-8 10-14 10.5V41h5v3H14v-3h5v-3.5C13 37 7 34 5 27z", WHITE),
  line("M11 31.5c8 2 18 2 26 0", 1.2),
];

const paperFan = [
  shape("M24 42 3 19C13 5 35 5 45 19z", WHITE),
  shape("M24 42 8 23.5C16 13 32 13 40 23.5z", RED),
  line("M24 42 12.5 19M24 42V16M24 42 35.5 19", 1.1),
  shape("M24 42l-9.5-12.5c5-4.5 14-4.5 19 0z", GOLD),
  bead(24, 42, 2.2, GOLD),
];

const goStones = [
  line("M3 16h42M3 32h42M15 5v38M33 5v38", 1),
  bead(17, 30, 11, BLACK),
  bead(31.5, 18, 11, WHITE),
  `<path d="M10.5 27.5c1.2-2.5 3.2-4 6-4.4" stroke="${WHITE}" stroke-width="1.6" fill="none" stroke-linecap="round" opacity=".8"/>`,
];

const bonsai = [
  shape("M9 36h30l-3 8H12z", RED),
  line("M22 36c-3-6 6-9 1-15-2-3-5-4-7-4M24 25c3-1 6-3 9-5", 3),
  shape("M4 16c0-4 4-5 6-4 1-4 7-4 9-1 4-1 6 3 4 6-6 2-14 2-19-1z", JADE),
  shape("M26 11c0-4 4-5 6-4 2-3 7-3 8 1 4 0 5 5 2 7-5 1.5-11 1-14.5 0-1.5-1-2-2-1.5-4z", JADE),
  shape("M31 23c3-3 10-3 12 1-3 2.5-9 2.5-12-1z", JADE),
];

const teaSet = [
  shape("M9 18h23c3 8 1 17-4 20H14c-5-3-8-12-5-20z", BLUE),
  line("M32 20c8-3 11 8 1 11", 3),
  line("M9 22C5 20 4 16 2 15", 3),
  shape("M11 18c2-6 17-6 19 0z", WHITE),
  bead(20.5, 11.5, 2.2, GOLD),
  shape("M34 35h11c0 5-2 7-5.5 7S34 40 34 35z", WHITE),
  line("M14 29c4 2.5 9 2.5 13 0", 1.1),
];

const vase = [
  shape("M18 4h12l-1.5 5c9 5 12 13 9 22-1.5 5-4 8-5 13h-17c-1-5-3.5-8-5-13-3-9 0-17 9-22z", WHITE),
  line("M10.6 22c9 4 18 4 26.8 0M11.5 32c8 3.5 17 3.5 25 0", 1.2),
  shape("M24 18.5l5 7-5 7-5-7z", BLUE),
  line("M18 9.5c4 1.3 8 1.3 12 0", 1.2),
];

const BEADS: [number, number, string][] = [
  [6.5, 9, JADE],
  [8.3, 16, GOLD],
  [12, 22.2, JADE],
  [17.6, 27, GOLD],
  [41.5, 9, JADE],
  [39.7, 16, GOLD],
  [36, 22.2, JADE],
  [30.4, 27, GOLD],
];

const necklace = [
  line("M6 6c0 18 8 24 18 24S42 24 42 6", 1.2),
  ...BEADS.map(([x, y, fill]) => bead(x, y, 3.1, fill)),
  shape("M24 26l7 8-7 10-7-10z", RED),
  line("M17 34h14M24 26v18", 1),
];

const pipa = [
  shape("M22 3h4l.8 16c7 4 9 10 8 16-1.2 6-6 9-10.8 9s-9.6-3-10.8-9c-1-6 1-12 8-16z", WOOD),
  line("M18 4.5h-4M18 9h-4M34 4.5h-4M34 9h-4", 2),
  line("M22.7 6v32M25.3 6v32", 0.9),
  line("M18 37.5h12", 2),
  line("M18 27c1-1.5 2-2 3-2M30 27c-1-1.5-2-2-3-2", 1.2),
];

const jadeStatue = [
  shape("M8 39h32v5H8z", WOOD),
  shape("M13 39c-2-7 1-13 6-15h10c5 2 8 8 6 15z", JADE),
  line("M17 39c0-4 3-6 7-6s7 2 7 6", 1.2),
  bead(24, 15.5, 7.6, JADE),
  shape("M17.5 11c2-7 11-7 13 0-4 2-9 2-13 0z", JADE),
  bead(24, 5, 2.3, JADE),
  line("M21 16.5h1.5M25.5 16.5H27M22.5 20c1 .6 2 .6 3 0", 1.2),
  line("M19 27c3 2.5 7 2.5 10 0", 1.1),
];

const GIFTS = [fruitBowl, paperFan, goStones, bonsai, teaSet, vase, necklace, pipa, jadeStatue];

/** The drawing of the gift of this value. */
export const giftDrawing = (value: number): string[] => GIFTS[value - 1] ?? [];
