// Showing what happens: rings in the colour of whoever acts, and from where things come. What moves on
// the boards is in animate.ts. All of it scales with the animation setting and ends with it.

import { computed, signal } from "@preact/signals";
import { settings } from "../ui/settings.ts";
import { elementsOf } from "./marks.ts";
import type { LogLine } from "./session.ts";
import { table } from "./state.ts";

type Rings = ReadonlyMap<string, string>; // element -> colour of the player who acted

/** The players' colours, by seat. */
export const palette = signal<string[]>([]);
const ringed = signal<Rings>(new Map());
/** Elements just spoken of; in the past those of the step on show. Nothing was done before the first one. */
export const rings = computed((): Rings => {
  const then = table.past.value;
  if (!then) return ringed.value;
  return new Map(then.lines.flatMap((line) => marksOf(line, palette.value)));
});

const marksOf = (line: LogLine, colours: string[]): [id: string, colour: string][] => {
  const colour = colours[line.who];
  return colour ? elementsOf(line, true).map((id) => [id, colour]) : [];
};

const TEMPO = { off: 0, fast: 0.5, normal: 1, slow: 2 } as const;
const BRIEF = 1100; // how long a ring around one's own doing stays

/** How long motion takes, as a factor; 0: there is none. */
export function tempo(): number {
  if (typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return TEMPO[settings.value.animation];
}

/** Ring what the lines speak of. What others did stays ringed until my next choice. */
export function ringLines(lines: LogLine[], colours: string[], mine: number[]): void {
  const next = new Map(ringed.value);
  const passing: [string, string][] = [];
  for (const line of lines) {
    for (const [id, colour] of marksOf(line, colours)) {
      next.delete(id); // the newest comes last
      next.set(id, colour);
      if (mine.includes(line.who)) passing.push([id, colour]);
    }
  }
  ringed.value = next;
  if (passing.length > 0) setTimeout(() => unring(passing), BRIEF * (tempo() || 1));
}

function unring(passing: [string, string][]): void {
  const next = new Map(ringed.value);
  for (const [id, colour] of passing) if (next.get(id) === colour) next.delete(id);
  if (next.size !== ringed.value.size) ringed.value = next;
}

export function clearRings(): void {
  if (ringed.value.size > 0) ringed.value = new Map();
}

// --- flights ------------------------------------------------------------------------------------------------

/** A game tells from where to where a piece goes. */
type Pilot = (line: LogLine) => [from: string, to: string] | null;
let pilot: Pilot = () => null;

export function setPilot(next: Pilot): void {
  pilot = next;
}

const expected = new Map<string, string>(); // where something will arrive -> where it comes from

/** Note what is about to arrive: the board that shows it is drawn a moment later. */
export function expectFlights(lines: LogLine[]): void {
  for (const line of lines) {
    const flight = pilot(line);
    if (flight?.[0] && flight[1]) expected.set(flight[1], flight[0]);
  }
}

/** From where something comes that has just appeared at an element. */
export function originOf(element: string): string | null {
  const from = expected.get(element) ?? null;
  expected.delete(element);
  return from;
}

export function forgetMotion(): void {
  expected.clear();
  clearRings();
}
