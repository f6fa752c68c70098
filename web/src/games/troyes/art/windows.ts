// The windows of cards, people and the cathedral: glass with a picture or a player's colour in it.

import { addDrawing } from "../../../ui/sprite.ts";
import { CIVIL } from "./civil.ts";
import { type Estate, GLASS, glass, seedOf } from "./glass.ts";
import { MILITARY } from "./military.ts";
import { LEAD, short } from "./pen.ts";
import { RELIGIOUS } from "./religious.ts";

const PICTURES: Readonly<Record<string, string[]>> = { ...CIVIL, ...RELIGIOUS, ...MILITARY };

export const pictureOf = (name: string): string => (PICTURES[name] ?? []).join("");

/** A pointed arch of a width and height, from the top left corner. */
export function lancet(width: number, height: number): string {
  const [spring, bow] = [short(width * 0.62), short(width * 0.18)];
  return `M0 ${height}V${spring}Q0 ${bow} ${width / 2} 0Q${width} ${bow} ${width} ${spring}V${height}Z`;
}

interface Size {
  width: number;
  height: number;
}

/** A lit window of the cathedral, in the colour of whoever built it. */
export function windowDrawing(seed: number, { width, height }: Size): string {
  const id = `ty-window-${seed}`;
  addDrawing(id, () => {
    const panes = glass({
      width,
      height,
      seed,
      inner: "color-mix(in srgb, var(--pc), #fff 55%)",
      outer: "color-mix(in srgb, var(--pc), #000 12%)",
      middle: 0.63,
      rays: 8,
      ring: 17,
    });
    const arch = lancet(width, height);
    return `<symbol id="${id}" viewBox="0 0 ${width} ${height}"><clipPath id="${id}-arch"><path d="${arch}"/></clipPath><g clip-path="url(#${id}-arch)">${panes}</g><path d="${arch}" fill="none" stroke="${LEAD}" stroke-width="1.9"/></symbol>`;
  });
  return id;
}

interface Picture extends Size {
  name: string;
  estate: Estate;
  shape: "card" | "event" | "portrait" | "field";
}

/** How large a picture stands in its window, and where its middle is. */
const SHAPES: Record<Picture["shape"], { size: number; middle: number; ring: number; rays: number }> = {
  card: { size: 62, middle: 0.5, ring: 38, rays: 12 },
  event: { size: 40, middle: 0.48, ring: 23, rays: 10 },
  portrait: { size: 46, middle: 0.56, ring: 24, rays: 11 },
  field: { size: 34, middle: 0.55, ring: 13, rays: 9 },
};

/** A picture on the glass of its estate; portraits stand in an arch. */
export function pictureDrawing({ name, estate, shape, width, height }: Picture): string {
  const id = `ty-${shape}-${name}`;
  addDrawing(id, () => {
    const { size, middle, ring, rays } = SHAPES[shape];
    const panes = glass({ width, height, ...GLASS[estate], seed: seedOf(name), middle, ring, rays });
    const at = `translate(${short((width - size) / 2)} ${short(height * middle - size / 2)}) scale(${short(size / 64)})`;
    const drawn = `${panes}<g transform="${at}">${pictureOf(name)}</g>`;
    if (shape !== "portrait") return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${drawn}</symbol>`;
    const arch = lancet(width - 2, height - 1);
    return (
      `<symbol id="${id}" viewBox="0 0 ${width} ${height}"><clipPath id="${id}-arch"><path d="${arch}" transform="translate(1 1)"/></clipPath>` +
      `<g clip-path="url(#${id}-arch)">${drawn}</g><path d="${arch}" transform="translate(1 1)" fill="none" stroke="${LEAD}" stroke-width="1.8"/></symbol>`
    );
  });
  return id;
}

/** The back of an activity card. */
export function backDrawing(colour: Estate, age: number, { width, height }: Size): string {
  const id = `ty-back-${colour}-${age}`;
  addDrawing(id, () => {
    const { outer } = GLASS[colour];
    const dark = `color-mix(in srgb, ${outer}, #000 25%)`;
    const panes = glass({
      width,
      height,
      inner: outer,
      outer: dark,
      seed: age * 5 + colour.length,
      middle: 0.46,
      ring: 44,
      rays: 14,
    });
    return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${panes}</symbol>`;
  });
  return id;
}
