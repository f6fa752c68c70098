// The grounds of the locations: flat washes and line work, no texture. Nothing here can be touched.

import type { ComponentChildren } from "preact";

const v = (name: string): string => `var(--gg-${name})`;

interface GroundProps {
  width: number;
  height: number;
  children?: ComponentChildren;
}

export function Ground({ width, height, children }: GroundProps) {
  return (
    <svg
      class="gg-ground"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function Cloud({
  x,
  y,
  scale,
  flip = false,
}: {
  x: number;
  y: number;
  scale: number;
  flip?: boolean;
}) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}
      fill="none"
      stroke={v("cloud")}
      stroke-width={1.3 / scale}
      stroke-linecap="round"
    >
      <path d="M0 20h52c8 0 12-5 12-10S60 1 54 1s-9 4-8 8 5 5 7 3M10 20c-6 0-9-4-8-8s5-6 9-4 4 7 1 8" />
      <path d="M17 12C17 4 23-1 30 0s10 7 8 12-8 5-9 1M60 20h24M-4 20h-16" />
    </g>
  );
}

// --- travel -------------------------------------------------------------------------------------------------

const MOUNTAINS: [x: number, y: number, scale: number][] = [
  [84, 232, 0.9],
  [112, 236, 0.7],
  [250, 44, 0.8],
  [276, 48, 0.6],
  [196, 112, 0.7],
  [300, 130, 0.55],
  [24, 196, 0.7],
  [228, 196, 0.5],
  [150, 292, 0.7],
];

/** Land, sea, rivers and mountains, for 372 x 318. */
export function TravelGround({ width, height, children }: GroundProps) {
  const w = width;
  return (
    <Ground width={width} height={height}>
      <rect width={width} height={height} fill={v("map")} />
      <path
        d={`M${w} 96c-16 6-30 2-34 14-6 16 6 26 2 40s-14 24-8 44 12 34 0 52-30 24-36 46-16 18-22 26H${w}z`}
        fill={v("sea")}
      />
      <path
        d={`M${w} 112c-10 4-20 6-22 16-4 16 4 24 0 40s-10 24-4 44 8 32-2 48-26 26-32 44l-6 14`}
        fill="none"
        stroke={v("sea-line")}
        opacity=".8"
      />
      <g fill="none" stroke={v("river")} stroke-linecap="round">
        <path
          d="M0 176c30-16 34-60 74-62 34-2 30 44 60 52 22 6 22-34 50-44 24-8 26 16 30 40 4 26 40 18 66 14 24-4 38-26 62-26"
          stroke-width="5"
        />
        <path d="M0 262c36 2 52 26 84 16s38-46 78-44 46 34 80 28 44-28 86-30" stroke-width="6" />
      </g>
      {MOUNTAINS.map(([x, y, scale]) => (
        <g
          key={`${x}`}
          transform={`translate(${x} ${y}) scale(${scale})`}
          fill={v("hill")}
          stroke={v("hill-line")}
          stroke-width={1.1 / scale}
          stroke-linejoin="round"
        >
          <path d="M-20 12-6-10 0-4 8-16 24 12z" />
          <path d="M8-16 4-4l5 5-3 9M-6-10l-2 9 3 6" fill="none" />
        </g>
      ))}
      {children}
    </Ground>
  );
}

// --- the wall -----------------------------------------------------------------------------------------------

export interface WallShape {
  width: number;
  height: number;
  x: number; // of the first bay
  bay: number; // how wide one is
  bays: number;
  top: number; // of the first bay; the wall rises a little from bay to bay
}

const RISE = 10;
const TOWER = 48;

/** Where the wall's walk is at a bay. */
export const walkAt = ({ top, bays }: WallShape, i: number): number =>
  top - (RISE * i) / Math.max(1, bays - 1);

/** Where the tower stands. */
export const towerAt = ({ x, bay, bays }: WallShape): number => x + bay * bays;

export function WallGround(shape: WallShape) {
  const { width, height, top } = shape;
  const tower = towerAt(shape);
  const sky = top - 84; // the hills are drawn for a wall that begins at 84
  return (
    <Ground width={width} height={height}>
      <rect width={width} height={height} fill={v("sky")} />
      <circle cx={width - 196} cy={34 + sky} r="17" fill={v("sun")} />
      <g transform={`translate(0 ${sky})`}>
        <path
          d="M0 74 60 44 96 58 150 26 196 56 250 34 300 62 352 30 398 58 446 22 500 56 548 30 600 52 640 36V180H0z"
          fill={v("far")}
        />
        <path
          d="M0 92 48 66 90 86 132 60 190 88 250 64 310 92 372 68 420 86 470 50 526 82 572 58 640 80V180H0z"
          fill={v("near")}
          stroke={v("ridge")}
        />
        <path
          d="M470 50 462 66l8 8-6 12M572 58l-6 12 8 8M372 68l-6 9 7 6M132 60l-5 11 7 7M250 64l-6 9 6 6"
          fill="none"
          stroke={v("ridge")}
        />
      </g>
      <Cloud x={width - 120} y={14 + sky} scale={0.7} />
      <path
        d={`M${tower + TOWER} ${height}V${top}c24-6 44 4 70-8s40-22 ${width - tower - TOWER - 70} -28V${height}z`}
        fill={v("stone2")}
        stroke="var(--ink)"
        stroke-width="1.2"
      />
      {Array.from({ length: shape.bays }, (_, i) => (
        <Bay key={i} shape={shape} i={i} />
      ))}
      <Tower x={tower} top={top - 28} height={height} />
    </Ground>
  );
}

function Bay({ shape, i }: { shape: WallShape; i: number }) {
  const { bay, height } = shape;
  const x = shape.x + i * bay;
  const y = walkAt(shape, i);
  const tooth = bay * 0.19;
  const gap = (bay - 3 * tooth) / 2;
  return (
    <>
      <path
        d={`M${x} ${height}V${y}h${bay}V${height}z`}
        fill={v("stone")}
        stroke="var(--ink)"
        stroke-width="1.2"
      />
      <path
        d={`M${x} ${y}v-6h${tooth}v6h${gap}v-6h${tooth}v6h${gap}v-6h${tooth}v6`}
        fill={v("stone")}
        stroke="var(--ink)"
        stroke-width="1.2"
      />
      <path
        d={`M${x} ${y + 24}h${bay}M${x + 8} ${y + 24}V${height}M${x + bay - 8} ${y + 24}V${height}`}
        fill="none"
        stroke={v("joint")}
      />
    </>
  );
}

function Tower({ x, top, height }: { x: number; top: number; height: number }) {
  return (
    <>
      <path
        d={`M${x} ${height}V${top}h${TOWER}V${height}z`}
        fill={v("stone2")}
        stroke="var(--ink)"
        stroke-width="1.3"
      />
      <path
        d={`M${x - 5} ${top}c11-4 18-12 22-18h14c4 6 11 14 22 18z`}
        fill={v("lac")}
        stroke="var(--ink)"
        stroke-width="1.2"
      />
      <path d={`M${x + 17} ${top - 18}h14`} stroke={v("leaf")} stroke-width="2.5" />
    </>
  );
}

// --- jade ---------------------------------------------------------------------------------------------------

export function JadeGround({ width, height }: GroundProps) {
  return (
    <Ground width={width} height={height}>
      <rect width={width} height={height} fill={v("jade-bg")} />
      <path
        d={`M0 150c40-20 60 6 100-6s60-22 110-10 60 8 ${width - 210} -4V${height}H0z`}
        fill={v("jade-bg2")}
      />
    </Ground>
  );
}

/** A house, on 58 x 60; the price stands beside the jade as text. */
export function HouseDrawing({ jade }: { jade: boolean }) {
  return (
    <svg class="gg-house-drawing" width="60" height="52" viewBox="-1 6 60 52" aria-hidden="true">
      <g opacity={jade ? 1 : 0.55}>
        <path d="M6 27h46v29H6z" fill={v("house")} stroke="var(--ink)" stroke-width="1.2" />
        <path d="M6 31h46" stroke={v("lac")} stroke-width="3.5" />
        <path
          d="M-1 26c8-2 13-9 16-17h28c3 8 8 15 16 17l-3 3.5H2z"
          fill={v("roof")}
          stroke="var(--ink)"
          stroke-width="1.2"
          stroke-linejoin="round"
        />
        <path d="M14 9h30" stroke={v("leaf")} stroke-width="2.8" stroke-linecap="round" />
        <path d="M20 12l-5 14M29 12v14M38 12l5 14" stroke={v("roof-line")} stroke-width="1.1" />
      </g>
      {!jade && (
        <circle
          cx="20"
          cy="44"
          r="9.5"
          fill="none"
          stroke="var(--ink2)"
          stroke-width="1.2"
          stroke-dasharray="3 2.5"
        />
      )}
    </svg>
  );
}

/** The square: a paved place with a piece of jade. */
export function SquareDrawing() {
  return (
    <svg width="26" height="22" viewBox="20 165 26 22" aria-hidden="true">
      <path d="M22 175.5l11-9 11 9-11 9z" fill={v("stone")} stroke="var(--ink)" stroke-width="1.1" />
      <use class="gg-jade-ink" href="#i-gg-jade" x="26" y="168.5" width="14" height="14" />
    </svg>
  );
}
