// The Grand Canal: one or two routes of water with their ports.

import { Ground } from "./grounds.tsx";

const v = (name: string): string => `var(--gg-${name})`;

export interface Waters {
  width: number;
  height: number;
  x: number; // where the water begins
  y: number; // of the first route
  port: number; // how wide a port is
  route: number; // how high a route is
  routes: number;
  ports: number;
}

/** The middle of a port. */
export const portAt = (waters: Waters, route: number, port: number): { x: number; y: number } => ({
  x: waters.x + (port + 0.5) * waters.port,
  y: waters.y + route * (waters.route + 2) + waters.route / 2,
});

export function CanalGround(waters: Waters) {
  return (
    <Ground width={waters.width} height={waters.height}>
      <rect width={waters.width} height={waters.height} fill={v("bank")} />
      {Array.from({ length: waters.routes }, (_, route) => (
        <Route key={route} waters={waters} route={route} />
      ))}
    </Ground>
  );
}

function Route({ waters, route }: { waters: Waters; route: number }) {
  const { x, width, port } = waters;
  const high = waters.route;
  const y = waters.y + route * (high + 2);
  const swell = "q6-5 12 0t12 0".repeat(Math.floor((width - x) / 24));
  const rows = high > 90 ? 6 : 3;
  return (
    <>
      <path
        d={`M${x - 6} ${y}H${width}V${y + high}H${x - 6}a8 8 0 0 1-6-8V${y + 8}a8 8 0 0 1 6-8z`}
        fill={v("water")}
        stroke="var(--ink)"
        stroke-width="1.2"
      />
      {Array.from({ length: rows }, (_, row) => (
        <path
          key={row}
          d={`M${x} ${y + 18 + row * 17}${swell}`}
          fill="none"
          stroke={v("wave")}
          opacity=".75"
          stroke-dasharray={`44 ${26 + row * 18}`}
          stroke-dashoffset={row * 31 + route * 17}
        />
      ))}
      {Array.from({ length: waters.ports - 1 }, (_, i) => (
        <Border key={i} x={x + (i + 1) * port} y={y} high={high} />
      ))}
    </>
  );
}

/** From port to port: where ships go on. */
function Border({ x, y, high }: { x: number; y: number; high: number }) {
  const middle = y + high / 2;
  return (
    <>
      <path
        d={`M${x} ${y + 4}V${middle - 11}M${x} ${middle + 11}V${y + high - 4}`}
        stroke={v("wave")}
        stroke-width="1.2"
        stroke-dasharray="2 4"
      />
      <path
        d={`M${x - 3} ${middle - 6}l5 6-5 6`}
        fill="none"
        stroke={v("wave2")}
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  );
}
