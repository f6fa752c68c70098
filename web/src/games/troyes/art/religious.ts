// What stands on the glass of the religious cards.

import {
  bright,
  brightDisc,
  brightRod,
  dark,
  dot,
  type Glasswork,
  lead,
  LEAD,
  mirrored,
  pale,
  paleDisc,
  paleRod,
  skin,
  turned,
} from "./pen.ts";

const BEADS = Array.from({ length: 14 }, (_, i) => {
  const angle = ((i * 360) / 14 - 77) * (Math.PI / 180);
  return [32 + 19 * Math.cos(angle), 25 + 19 * Math.sin(angle)].map((n) => Math.round(n * 10) / 10) as [
    number,
    number,
  ];
});

/** A crosier that looks away from the middle. */
const crosier = (line: (d: string, width?: number) => string): string =>
  line("M21 61V22Q21 6 11 6 3 6 3 14q0 6 5 6t5-5", 3.4);

const brick = (x: number, y: number, w = 14): string => bright(`M${x} ${y}h${w}v8h-${w}z`);

export const RELIGIOUS: Record<string, Glasswork> = {
  monk: [
    bright("M10 62q0-17 14-22h16q14 5 14 22z"),
    pale("M32 3Q14 6 14 28q0 14 6 18 12 7 24 0 6-4 6-18Q50 6 32 3z"),
    dark("M32 12q-11 2-11 15 0 12 11 14 11-2 11-14Q43 14 32 12z"),
    skin("M24 24q0-7 8-7t8 7q0 14-8 14t-8-14z"),
    dot(29, 26, 1.4),
    dot(35, 26, 1.4),
    lead("M32 26l1.5 4h-2M29 33.5q3 1.5 6 0", 1.2),
    paleRod("M20 55q12 5 24 0", 1.8),
  ],
  tithe: [
    pale(
      "M20 34Q8 22 8 6q7 4 9 12 1-9 7-15 3 8 1 15 3-10 8-16 4 8 2 17 4-8 10-11 1 10-4 17 4-5 10-5-2 10-13 19z",
    ),
    lead("M22 32 13 14M26 31 23 12M32 31l1-17M36 33l8-16", 1.3),
    bright("M18 32h24v8H18z"),
    pale("M19 40h22l7 21H12z"),
    lead("M25 40l-4 21M30 40v21M35 40l4 21", 1.3),
    brightDisc(49, 50, 12),
    lead("M49 42v16M43 47h12", 2.2),
  ],
  priest: [
    pale("M16 10h32c1 16-4 24-12 26v12l9 4v5H19v-5l9-4V36C20 34 15 26 16 10z"),
    lead("M16.5 18h31"),
    bright("M29.5 20.5h5v4h4v4h-4v5h-5v-5h-4v-4h4z"),
    brightDisc(32, 5, 3),
  ],
  apprenticeship: [
    pale("M32 16C24 9 14 9 5 12v39c9-3 19-3 27 4 8-7 18-7 27-4V12c-9-3-19-3-27 4z"),
    lead("M32 16v39", 1.9),
    lead("M10 20q9-2 17 3M10 28q9-2 17 3M10 36q9-2 17 3"),
    bright("M46 17l8 26-3 1-5-14-5 14-3-1z"),
    brightDisc(46, 16, 3.5),
  ],
  templar: [
    bright("M8 62q0-12 12-16h24q12 4 12 16z"),
    pale("M14 12q18-12 36 0v28q0 10-18 12-18-2-18-12z"),
    bright("M29 8h6v44h-6zM14.5 22h35v6h-35z"),
    dark("M18 23.5h10v3H18zM36 23.5h10v3H36z"),
    dot(22, 35, 1.6),
    dot(22, 41, 1.6),
    dot(42, 35, 1.6),
    dot(42, 41, 1.6),
  ],
  confession: [
    ...BEADS.map(([x, y], i) => (i % 3 ? paleDisc(x, y, 3.4) : brightDisc(x, y, 4.2))),
    lead("M32 44v6", 2),
    bright("M29 46h6v4h5v5h-5v8h-6v-8h-5v-5h5z"),
  ],
  procession: [
    brightRod("M32 62V26", 3),
    bright("M28 3h8v9h9v8h-9v10h-8V20h-9v-8h9z"),
    paleDisc(32, 16, 4),
    ...[10, 54].flatMap((x) => [
      pale(`M${x - 4} 30h8v24h-8z`),
      bright(`M${x - 8} 54h16v7h-16z`),
      bright(`M${x} 12q6 8 3 13-3 4-6 0-2-5 3-13z`),
      lead(`M${x} 30v-4`, 1.5),
    ]),
  ],
  pilgrimage: [
    brightRod("M12 61 47 6", 3.4),
    brightDisc(49, 5, 4),
    bright("M20 33q-7-2-9 5-3 10 4 12 8 1 9-8 1-5-4-9z"),
    pale("M40 58l-6-5q-14-8-9-22 3-6 8-4 3-6 9-5 6-4 11 1 7 0 8 6 6 4 2 14-3 8-13 11l-5 4z"),
    lead("M42 54 30 34M42 54l-4-25M43 54l4-28M44 54l10-23M45 54l13-15", 1.5),
  ],
  glassblower: [
    bright("M4 8l3-3 25 25-3 3z"),
    pale("M28 30l4-4c4-1 7 1 9 4 9 1 17 8 17 17 0 8-6 13-13 13-9 0-15-8-16-17-2-3-4-9-1-13z"),
    lead("M41 36c7 2 11 7 11 12", 1.8),
    bright("M10 40l2 5 5 1-4 4 1 5-4-2-5 2 1-5-3-4 5-1z"),
  ],
  prior: [
    brightRod("M18 62V18Q18 5 31 5t12 11q0 8-8 8-6 0-6-6", 3.6),
    pale("M28 34q9-5 17 0 8-5 17 0v24q-9-4-17 1-8-5-17-1z"),
    lead("M45 34v25M32 40q5-2 9 0M32 46q5-2 9 0M49 40q5-2 9 0M49 46q5-2 9 0", 1.4),
    paleRod("M13 46h10", 2.4),
  ],
  // events
  theological_conflict: [
    crosier(paleRod),
    mirrored([crosier(brightRod)]),
    bright("M35 20 27 36h5l-4 13 10-17h-6l4-12z"),
  ],
  heresy: [
    pale("M27 4h10v14h14v10H37v9l-10 7V28H13V18h14z"),
    bright("M27 49l10-7v20H27z"),
    `<path d="M6 44l14-3M8 56l12-6M58 38l-14 1M56 52l-12-4" fill="none" stroke="var(--bright)" stroke-width="2.6" stroke-linecap="round"/>`,
  ],
  interruption_of_work: [
    pale("M6 61V20h12v8h10v10h10v9h10v14z"),
    lead("M6 38h22M6 50h40M18 28v10M12 20v18M24 38v12M14 38v12M36 38v12M20 50v11M32 50v11M42 50v11", 1.3),
    turned(28, [bright("M44 14h14v10H44z")]),
    ...["M34 8l22 22", "M56 8 34 30"].map((d) => brightRod(d, 3.6)),
  ],
  migrant_workers: [
    brick(4, 52),
    brick(20, 52),
    brick(36, 52),
    brick(52, 52, 9),
    brick(4, 42, 8),
    brick(14, 42),
    brick(30, 42),
    turned(38, [
      pale("M22 6h20l-4 25q-6 5-12 0z"),
      paleRod("M32 35v6", 2.2),
      bright("M28 42h8v18q-4 4-8 0z"),
    ]),
  ],
  // people
  urbain_iv: [
    pale("M32 3C22 11 15 20 17 36h30C49 20 42 11 32 3z"),
    lead("M32 4v32M19 24h26"),
    bright("M29 13h6v6h6v5h-6v9h-6v-9h-6v-5h6z"),
    bright("M17 36h30v6H17z"),
    skin("M20 42h24v4q0 15-12 16-12-1-12-16z"),
    dot(27, 47, 1.4),
    dot(37, 47, 1.4),
    lead("M32 47l1.5 4h-2.5M29 55.5q3 1.2 6 0", 1.2),
  ],
  chretien_de_troyes: [
    bright("M8 62q2-14 16-18h16q14 4 16 18z"),
    skin("M21 26q0-12 11-12t11 12q0 18-11 18T21 26z"),
    dot(28, 29, 1.4),
    dot(36, 29, 1.4),
    lead("M32 29l1.8 5h-3M28.5 38q3.5 2 7 0", 1.3),
    bright("M19 27q-4 10-2 17l6-2-2-15zM45 27q4 10 2 17l-6-2 2-15z"),
    bright("M15 21Q16 5 33 5q15 0 17 16-17-6-35 0z"),
    pale("M13 22q19-8 38 0l1 4q-20-6-40 0z"),
    pale("M47 62Q40 42 58 14q7 18-3 32l-3 3-1 13z"),
    lead("M50 58q2-20 8-38M52 44l-4-3M54 36l-4-4M54 46l4-2", 1.3),
  ],
  henry_i: [
    bright("M6 62q2-15 17-18h18q15 3 17 18z"),
    pale("M23 44l9 8 9-8 4 6-13 8-13-8z"),
    skin("M21 25q0-11 11-11t11 11q0 18-11 18T21 25z"),
    dot(27.5, 27, 1.5),
    dot(36.5, 27, 1.5),
    lead("M32 26l2 5h-3M24 23.5q3-2 6 0M34 23.5q3-2 6 0", 1.3),
    pale("M21 31q3 3 6 1 5-3 10 0 3 2 6-1 0 17-11 17T21 31z"),
    lead("M28.5 36.5q3.5 1.5 7 0", 1.3),
    bright("M16 20q-2-14 12-16 16-4 20 8 1 4 0 8z"),
    pale("M14 18q18-6 36 0v6q-18-5-36 0z"),
    brightDisc(32, 19, 3),
    `<path d="M45 10q12 0 14 18l-6 2q-1-12-10-14z" fill="var(--bright)" stroke="${LEAD}" stroke-width="1.9"/>`,
  ],
};
