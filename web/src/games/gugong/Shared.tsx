// The board everybody uses, for 1012 x 580: seven locations cut by an ink lattice with a gold thread.

import type { ComponentType } from "preact";
import { aimedAt } from "./aim.ts";
import { Canal } from "./board/Canal.tsx";
import { Decrees } from "./board/Decrees.tsx";
import { Intrigue } from "./board/Intrigue.tsx";
import { Jade } from "./board/Jade.tsx";
import type { LocationProps } from "./board/Location.tsx";
import { Palace } from "./board/Palace.tsx";
import { Travel } from "./board/Travel.tsx";
import { Wall } from "./board/Wall.tsx";
import { box } from "./bits.tsx";
import { MengOnBoard } from "./own/Meng.tsx";
import { colourAt, placeInQuestion, type Props } from "./seats.ts";
import { PLACES, type Place } from "./shapes.ts";

export const LOCATIONS: Record<Place, ComponentType<LocationProps>> = {
  travel: Travel,
  wall: Wall,
  jade: Jade,
  intrigue: Intrigue,
  palace: Palace,
  decrees: Decrees,
  canal: Canal,
};

/** Where each stands on the board. */
const AREAS: Record<Place, [x: number, y: number, width: number, height: number]> = {
  travel: [0, 0, 372, 318],
  wall: [372, 0, 640, 118],
  palace: [372, 118, 340, 200],
  jade: [712, 118, 300, 200],
  intrigue: [372, 318, 640, 100],
  decrees: [0, 318, 372, 262],
  canal: [372, 418, 640, 162],
};

export function Shared(props: Props) {
  const mine = colourAt(props.colours, props.seat);
  const asked = placeInQuestion(props) ?? aimedAt();
  return (
    <div class={`gg gg-board c-${mine}`} dir="ltr">
      {PLACES.map((place) => {
        const Place = LOCATIONS[place];
        const [x, y] = AREAS[place];
        return (
          <div key={place} class="gg-area" style={box(x, y)}>
            <Place {...props} />
          </div>
        );
      })}
      <MengOnBoard {...props} />
      <Lattice />
      {asked && <span class="gg-asked" style={box(...AREAS[asked])} />}
    </div>
  );
}

const BARS = "M372 0V580M0 318H1012M372 118H1012M712 118V318M372 418H1012";
const CROSSINGS: [number, number][] = [
  [372, 118],
  [372, 318],
  [712, 118],
  [712, 318],
  [372, 418],
];

function Lattice() {
  return (
    <svg class="gg-lattice" width="1012" height="580" viewBox="0 0 1012 580" aria-hidden="true">
      <path d={BARS} stroke="var(--gg-frame)" stroke-width="5" />
      <path d={BARS} stroke="var(--gg-leaf)" stroke-width="1.2" />
      {CROSSINGS.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y - 7}l7 7-7 7-7-7z`}
          fill="var(--gg-frame)"
          stroke="var(--gg-leaf)"
          stroke-width="1.2"
        />
      ))}
    </svg>
  );
}
