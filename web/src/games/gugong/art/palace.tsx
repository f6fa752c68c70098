// The Palace of Heavenly Purity: double eaves, five doors, a stair that rises to the hall.

import { num } from "../../../i18n/numbers.ts";
import { Cloud, Ground } from "./grounds.tsx";

const v = (name: string): string => `var(--gg-${name})`;

export interface Hall {
  width: number;
  height: number;
  x: number; // of the hall's wall
  stair: { x: number; y: number; step: number; rise: number; steps: number };
}

const HALL = 212;
const DOOR = { width: 37, step: 40.2, top: 79, foot: 123 };

/** The middle of a door, and where its threshold is. */
export const doorAt = (hall: Hall, i: number): { x: number; y: number } => ({
  x: hall.x + 7 + i * DOOR.step + DOOR.width / 2,
  y: DOOR.foot,
});

/** The middle of a step, and where one stands on it. */
export function stepAt({ stair }: Hall, i: number): { x: number; y: number } {
  return { x: stair.x + (i + 0.5) * stair.step, y: stair.y - i * stair.rise };
}

export function PalaceGround({ hall, doors }: { hall: Hall; doors: number }) {
  const { width, height } = hall;
  return (
    <Ground width={width} height={height}>
      <rect width={width} height={height} fill={v("hall")} />
      <circle cx={hall.x + 110} cy="52" r="50" fill={v("hall-sun")} />
      <Cloud x={hall.x + 8} y={36} scale={0.55} />
      <Cloud x={hall.x + 214} y={44} scale={0.62} flip />
      <g transform="translate(0 -3)">
        <Building x={hall.x} />
        {Array.from({ length: doors }, (_, i) => (
          <Door key={i} x={hall.x + 7 + i * DOOR.step} />
        ))}
      </g>
      <Stair hall={hall} />
    </Ground>
  );
}

function Building({ x }: { x: number }) {
  const middle = x + HALL / 2;
  const tiles = Array.from({ length: 9 }, (_, i) => (i - 4) / 4)
    .map((t) => `M${middle + t * 48} 17L${middle + t * 76} 41M${middle + t * 84} 54L${middle + t * 102} 71`)
    .join("");
  return (
    <>
      <path
        d={`M${x - 10} 126h${HALL + 20}v6h-${HALL + 20}z`}
        fill={v("marble")}
        stroke="var(--ink)"
        stroke-width="1.1"
      />
      <rect x={x} y="74" width={HALL} height="52" fill={v("lac")} stroke="var(--ink)" stroke-width="1.2" />
      <rect x={x + 24} y="42" width={HALL - 48} height="14" fill={v("lac-deep")} stroke="var(--ink)" />
      <g fill={v("tiles")} stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round">
        <path d={`M${x - 12} 70c18-2 28-9 34-18h${HALL - 44}c6 9 16 16 34 18l-4 7H${x - 8}z`} />
        <path d={`M${x + 8} 40c20-2 34-12 42-26h${HALL - 100}c8 14 22 24 42 26l-4 6H${x + 12}z`} />
      </g>
      <path d={`M${x + 48} 13h${HALL - 96}`} stroke={v("lac")} stroke-width="3.5" stroke-linecap="round" />
      <path
        d={`M${x + 46} 15c-4-1-5-6-1-8M${x + HALL - 46} 15c4-1 5-6 1-8`}
        stroke={v("lac")}
        stroke-width="2.6"
        fill="none"
        stroke-linecap="round"
      />
      <path d={tiles} stroke={v("tiles-line")} stroke-width="1.1" />
    </>
  );
}

const Door = ({ x }: { x: number }) => (
  <path
    d={`M${x} 126V90a8 8 0 0 1 8-8h21a8 8 0 0 1 8 8v36z`}
    fill={v("door")}
    stroke={v("leaf")}
    stroke-width="1.3"
  />
);

function Stair({ hall }: { hall: Hall }) {
  const { x, y, step, rise, steps } = hall.stair;
  const foot = y + 13;
  return (
    <>
      {Array.from({ length: steps + 1 }, (_, i) => {
        const last = i === steps;
        return (
          <g key={i}>
            <path
              d={`M${x + i * step} ${foot}V${y - i * rise}h${step}V${foot}z`}
              fill={last ? v("leaf") : v("marble")}
              stroke="var(--ink)"
              stroke-width="1.1"
            />
            <text
              class={`gg-step ${last ? "is-last" : ""}`}
              x={x + (i + 0.5) * step}
              y={foot - 3}
              text-anchor="middle"
            >
              {num(i)}
            </text>
          </g>
        );
      })}
    </>
  );
}
