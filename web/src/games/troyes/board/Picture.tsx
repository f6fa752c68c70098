// A picture on glass, shown by reference to the page's sprite.

import { showDrawings } from "../../../ui/sprite.ts";
import type { Estate } from "../art/glass.ts";
import { pictureDrawing } from "../art/windows.ts";

interface PictureProps {
  name: string;
  estate: Estate;
  shape: "card" | "event" | "portrait" | "field";
  width: number; // of the drawing; how large it is shown, the style sheet may say
  height: number;
}

export function Picture(props: PictureProps) {
  const { width, height, estate, shape } = props;
  const id = pictureDrawing(props);
  showDrawings();
  return (
    <svg
      class={`ty-picture is-${shape} on-${estate}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`#${id}`} />
    </svg>
  );
}

/** Which glass a character stands on: that of what it counts. */
export const ESTATE_OF: Record<string, Estate> = {
  urbain_iv: "white",
  chretien_de_troyes: "white",
  henry_i: "white",
  hugues_de_payns: "red",
  le_roy: "red",
  thibaut_ii: "yellow",
  le_florentin: "yellow",
};
