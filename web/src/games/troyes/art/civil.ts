// What stands on the glass of the civil cards.

import {
  bright,
  brightDisc,
  brightRod,
  dark,
  darkDisc,
  dot,
  type Glasswork,
  lead,
  pale,
  paleDisc,
  paleRod,
  turned,
} from "./pen.ts";

const EAR = "M0-13c3 3 3 7 0 10-3-3-3-7 0-10z";
const GRAINS = [-8, 0, 8]
  .map((y) => `M.8 ${y + 6}c.3-5 3-7.6 8-8 .3 5-3 8-8 8zM-.8 ${y + 6}c-.3-5-3-7.6-8-8-.3 5 3 8 8 8z`)
  .join("");

/** An ear of wheat standing at a place, its head around it. */
const wheat = (x: number, y: number, angle = 0, fill = "var(--pale)"): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle})" fill="${fill}" stroke="#221f28" stroke-width="1.3"><path d="M0 0v24" stroke-width="1.8"/><path d="${EAR}${GRAINS}"/></g>`;

export const CIVIL: Record<string, Glasswork> = {
  merchant: [
    bright("M30 6h4v48h-4z"),
    bright("M20 54h24v5H20z"),
    bright("M8 13q24 6 48-5l1 4q-25 11-50 5z"),
    lead("M11 16 4 36M11 16l8 20M54 11l-8 20M54 11l7 20", 1.7),
    pale("M2 36h19q-2 9-9.5 9T2 36z"),
    pale("M44 31h19q-2 9-9.5 9T44 31z"),
  ],
  artisan: [
    turned(-45, [pale("M29 30h6v32h-6z"), bright("M17 8h30v22H17z"), lead("M17 14h30M17 24h30")]),
    turned(45, [bright("M28 4h8v20h-8z"), pale("M29 24h6v26l-3 9-3-9z"), lead("M28 9h8M28 19h8")]),
  ],
  miller: [
    bright("M20 61l5-34h14l5 34z"),
    pale("M23 28q9-15 18 0z"),
    dark("M28 61V50q4-5 8 0v11z"),
    turned(45, [
      pale("M33 26V2h8v20l-6 5zM31 38v24h-8V42l6-5z"),
      pale("M26 31H2v-8h20l5 6zM38 33h24v8H42l-5-6z"),
      lead("M33 8h8M33 14h8M31 50h-8M31 56h-8M8 31v-8M14 31v-8M56 33v8M50 33v8", 1.3),
    ]),
    brightDisc(32, 32, 3.5),
  ],
  innkeeper: [
    lead("M43 26q13-2 13 11t-13 12", 8.6),
    `<path d="M43 26q13-2 13 11t-13 12" fill="none" stroke="var(--bright)" stroke-width="4.6"/>`,
    pale("M13 20h31l-2 40H15z"),
    lead("M22 24l1 35M29 24v35M36 24l-1 35", 1.3),
    bright("M14 32h29.5l-.3 6H14.3zM14.8 50h28l-.3 6H15.1z"),
    pale("M10 21q-1-9 8-8 2-8 11-6 7-4 11 3 8-1 7 7 1 5-5 6-3 3-7 0-4 5-9 1-5 4-9 0-6 1-7-3z"),
  ],
  blacksmith: [
    pale("M4 26h14v-4h42v6c-9 1-15 5-18 11v5h6l4 10H14l4-10h6v-5c-2-4-12-7-20-13z"),
    lead("M18 31h33", 1.5),
    bright("M27 6l17-3 2 9-17 3z"),
    bright("M43 8l16 3-1 3.5-15-2.5z"),
  ],
  militia: [
    paleRod("M17 62V27", 3),
    bright("M5 8v10q0 10 12 10t12-10V8h-4v10q0 5-6 5.6V6h-4v17.6Q9 23 9 18V8z"),
    bright("M36 38q0-19 13-19t13 19z"),
    pale("M30 38h36q-2 7-18 7t-18-7z"),
    lead("M49 20v18"),
    pale("M38 47q11 4 22 0v6q0 8-11 10-11-2-11-10z"),
  ],
  journeyman: [
    brightRod("M8 60 54 8", 3.6),
    pale("M36 14q-3-8 6-8 9-6 14 2 9 1 5 11-2 10-13 10-13 0-12-15z"),
    lead("M38 13q8 6 19-1M45 14q-3 8 1 14"),
    bright("M34 22l-9 3 4-7-6-4 9-2 4 5z"),
    pale("M7 61q-2-8 5-12l9-1-1 5 6 4q2 4-2 4z"),
    lead("M12 49l6 8"),
  ],
  goldsmith: [
    brightDisc(32, 42, 17),
    `<circle cx="32" cy="42" r="11" fill="#3a2f12" stroke="#221f28" stroke-width="1.9"/>`,
    pale("M22 14 27 6h10l5 8-10 13z"),
    lead("M22 14h20M27 6l5 21M37 6l-5 21", 1.5),
  ],
  sculptor: [
    bright("M14 54h36v8H14zM19 47h26v7H19z"),
    pale("M19 47q0-11 9-14v-4q-6-5-5-14Q24 4 34 4t11 11q0 4-1.5 6l2.5 5-3.5 1q0 6-6.5 6v1q9 3 9 13z"),
    lead("M24 14q8 0 11-4 2 5 8 5M40 20h-4M42 27h-4"),
    bright("M55 20l6-6 2 2-6 6 1 3-12 12-2-2 9-14z"),
  ],
  baker: [
    brightRod("M32 40v22", 4),
    pale("M5 30q0-16 27-16t27 16q0 12-27 12T5 30z"),
    lead("M16 20l5 12M28 17l5 14M41 18l5 12", 2.2),
    wheat(10, 12, -30),
    wheat(54, 12, 30),
  ],
  farm: [
    bright("M2 60q15-22 30-22t30 22z"),
    lead("M12 60q10-14 14-22M26 60q3-12 5-22M40 60q-3-12-5-22M53 60q-9-14-14-21.5"),
    wheat(32, 21, 0),
    wheat(17, 25, -14),
    wheat(47, 25, 14),
  ],
  // events
  support: [
    ...[12, 32, 52].map((x) => paleRod(`M${x} 60V12`, 2.6)),
    ...[12, 32, 52].map((x) => pale(`M${x - 4} 12l4-9 4 9-4 4z`)),
    bright("M13 17h13l-4 4.5 4 4.5H13zM33 17h13l-4 4.5 4 4.5H33z"),
    pale("M20 34q12 4 24 0v10q0 12-12 17-12-5-12-17z"),
    bright("M29.5 36h5v8h6v5h-6v9h-5v-9h-6v-5h6z"),
  ],
  drought: [
    brightDisc(32, 20, 10),
    ...Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M30.5 7h3L32 1z" fill="var(--bright)" stroke="#221f28" stroke-width="1.4" transform="rotate(${i * 40} 32 20)"/>`,
    ),
    pale("M2 44q30-8 60 0v18H2z"),
    lead("M14 42l3 8-6 5 2 7M34 41l-4 9 7 4-2 8M17 50l13 0M52 42l-3 7 6 6-3 7M37 54l12-5", 1.8),
  ],
  wayfarers: [
    pale("M8 40V22Q8 8 30 8t24 14v18z"),
    lead("M19 40V12M31 40V8M43 40V12"),
    bright("M4 38h54l-3 9H8z"),
    bright("M55 41l8-6 1 3-8 7z"),
    paleDisc(18, 51, 9.5),
    paleDisc(45, 51, 9.5),
    lead("M18 42v18M9 51h18M12 45l12 12M24 45 12 57M45 42v18M36 51h18M39 45l12 12M51 45 39 57", 1.3),
    brightDisc(18, 51, 2.6),
    brightDisc(45, 51, 2.6),
  ],
  civil_war: [
    pale("M6 60V30h5v-5h5v5h4v-5h5v5h3L24 40l6 6-5 14z"),
    bright("M58 60V30h-5v-5h-5v5h-4v-5h-5v5h-4l-3 10 6 6-5 14z"),
    bright("M34 3 25 18h6l-4 10 13-15h-7l5-10z"),
  ],
  // people
  le_florentin: [
    bright("M8 62q2-16 16-19h16q14 3 16 19z"),
    pale("M26 43l6 9 6-9v-6H26z"),
    `<path d="M20 24q0-13 12-13t12 13q0 18-12 18T20 24z" fill="#e7b98d" stroke="#221f28" stroke-width="1.9"/>`,
    dot(27, 27, 1.5),
    dot(37, 27, 1.5),
    lead("M32 27l2 5h-3M28 36q4 2.5 8 0", 1.3),
    bright("M14 21q-3-9 5-12 4-8 13-7 10-1 14 7 7 4 3 12-4 4-17 3t-18-3z"),
    pale("M15 19q17 6 34 0l1 4q-18 7-36 0z"),
    bright("M46 20q9 3 7 18l-5-1q1-9-4-15z"),
    paleDisc(16, 55, 6),
    lead("M16 52v6M13 55h6", 1.3),
  ],
  thibaut_ii: [
    bright("M6 62q2-15 17-18h18q15 3 17 18z"),
    pale("M13 62q2-13 12-17l7 9 7-9q10 4 12 17h-6q-3-7-13-7t-13 7z"),
    lead("M18 52v3M46 52v3M24 47v3M40 47v3", 2),
    bright("M18 24q0-16 14-16t14 16q1 14-3 18l-3-10H24l-3 10q-4-4-3-18z"),
    `<path d="M21 24q0-9 11-9t11 9q0 18-11 18T21 24z" fill="#e7b98d" stroke="#221f28" stroke-width="1.9"/>`,
    dot(27, 27, 1.5),
    dot(37, 27, 1.5),
    lead("M32 26l2 5h-3", 1.3),
    bright("M21 29q3 6 6 4t5-1q2-1 5 1t6-4q1 17-11 18-12-1-11-18z"),
    lead("M28 37.5q4 2 8 0", 1.3),
    pale("M17 18l-1-14 7 6 3-8 6 7 6-7 3 8 7-6-1 14q-15 5-30 0z"),
    darkDisc(32, 15.5, 1.5),
    dot(24, 15, 1.6),
    dot(40, 15, 1.6),
  ],
};
