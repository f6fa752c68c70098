// The land behind the six regions: sea in the west, fields, woods, hills, mountains in the east, and a
// river through all of it. Drawn once; only the colours of the theme change it.

import type { JSX } from "preact";

const WIDTH = 1000;
const HEIGHT = 94;
const REGIONS = 6;
const LINE = {
  fill: "none",
  stroke: "var(--map-art)",
  "stroke-width": 1.1,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;
const WOOD = { ...LINE, fill: "var(--tree)" };

const borderAt = (region: number): number => Math.round((WIDTH / REGIONS) * region);

/** The points of a border: it wavers, each a little differently. */
function border(region: number): [number, number][] {
  const points: [number, number][] = [];
  for (let y = -2; y < HEIGHT + 4; y += 4) {
    const sway = 5 * Math.sin(region * 1.7 + y / 15);
    const x = region === 0 ? -2 : region === REGIONS ? WIDTH + 2 : borderAt(region) + sway;
    points.push([x, y]);
  }
  return points;
}

const path = (points: [number, number][]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y}`).join("L")}`;

const LAND = Array.from(
  { length: REGIONS },
  (_, i) => `${path([...border(i), ...border(i + 1).reverse()])}z`,
);
const BORDERS = Array.from({ length: REGIONS - 1 }, (_, i) => path(border(i + 1)));

const COAST = "M44 -2c-6 10 8 16 2 28s-14 14-6 26 2 22-4 30 2 10 0 14";
const RIVER =
  "M1004 64C960 40 915 52 880 47S790 44 745 49S640 42 590 47S500 52 450 46S350 44 300 48S190 42 130 47S70 44 40 50";

function Tree({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M0 0v-4" {...LINE} />
      <path d="M-4.5-3c-3-3 0-5 .2-7 .8-4 7.8-4 8.6 0 .2 2 3.2 4 .2 7z" {...WOOD} />
    </g>
  );
}

function Hill({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M${-12 * s} 0c3-6 6-9 10-9s9 4 13 9`} {...WOOD} />
      <path d={`M${3 * s} ${-5 * s}c2-3 4-4 6-4s5 2 7 6`} {...LINE} />
    </g>
  );
}

function Mountain({ x, y, s }: { x: number; y: number; s: number }) {
  const ridge = "M-13 0L-2-17l5 7 3-4 9 14";
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d={`${ridge}z`} fill="var(--rock)" />
      <path d={`${ridge}M-2-17l-2 7 3 3`} {...LINE} />
    </g>
  );
}

const Keep = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y}v-13h3v3h3v-3h3v3h3v-3h3v13zM${x + 6} ${y}v-5h3v5`} {...LINE} />
);

const Church = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x} ${y}v-7h10v7zM${x} ${y - 7}l5-4 5 4M${x + 10} ${y}v-14l3-5 3 5v14zM${x + 13} ${y - 19}v-4M${x + 11.5} ${y - 21.5}h3`}
    {...LINE}
  />
);

const Wheat = ({ x, y }: { x: number; y: number }) => (
  <path
    d={[0, 5, 10].map((dx) => `M${x + dx} ${y}v-8m0 2l-2-2m2 2l2-2m-2-1l-2-2m2 2l2-2`).join("")}
    {...LINE}
  />
);

function Sea() {
  const waves: [number, number][] = [
    [6, 16],
    [18, 30],
    [8, 48],
    [14, 66],
    [6, 84],
  ];
  return (
    <>
      <path d={`M-2 -2H44${COAST.slice(COAST.indexOf("c"))}H-2z`} fill="var(--sea)" />
      <path d={COAST} fill="none" stroke="var(--map-line)" stroke-width="1.4" />
      <path d={waves.map(([x, y]) => `M${x} ${y}q3-3 6 0t6 0 6 0`).join("")} {...LINE} />
      <path
        d="M10 40l3 6h14l4-6zM20 40V26l8 10h-8M20 26v-3"
        fill="var(--panel)"
        stroke="var(--map-line)"
        stroke-width="1.2"
        stroke-linejoin="round"
      />
    </>
  );
}

const TREES: [number, number, number][] = [
  [160, 68, 0.7],
  [175, 30, 0.8],
  [182, 26, 0.6],
  [178, 70, 0.8],
  [184, 76, 0.6],
  [338, 30, 0.6],
  [343, 60, 0.7],
  [494, 84, 0.9],
  [500, 28, 0.8],
  [510, 88, 0.7],
  [658, 60, 0.7],
];
const MOUNTAINS: [number, number, number][] = [
  [816, 34, 0.8],
  [822, 84, 0.75],
  [854, 34, 1.05],
  [980, 40, 1.2],
  [962, 86, 1.1],
];

export function MapArt(): JSX.Element {
  return (
    <svg
      class="pb-map-art"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {LAND.map((d, i) => (
        <path key={i} d={d} fill={`var(--r${i + 1})`} />
      ))}
      <Sea />
      <path d={RIVER} fill="none" stroke="var(--map-line)" stroke-width="5" opacity="0.55" />
      <path d={RIVER} fill="none" stroke="var(--sea)" stroke-width="3.6" />
      <Church x={144} y={36} />
      <Wheat x={50} y={88} />
      <Wheat x={142} y={86} />
      {TREES.map(([x, y, s]) => (
        <Tree key={x} x={x} y={y} s={s} />
      ))}
      <Keep x={312} y={86} />
      <Hill x={488} y={40} s={0.5} />
      <Hill x={690} y={30} s={0.9} />
      {MOUNTAINS.map(([x, y, s]) => (
        <Mountain key={x} x={x} y={y} s={s} />
      ))}
      <Keep x={846} y={88} />
      {BORDERS.map((d, i) => (
        <g key={i} fill="none">
          <path d={d} stroke="var(--panel)" stroke-width="4" />
          <path d={d} stroke="var(--map-line)" stroke-width="1.3" stroke-dasharray="5 3.5" />
        </g>
      ))}
    </svg>
  );
}
