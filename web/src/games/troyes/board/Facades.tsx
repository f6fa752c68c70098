// The fronts of the three buildings.

import { LEAD } from "../art/pen.ts";

interface FrontProps {
  width: number;
  height: number;
  children: preact.ComponentChildren;
}

const Front = ({ width, height, children }: FrontProps) => (
  <svg class="ty-walls" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    {children}
  </svg>
);

/** A wall with battlements from edge to edge. */
function battlements(width: number, height: number): string {
  let d = `M6 ${height - 4}V36`;
  for (let x = 6, up = true; x < width - 7; x += 12, up = !up)
    d += `V${up ? 30 : 36}H${Math.min(x + 12, width - 6)}`;
  return `${d}V${height - 4}Z`;
}

export function PalaceWalls() {
  const [width, height] = [336, 118];
  return (
    <Front width={width} height={height}>
      <path class="ty-wall" d={battlements(width, height)} />
      <path class="ty-joint" d={`M6 44H${width - 6}`} />
      {[1, 2, 3, 4, 5].map((i) => (
        <g key={i}>
          <g class="ty-clover" transform={`translate(${12 + i * 52} 60)`}>
            <circle cx="-2.6" r="2.6" />
            <circle cx="2.6" r="2.6" />
            <circle cy="-2.6" r="2.6" />
            <circle cy="2.6" r="2.6" />
          </g>
          <path class="ty-joint" d={`M${12 + i * 52} 70V94`} />
        </g>
      ))}
    </Front>
  );
}

export function BishopricWalls() {
  const [width, height] = [166, 222];
  const middle = width / 2;
  const arch = (x: number) => `M${x - 6} 61Q${x - 6} 51 ${x} 49Q${x + 6} 51 ${x + 6} 61Z`;
  return (
    <Front width={width} height={height}>
      <path class="ty-wall" d={`M8 ${height - 4}V62L${middle} 30L${width - 8} 62V${height - 4}Z`} />
      <path class="ty-joint" d={`M20 61L${middle} 34.5L${width - 20} 61Z`} />
      {[middle - 24, middle + 24].map((x) => (
        <g key={x}>
          <path class="ty-pane" d={arch(x)} fill="var(--ty-pane-violet)" />
          <path d={`M${x} 50V61`} stroke={LEAD} />
        </g>
      ))}
      <circle class="ty-pane" cx={middle} cy="52" r="8.5" fill="var(--ty-pane-sky)" />
      <path d={`M${middle} 43.5v17M${middle - 8.5} 52h17`} stroke={LEAD} stroke-width="1.3" />
      {[0, 1].map((row) => (
        <path key={row} class="ty-joint" d={`M14 ${66 + row * 52 + 49.5}H${width - 14}`} />
      ))}
    </Front>
  );
}

export function CityHallWalls() {
  const [width, height] = [164, 222];
  const middle = width / 2;
  return (
    <Front width={width} height={height}>
      <path
        class="ty-wall"
        d={`M6 ${height - 4}V88H${middle - 18}V50L${middle} 28L${middle + 18} 50V88H${width - 6}V${height - 4}Z`}
      />
      <Roof edge={6} wall={middle - 18} turn={1} />
      <Roof edge={width - 6} wall={middle + 18} turn={-1} />
      <circle class="ty-pane" cx={middle} cy="64" r="10" fill="var(--ty-pane-yellow)" />
      <path d={`M${middle} 64v-7M${middle} 64l5 3`} stroke={LEAD} stroke-width="1.6" stroke-linecap="round" />
      <path class="ty-joint" d={`M8 154.5H${width - 8}`} />
    </Front>
  );
}

function Roof({ edge, wall, turn }: { edge: number; wall: number; turn: 1 | -1 }) {
  const x = edge + turn * 35;
  return (
    <>
      <path class="ty-roof" d={`M${edge} 88L${edge + turn * 15} 58H${wall}V88Z`} />
      {[0, 1, 2].map((k) => (
        <path key={k} class="ty-joint" d={`M${edge + turn * (4 + k * 3.7)} ${80 - k * 7.3}H${wall}`} />
      ))}
      <path
        class="ty-pane"
        d={`M${x - 7} 88V74Q${x - 7} 68 ${x} 65Q${x + 7} 68 ${x + 7} 74V88Z`}
        fill="var(--ty-pane-amber)"
      />
      <path d={`M${x} 66V88M${x - 7} 78H${x + 7}`} stroke={LEAD} stroke-width="1.1" />
    </>
  );
}
