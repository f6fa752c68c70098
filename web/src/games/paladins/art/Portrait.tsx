// Portraits are shown by reference to the sprite, like icons; each comes into the page when it is
// first seen.

import { addDrawing, showDrawings } from "../../../ui/sprite.ts";
import { outsider } from "./outsiders.ts";
import { paladinDrawing } from "./paladins.ts";
import { type Portrait as Drawn, TOWNSFOLK } from "./townsfolk.ts";

/** Where to look: beside the discard reward, upright, the face alone, everything. */
const CROPS = {
  wide: "13 1.5 47 32.8",
  upright: "7 1 34 47",
  face: "9 3 30 30",
  whole: "2 1 44 46",
} as const;

interface PortraitProps {
  crop?: keyof typeof CROPS;
  width: number;
  height: number;
  class?: string;
}

function Shown({
  id,
  box,
  width,
  height,
  extra,
}: {
  id: string;
  box: string;
  width: number;
  height: number;
  extra: string;
}) {
  showDrawings();
  return (
    <svg
      class={`pb-portrait ${extra}`}
      width={width}
      height={height}
      viewBox={box}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`#${id}`} />
    </svg>
  );
}

function bust(id: string, drawn: Drawn | undefined): string {
  if (!drawn) return `<g id="${id}"/>`;
  const ground = `<rect x="-10" y="-10" width="80" height="80" fill="${drawn.ground}"/>`;
  const light = '<circle cx="24" cy="20" r="19" fill="#fff" opacity=".22"/>';
  return `<g id="${id}">${ground}${light}${drawn.parts.join("")}</g>`;
}

export function TownsfolkPortrait(props: PortraitProps & { name: string }) {
  const { name, crop = "wide", width, height, class: extra = "" } = props;
  const id = `p-${name}`;
  addDrawing(id, () => bust(id, TOWNSFOLK[name]));
  return <Shown id={id} box={CROPS[crop]} width={width} height={height} extra={extra} />;
}

export function OutsiderPortrait(props: PortraitProps & { name: string; people: string }) {
  const { name, people, crop = "upright", width, height, class: extra = "" } = props;
  const id = `p-${name}-${people}`;
  addDrawing(id, () => bust(id, outsider(name, people)));
  return <Shown id={id} box={CROPS[crop]} width={width} height={height} extra={extra} />;
}

export function PaladinPortrait(props: Omit<PortraitProps, "crop"> & { name: string }) {
  const { name, width, height, class: extra = "" } = props;
  const id = `p-${name}`;
  addDrawing(id, () => `<g id="${id}">${paladinDrawing(name).join("")}</g>`);
  return <Shown id={id} box="0 0 100 124" width={width} height={height} extra={extra} />;
}
