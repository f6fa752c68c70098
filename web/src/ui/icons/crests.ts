// The crests of the games: quartered shield, rose window, palace roof.

import { disc, dot, flat, type IconSet, ring, stroke } from "./draw.ts";

const GOLD = "#e3b23c";
const CREAM = "#f4e6c4";
const GLASS = ["#b3242b", "#e0a02c", "#1f6fb0", "#2e8b62", "#b3242b", "#e0a02c", "#1f6fb0", "#2e8b62"];

const around = (i: number, r: number): [number, number] => {
  const angle = (i * Math.PI) / 4;
  return [12 + r * Math.cos(angle), 12 + r * Math.sin(angle)].map((n) => Math.round(n * 10) / 10) as [
    number,
    number,
  ];
};

export const CRESTS: IconSet = {
  "crest-paladins": [
    `<path d="M2.5 1.5h19V11c0 5.6-3.6 9.4-9.5 11.9C6.1 20.4 2.5 16.6 2.5 11z" fill="#7b1e2b" stroke="${GOLD}" stroke-width="1.5"/>`,
    stroke("M12 2.5v19M3 9.5h18", CREAM, 3),
    stroke("M12 2.5v19M3 9.5h18", GOLD, 1),
  ],
  "crest-troyes": [
    disc(12, 12, 11, "#1b2334", 1),
    ...GLASS.map((colour, i) => dot(...around(i, 7.2), 2.5, colour)),
    ring(12, 12, 10.2, "#d8cdb4", 1.4),
    dot(12, 12, 3.4, "#f6e3a8"),
    stroke("M12 10.2v3.6M10.2 12h3.6", "#1f6fb0", 1.3),
  ],
  "crest-gugong": [
    disc(12, 12, 11, "#a3211d", 1),
    flat("M3.5 12.5c2.6-.6 4-2 4.5-4h8c.5 2 1.9 3.4 4.5 4l-1 1.5h-15z", GOLD),
    flat("M8.5 8.5c1.3-.4 2-1.2 2.2-2.5h2.6c.2 1.3.9 2.1 2.2 2.5z", GOLD),
    flat("M6 14h12v4.5H6z", CREAM),
    stroke("M9 14.2v4.3M12 14.2v4.3M15 14.2v4.3", "#a3211d", 1.2),
  ],
};
