// What every location has: its ground, its number and name, the variants of its action, the official's
// gift. On a phone one location stands alone and the gifts are in the strip above it.

import type { ComponentChildren } from "preact";
import { aimedAt, takeAim } from "../aim.ts";
import { Title } from "../bits.tsx";
import { placeInQuestion, type Props } from "../seats.ts";
import type { Place } from "../shapes.ts";
import { numberOf, placeName } from "../words.ts";
import { Chips } from "./Chip.tsx";
import { Official, slotAt } from "./Official.tsx";

/** The board is drawn for these pixels; on a phone every location is drawn for 372 across. */
export const NARROW = 372;

export interface LocationProps extends Props {
  narrow?: boolean;
}

interface FrameProps extends LocationProps {
  place: Place;
  size: { width: number; height: number };
  slot: [x: number, y: number];
  ground: ComponentChildren;
  children: ComponentChildren;
}

export function Location({ place, size, slot, ground, children, narrow = false, ...props }: FrameProps) {
  const chosen = props.view.exchange?.place === place;
  const asked = placeInQuestion(props) === place;
  const aimed = aimedAt() === place;
  const classes = ["gg-loc", `gg-loc-${place}`];
  if (narrow) classes.push("is-narrow");
  if (chosen) classes.push("is-exchanged");
  if (asked) classes.push("is-asked");
  if (aimed) classes.push("is-aimed");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the official is the button for it, and has keys
    <section
      class={classes.join(" ")}
      aria-label={placeName(place)}
      data-place={place}
      style={{ inlineSize: `${size.width}px`, blockSize: `${size.height}px` }}
      onClick={() => takeAim(place)} // with a pointer the whole place is the official's button
    >
      {ground}
      <Title n={numberOf[place]} name={placeName(place)} />
      <Chips place={place} facts={props.facts} />
      {!narrow && <Official {...props} place={place} style={slotAt(...slot)} />}
      {children}
    </section>
  );
}
