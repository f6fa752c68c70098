// Dice and pieces, as symbols of the page. Colours come from the style sheet: those of a die by its
// estate (`--die-face`, `--die-front`, `--die-mark`, `--die-sign`), those of a piece by its player (`--pc`).

import { ESTATES } from "../icons/estates.ts";
import { addDrawing } from "../../../ui/sprite.ts";
import { LEAD, short } from "./pen.ts";

export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The estate's mark on the front of a die: long ones lie down. */
const SIGNS: Record<string, [sign: string, size: number, turn: number]> = {
  red: ["sword", 21, 90],
  white: ["mitre", 10.5, 0],
  yellow: ["wheat", 20, 90],
  black: ["blades", 10.5, 0],
};

/** A die seen from above and in front, 32 x 42, without its pips. */
export function dieDrawing(colour: string): string {
  const [sign, size, turn] = SIGNS[colour] ?? ["sword", 21, 90];
  const scale = short(size / 24);
  const mark = (ESTATES[sign] ?? []).join("").replaceAll("currentColor", "var(--die-sign)");
  const edge = colour === "black" ? "var(--ty-outline)" : LEAD;
  const id = `ty-die-${colour}`;
  addDrawing(
    id,
    () =>
      `<symbol id="${id}" viewBox="0 0 32 42"><rect x="1" y="1" width="30" height="40" rx="6" fill="var(--die-front)" stroke="${edge}" stroke-width="1.6"/>` +
      `<rect x="1.8" y="1.8" width="28.4" height="27" rx="5.2" fill="var(--die-face)"/>` +
      `<g transform="translate(16 35) rotate(${turn}) scale(${scale}) translate(-12 -12)">${mark}</g></symbol>`,
  );
  return id;
}

/** The pips of a die's top face, in the same box. */
export function pipsDrawing(value: number): string {
  const id = `ty-pips-${value}`;
  const pip = ([x, y]: [number, number]) =>
    `<circle cx="${16 + x * 8}" cy="${short(15.3 + y * 8)}" r="3" fill="var(--die-mark)"/>`;
  addDrawing(
    id,
    () => `<symbol id="${id}" viewBox="0 0 32 42">${(PIPS[value] ?? []).map(pip).join("")}</symbol>`,
  );
  return id;
}

/** A flat face, 16 x 16: a number on the boards that is met with a die. */
export function faceDrawing(value: number): string {
  const id = `ty-face-${value}`;
  const pip = ([x, y]: [number, number]) =>
    `<circle cx="${8 + x * 4}" cy="${8 + y * 4}" r="1.7" fill="var(--die-mark)"/>`;
  addDrawing(
    id,
    () =>
      `<symbol id="${id}" viewBox="0 0 16 16"><rect x=".5" y=".5" width="15" height="15" rx="3.5" fill="var(--die-face)" stroke="${LEAD}"/>${(PIPS[value] ?? []).map(pip).join("")}</symbol>`,
  );
  return id;
}

const OUTLINE = 'stroke="var(--ty-outline)" stroke-linejoin="round"';
const BODY =
  `<path d="M12 10.2C7.6 10.2 6.9 14 5.5 20.5L3 29.3Q12 32.6 21 29.3L18.5 20.5C17.1 14 16.4 10.2 12 10.2Z" fill="var(--pc)" ${OUTLINE} stroke-width="1.5"/>` +
  `<path d="M8 12.4q4 3 8 0" fill="none" ${OUTLINE} stroke-width="1.2" opacity=".55"/>` +
  `<circle cx="12" cy="6.4" r="4.9" fill="var(--pc)" ${OUTLINE} stroke-width="1.5"/>`;
const CAP = `<path d="M6.6 4.7Q7.6.6 12.6.7Q18.8.8 19.3 4.3Q17.8 5.3 16.4 4.4Q11.6 3.2 6.6 4.7Z" fill="color-mix(in srgb, var(--pc), #000 38%)" ${OUTLINE} stroke-width="1.2"/>`;

/** Drawings that stand once in the page; the charge of the player is laid over them. */
const PIECES = {
  citizen: { box: "0 0 24 33", drawn: BODY },
  tradesman: { box: "0 0 24 33", drawn: BODY + CAP },
  lying: {
    box: "0 0 34 25",
    drawn: `<path d="M1 23.5H33" fill="none" ${OUTLINE} stroke-width="1.4" stroke-dasharray="3 2.5" opacity=".7"/><g transform="translate(33 0) rotate(90)">${BODY}</g>`,
  },
  cube: {
    box: "0 0 24.5 24.5",
    drawn:
      `<path d="M2 7.5 6.5 2H22.5L18 7.5Z" fill="color-mix(in srgb, var(--pc), #fff 45%)"/>` +
      `<path d="M18 7.5 22.5 2V17L18 22.5Z" fill="color-mix(in srgb, var(--pc), #000 36%)"/>` +
      `<path d="M2 7.5H18V22.5H2Z" fill="var(--pc)"/>` +
      `<path d="M2 7.5 6.5 2H22.5V17L18 22.5H2ZM2 7.5H18V22.5M18 7.5 22.5 2" fill="none" ${OUTLINE} stroke-width="1.4"/>`,
  },
  disc: {
    box: "0 0 24 24",
    drawn: `<circle cx="12" cy="12" r="11" fill="var(--pc)" ${OUTLINE} stroke-width="1.3"/>`,
  },
} as const;

export type PieceKind = keyof typeof PIECES;

/** Where the charge sits on a piece, and how large it is. */
export const CHARGE_AT: Record<PieceKind, [x: number, y: number, size: number]> = {
  citizen: [12, 22, 10],
  tradesman: [12, 22, 10],
  lying: [11, 12, 10],
  cube: [10, 15, 10.5],
  disc: [12, 12, 13.5],
};

export function pieceDrawing(kind: PieceKind): { id: string; box: string } {
  const { box, drawn } = PIECES[kind];
  const id = `ty-${kind}`;
  addDrawing(id, () => `<symbol id="${id}" viewBox="${box}">${drawn}</symbol>`);
  return { id, box };
}
