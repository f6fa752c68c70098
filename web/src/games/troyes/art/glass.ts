// Stained glass: two rings of panes around a middle, each a little lighter or darker than its base. The
// seed is the card's name, so that a window never changes.

import { LEAD, short } from "./pen.ts";

export interface Window {
  width: number;
  height: number;
  inner: string; // any CSS colour, also one that follows a player
  outer: string;
  seed: number;
  middle?: number; // of the height
  rays?: number;
  ring?: number; // radius
}

/** A number from a name: the same in every browser. */
export function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 65_521;
  return seed;
}

/** A row of numbers between 0 and 1 that begins the same for the same seed. */
export function numbers(seed: number): () => number {
  let state = seed * 7919 + 13;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

const LIGHTEST = 0.22;
const DARKEST = 0.12;

/** A base colour, lighter or darker by chance; also for colours only the page knows. */
export function tint(base: string, chance: number, light = "#fff6df"): string {
  const by = chance * (LIGHTEST + DARKEST) - DARKEST;
  const other = by > 0 ? light : "#000";
  return `color-mix(in srgb, ${base}, ${other} ${Math.round(Math.abs(by) * 100)}%)`;
}

export function glass({ width, height, inner, outer, seed, middle = 0.5, rays = 12, ring }: Window): string {
  const next = numbers(seed);
  const x = width / 2;
  const y = height * middle;
  const radius = ring ?? Math.min(width, height) * 0.42;
  const far = Math.hypot(width, height);
  const angles = Array.from({ length: rays }, (_, i) => ((i + next() * 0.45) * 2 * Math.PI) / rays);
  const at = (angle: number, r: number) =>
    `${short(x + Math.cos(angle) * r)} ${short(y + Math.sin(angle) * r)}`;
  let panes = "";
  let leads = "";
  angles.forEach((angle, i) => {
    const other = angles[(i + 1) % rays] as number;
    panes += `<path d="M${at(angle, radius)}L${at(angle, far)} ${at(other, far)} ${at(other, radius)}Z" fill="${tint(outer, next())}"/>`;
    panes += `<path d="M${short(x)} ${short(y)}L${at(angle, radius)}A${short(radius)} ${short(radius)} 0 0 1 ${at(other, radius)}Z" fill="${tint(inner, next())}"/>`;
    leads += `M${short(x)} ${short(y)}L${at(angle, far)}`;
  });
  return (
    panes +
    `<path d="${leads}" fill="none" stroke="${LEAD}" stroke-width="1.1" opacity=".75"/>` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${LEAD}" stroke-width="1.3"/>`
  );
}

export type Estate = "red" | "white" | "yellow" | "any";

/** The glass of the estates: around the middle, and outside. The colours on it are in the style sheet. */
export const GLASS: Record<Estate, { inner: string; outer: string }> = {
  red: { inner: "#c4323a", outer: "#8e1a24" },
  white: { inner: "#6c7fb8", outer: "#3e4e86" },
  yellow: { inner: "#c58a14", outer: "#8c5a06" },
  any: { inner: "#5e5966", outer: "#3f3c47" },
};
