// Where the dice of a district stand: upright, apart from each other, and inside its glass. The more
// there are, the smaller they get.

export interface Sector {
  middle: number; // degrees, clockwise from the right
  half: number; // half of its angle, 90 at most
  outer: number; // radius of the square
  inner: number; // radius of the boss in the middle
}

/** What must stay free, in the square's own pixels from its middle. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Packed {
  width: number; // of a die
  pitch: [x: number, y: number]; // from a die to the next one
  places: [x: number, y: number][]; // middles of dice, from the middle of the square
}

type Size = [width: number, apart: number, below: number];
const SIZES: Size[] = [
  [34, 12, 9],
  [30, 11, 9],
  [30, 6, 5],
  [26, 7, 6],
  [24, 6, 5],
  [22, 5, 4],
  [20, 4, 4],
  [17, 3, 3],
];
/** For fingers: dice may get small, but stay far enough from each other. */
const APART: Size[] = [
  [34, 12, 9],
  [30, 13, 9],
  [26, 17, 9],
  [24, 19, 12],
  [22, 21, 15],
];
/** The least distance of things to be touched. */
export const FINGER = 43;
const TALL = 42 / 32;
const MARGIN = 4; // to the tracery
const STEP = 3;
const RAD = Math.PI / 180;

const known = new Map<string, Packed>();

/** A sector with the directions that point inwards from its two edges. */
interface Place extends Sector {
  edges: [number, number, number, number];
}

function placeOf(sector: Sector): Place {
  const a = (sector.middle - sector.half + 90) * RAD;
  const b = (sector.middle + sector.half - 90) * RAD;
  return { ...sector, edges: [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)] };
}

export interface Wanted {
  widest?: number;
  fingers?: boolean; // dice stand so far apart that a finger meets one of them, if there is room
  free?: Box[];
}

export function pack(sector: Sector, dice: number, wanted: Wanted = {}): Packed {
  const key = JSON.stringify([sector, dice, wanted]);
  let found = known.get(key);
  if (!found) {
    found = search(sector, dice, wanted);
    known.set(key, found);
  }
  return found;
}

function search(sector: Sector, dice: number, { widest = 30, fingers = false, free = [] }: Wanted): Packed {
  if (dice === 0) return { width: widest, pitch: [FINGER, FINGER], places: [] };
  const place = placeOf(sector);
  for (const [width, apart, below] of fingers ? [...APART, ...SIZES] : SIZES) {
    if (width > widest) continue;
    const places = bestGrid(place, dice, width, apart, below, free);
    if (places) return { width, pitch: [width + apart, width * TALL + below], places };
  }
  return heap(sector, dice);
}

/** Whether dice stand too close for fingers. */
export const isCrowded = ({ pitch }: Packed): boolean => Math.min(...pitch) < FINGER;

/** The grid whose places lie closest to the middle of the sector. */
function bestGrid(
  sector: Place,
  dice: number,
  width: number,
  apart: number,
  below: number,
  free: Box[],
): [number, number][] | null {
  const [dx, dy] = [width + apart, width * TALL + below];
  const [mx, my] = heart(sector);
  const far = (place: [number, number]) => Math.hypot(place[0] - mx, place[1] - my);
  let best: [number, number][] | null = null;
  let least = Infinity;
  for (const shifted of [false, true]) {
    for (let x = 0; x < dx; x += STEP) {
      for (let y = 0; y < dy; y += STEP) {
        const all = gridPlaces(sector, x, y, dx, dy, shifted, width, free);
        if (all.length < dice) continue;
        const near = all.sort((a, b) => far(a) - far(b)).slice(0, dice);
        const spread = near.reduce((sum, place) => sum + far(place), 0);
        if (spread < least) [least, best] = [spread, near];
      }
    }
  }
  return best?.sort((a, b) => a[1] - b[1] || a[0] - b[0]) ?? null;
}

function gridPlaces(
  sector: Place,
  x: number,
  y: number,
  dx: number,
  dy: number,
  shifted: boolean,
  width: number,
  free: Box[],
): [number, number][] {
  const found: [number, number][] = [];
  const reach = Math.ceil(sector.outer / Math.min(dx, dy)) + 1;
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const at: [number, number] = [x + column * dx + (shifted && row & 1 ? dx / 2 : 0), y + row * dy];
      if (fits(sector, at, width, free)) found.push(at);
    }
  }
  return found;
}

function fits(sector: Place, [x, y]: [number, number], width: number, free: Box[]): boolean {
  if (!isInside(sector, x, y)) return false; // most places: one look is enough
  const [w, h] = [width / 2, (width * TALL) / 2];
  const corners =
    isInside(sector, x - w, y - h) &&
    isInside(sector, x + w, y - h) &&
    isInside(sector, x - w, y + h) &&
    isInside(sector, x + w, y + h);
  return (
    corners &&
    free.every((box) => x + w < box.left || x - w > box.right || y + h < box.top || y - h > box.bottom)
  );
}

function isInside({ outer, inner, edges }: Place, x: number, y: number): boolean {
  const r = x * x + y * y;
  if (r > outer * outer || r < inner * inner) return false;
  const [ax, ay, bx, by] = edges;
  return x * ax + y * ay > MARGIN && x * bx + y * by > MARGIN;
}

/** Where dice gather: a little outside the middle of the sector. */
function heart({ middle, outer, inner, half }: Sector): [number, number] {
  const r = half > 60 ? (outer + inner) / 2.1 : outer * 0.65;
  return [Math.cos(middle * RAD) * r, Math.sin(middle * RAD) * r];
}

/** More dice than could ever be: small ones in rows, overlapping nobody's numbers. */
function heap(sector: Sector, dice: number): Packed {
  const [mx, my] = heart(sector);
  const width = 15;
  const across = Math.ceil(Math.sqrt(dice));
  const places = Array.from({ length: dice }, (_, i): [number, number] => [
    mx + ((i % across) - (across - 1) / 2) * (width + 2),
    my + (Math.floor(i / across) - (across - 1) / 2) * (width * TALL + 2),
  ]);
  return { width, pitch: [width + 2, width * TALL + 2], places };
}

const EVENT_ROW = 902; // design pixels beside the decks
const EVENT = 173 + 6;
const DOORS = 28 + 6;
const ENEMY = 30 + 9;

/** How many events stand beside each other: whole ones, beside the enemies and, if not all do, two doors. */
export function eventsShown(events: number, enemies: number): number {
  const room = EVENT_ROW - (enemies > 0 ? enemies * ENEMY + 20 + 6 : 0);
  if (events * EVENT - 6 <= room) return events;
  return Math.max(2, Math.floor((room - DOORS + 6) / EVENT));
}
