// The Great Wall: one bay for every servant of the section; the tower says how far it is.

import { sentences, t } from "../../../i18n/messages.ts";
import { num, run } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { towerAt, walkAt, WallGround, type WallShape } from "../art/grounds.tsx";
import { FigurePiece } from "../art/pieces.tsx";
import { around, box, Counted } from "../bits.tsx";
import { colourAt } from "../seats.ts";
import type { GugongView } from "../shapes.ts";
import { Location, NARROW, type LocationProps } from "./Location.tsx";

function shapeOf(bays: number, narrow: boolean): WallShape {
  if (narrow) {
    const bay = Math.min(46, (NARROW - 74) / bays);
    return { width: NARROW, height: 172, x: 12, bay, bays, top: 128 };
  }
  return { width: 640, height: 118, x: 92, bay: 42.5, bays, top: 84 };
}

interface Standing {
  seat: number;
  double: boolean;
  from: number; // the first bay it takes
  bays: number;
}

/** Who stands where: seat by seat; the double servant takes two bays. */
function standing({ servants }: GugongView["wall"]): Standing[] {
  const found: Standing[] = [];
  let next = 0;
  const put = (seat: number, double: boolean) => {
    const bays = double ? 2 : 1;
    found.push({ seat, double, from: next, bays });
    next += bays;
  };
  for (const { seat, n, double } of servants) {
    for (let i = 0; i < n; i++) put(seat, false);
    if (double) put(seat, true);
  }
  return found;
}

export function Wall(props: LocationProps) {
  const { view, facts, colours, narrow = false } = props;
  const { wall } = view;
  const shape = shapeOf(wall.size, narrow);
  const tower = towerAt(shape);
  const middle = (from: number, bays: number) => shape.x + (from + bays / 2) * shape.bay;
  return (
    <Location {...props} place="wall" size={shape} slot={[16, 20]} ground={<WallGround {...shape} />}>
      <El
        id={wall.id}
        label={wallWords(view, props.names)}
        class="gg-wall"
        style={box(shape.x, shape.top - 30, shape.bay * shape.bays, shape.height - shape.top + 28)}
      >
        {wall.total < wall.size && (
          <span
            class="gg-next-bay"
            style={inside(shape, middle(wall.total, 1), walkAt(shape, wall.total) - 2)}
          >
            {num(wall.total + 1)}
          </span>
        )}
        {standing(wall).map(({ seat, double, from, bays }) => (
          <span
            key={`${seat}.${from}`}
            class="gg-on-wall"
            style={inside(shape, middle(from, bays), walkAt(shape, Math.min(from, shape.bays - 1)) - 1)}
          >
            <FigurePiece kind={double ? "double" : "servant"} colour={colourAt(colours, seat)} height={35} />
          </span>
        ))}
      </El>
      {Array.from({ length: shape.bays }, (_, i) => (
        <span
          key={i}
          class="gg-bay-number"
          style={around(middle(i, 1), shape.height - 9, 20, 14)}
          aria-hidden="true"
        >
          {num(i + 1)}
        </span>
      ))}
      <span class="gg-tower" data-about={wall.id} style={box(tower, shape.top - 26, 48)} aria-hidden="true">
        <b class="gg-num">{run(`${num(wall.total)}/${num(wall.size)}`)}</b>
        <Counted n={facts.locations.wall.vp} name="vp" size={12} />
        <Counted n={facts.locations.wall.envoy} name="envoy" size={13} plus />
      </span>
    </Location>
  );
}

/** A place within the wall's own box, centred on a point of the location. */
function inside(shape: WallShape, x: number, y: number) {
  return around(x - shape.x, y - shape.top + 30, 36, 36);
}

export function wallWords({ wall }: GugongView, names: string[]): string {
  const who = wall.servants
    .filter((each) => each.counts > 0)
    .map((each) => t("web-gugong-wall-of", { name: names[each.seat] ?? "", n: each.counts }));
  return sentences([t("web-gugong-wall-words", { total: wall.total, size: wall.size }), ...who]);
}
