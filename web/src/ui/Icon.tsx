// Icons of one set. `<Icon name="silver" size={16} />` refers to a symbol of the page's sprite.

import { CRESTS } from "./icons/crests.ts";
import { FACES } from "./icons/faces.ts";
import { HELMETS } from "./icons/helmets.ts";
import { HERALDRY } from "./icons/heraldry.ts";
import { GLYPHS, MIRRORED } from "./icons/glyphs.ts";
import type { IconSet } from "./icons/draw.ts";
import { addDrawing, hasDrawing, showDrawings } from "./sprite.ts";

export interface IconProps {
  name: string;
  size?: number;
  /** What it says to a screen reader and on hover; without it the icon is decoration. */
  title?: string;
  class?: string;
}

/** A game brings its own symbols. */
export function addIcons(set: IconSet): void {
  for (const [name, parts] of Object.entries(set)) {
    const id = `i-${name}`;
    addDrawing(id, () => `<symbol id="${id}" viewBox="0 0 24 24">${parts.join("")}</symbol>`);
  }
}

for (const set of [GLYPHS, HERALDRY, CRESTS, FACES, HELMETS]) addIcons(set);

/** Whether there is a symbol of this name. */
export const hasIcon = (name: string): boolean => hasDrawing(`i-${name}`);

/** Stands once in the page: the drawings are there before the first icon asks for them. */
export function IconSprite() {
  showDrawings();
  return null;
}

export function Icon({ name, size = 16, title, class: extra = "" }: IconProps) {
  showDrawings();
  const classes = `ic ${MIRRORED.has(name) ? "ic-mirror " : ""}${extra}`;
  const use = <use href={`#i-${name}`} />;
  if (!title) {
    return (
      <svg class={classes} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        {use}
      </svg>
    );
  }
  return (
    <svg class={classes} width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={title}>
      <title>{title}</title>
      {use}
    </svg>
  );
}
