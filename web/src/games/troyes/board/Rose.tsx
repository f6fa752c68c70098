// The rose window of the city square: a sector of glass for every district, tracery between them, and a
// boss in the middle.

import { numbers, tint } from "../art/glass.ts";
import { LEAD, short } from "../art/pen.ts";

export const WIDTH = 356;
export const HEIGHT = 346;
export const MIDDLE = { x: 178, y: 171 };
export const RADIUS = 157;
export const BOSS = 36;

const BANDS = [0.215, 0.46, 0.74, 1]; // of the radius
const PANES = [2, 3, 5]; // a band's panes, in a fifth of the window
const RAD = Math.PI / 180;

const at = (angle: number, r: number): string =>
  `${short(MIDDLE.x + Math.cos(angle * RAD) * r)} ${short(MIDDLE.y + Math.sin(angle * RAD) * r)}`;

/** A piece of a ring between two angles. */
function piece(from: number, to: number, inner: number, outer: number): string {
  const out = `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}`;
  return `${out}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
}

/** The middle of a district in degrees, clockwise; the first is at the bottom. */
export const middleOf = (i: number, districts: number): number => (90 + (i * 360) / districts) % 360;

interface RoseProps {
  colours: string[]; // of the districts, the first at the bottom
  own: boolean; // whether the first one is the player's
}

export function Rose({ colours, own }: RoseProps) {
  const half = 180 / colours.length;
  return (
    <svg class="ty-rose" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r={RADIUS + 9} class="ty-rose-stone" />
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r={RADIUS + 5.5} fill="none" class="ty-rose-joint" />
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r={RADIUS} fill={LEAD} />
      {colours.map((colour, i) => (
        <Sector
          key={colour}
          colour={colour}
          seed={i * 17 + 5}
          middle={middleOf(i, colours.length)}
          half={half}
        />
      ))}
      {own && <OwnLine half={half} />}
      {colours.map((colour, i) => {
        const edge = middleOf(i, colours.length) - half;
        const d = `M${at(edge, RADIUS * 0.2)}L${at(edge, RADIUS + 5)}`;
        return (
          <g key={colour} fill="none">
            <path d={d} stroke={LEAD} stroke-width="9" />
            <path d={d} class="ty-tracery" />
            <path d={d} class="ty-rose-joint" />
          </g>
        );
      })}
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r={BOSS + 4} class="ty-rose-stone" />
    </svg>
  );
}

function Sector({
  colour,
  seed,
  middle,
  half,
}: {
  colour: string;
  seed: number;
  middle: number;
  half: number;
}) {
  const next = numbers(seed);
  const panes: [string, string][] = [];
  PANES.forEach((n, band) => {
    const count = Math.max(n, Math.round((n * half) / 36));
    const [inner, outer] = [BANDS[band] as number, BANDS[band + 1] as number];
    for (let i = 0; i < count; i++) {
      const from = middle - half + (2 * half * i) / count;
      const d = piece(from, from + (2 * half) / count, short2(inner * RADIUS), short2(outer * RADIUS));
      panes.push([d, tint("var(--glass)", next(), "var(--pc)")]);
    }
  });
  return (
    <g class={`ty-glass c-${colour}`} stroke="var(--ty-pane-lead)" stroke-width="1.3">
      {panes.map(([d, fill]) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </g>
  );
}

const short2 = (n: number): number => Math.round(n * 100) / 100;

/** One's own district has a bright line inside. */
function OwnLine({ half }: { half: number }) {
  const [from, to] = [90 - half + 3, 90 + half - 3];
  const [inner, outer] = [RADIUS * 0.27, RADIUS - 3.5];
  const large = half > 90 ? 1 : 0;
  const d = `M${at(from + 4, inner)}L${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}L${at(to - 4, inner)}`;
  return <path d={d} fill="none" class="ty-rose-own" />;
}
