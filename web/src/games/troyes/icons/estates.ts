// The marks of the three estates and of the enemies, in the colour of what is around them.

import { dot, type IconSet, solid } from "../../../ui/icons/draw.ts";

const leaf = (y: number): string =>
  `M12.6 ${y}c.2-3 2-4.8 5.2-5 .2 3.2-1.8 5-5.2 5zM11.4 ${y}c-.2-3-2-4.8-5.2-5-.2 3.2 1.8 5 5.2 5z`;

export const ESTATES: IconSet = {
  sword: [
    solid("M12 .8 14.3 4.4V14.6H9.7V4.4ZM5.4 14.6H18.6v2.6H5.4zM10.6 17.2h2.8v3.6h-2.8z"),
    dot(12, 21.9, 1.8, "currentColor"),
  ],
  mitre: [
    `<path fill="currentColor" fill-rule="evenodd" d="M12 .6C7 4.9 3.8 9.6 5.2 17.6H18.8C20.2 9.6 17 4.9 12 .6ZM10.9 6.2h2.2v2.6h2.6v2.2h-2.6v4.4h-2.2v-4.4H8.3v-2.2h2.6Z"/>`,
    solid("M5 19.3H19V23H5z"),
  ],
  wheat: [
    solid(
      `M11.1 10h1.8v14h-1.8zM12 .2c2 2 2 4.4 0 6.4-2-2-2-4.4 0-6.4z${leaf(10.8)}${leaf(15.6)}${leaf(20.4)}`,
    ),
  ],
  blades: [
    `<path d="M4 3 19 20M20 3 5 20M3 15.5l5.5 6M21 15.5l-5.5 6" fill="none" stroke="currentColor" stroke-width="2.6"/>`,
  ],
  // any one colour, or any mixture
  estates: [
    `<circle cx="7" cy="8" r="5" fill="#c4242e" stroke="#fff" stroke-width="1"/>`,
    `<circle cx="17" cy="8" r="5" fill="#fcf8ee" stroke="#222" stroke-width="1"/>`,
    `<circle cx="12" cy="16" r="5" fill="#f4be2a" stroke="#222" stroke-width="1"/>`,
  ],
};
