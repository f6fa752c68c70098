// Player colours are never alone: each has a charge, on its shield and on every piece.

import { dot, flat, type IconSet, inset, ring, shape } from "./draw.ts";

export const COLOURS = ["lily", "mullet", "crescent", "trefoil", "rose"] as const;
export type Colour = (typeof COLOURS)[number];

const PETALS = [0, 1, 2, 3, 4].map((i) => {
  const angle = ((i * 72 - 90) * Math.PI) / 180;
  return [12 + 6.3 * Math.cos(angle), 12.2 + 6.3 * Math.sin(angle)].map((n) => Math.round(n * 10) / 10);
});

function charge(colour: Colour, fill: string, ground: string): string[] {
  switch (colour) {
    case "lily":
      return [
        flat("M12 1C9 4.6 8.7 8.4 10.7 13.4h2.6C15.3 8.4 15 4.6 12 1z", fill),
        flat(
          "M9.6 13.4C8.8 8.8 4.4 6.4 2.2 9.2c-1.9 2.5-.2 6 3 5.8-.9-1.5.2-3 1.5-2.6.8.2 1.2.6 1.3 1z" +
            "M14.4 13.4c.8-4.6 5.2-7 7.4-4.2 1.9 2.5.2 6-3 5.8.9-1.5-.2-3-1.5-2.6-.8.2-1.2.6-1.3 1z",
          fill,
        ),
        flat("M6.4 14.6h11.2v2.6H6.4z", fill),
        flat(
          "M10.6 18.2h2.8c.1 1.8.8 3 1.9 4.2-1.3.3-2.4 0-3.3-.8-.9.8-2 1.1-3.3.8 1.1-1.2 1.8-2.4 1.9-4.2z",
          fill,
        ),
      ];
    case "mullet":
      return [flat("M12 1l3.2 7.3 8 .8-6 5.3 1.8 7.8-7-4.1-7 4.1 1.8-7.8-6-5.3 8-.8z", fill)];
    case "crescent":
      return [flat("M15.5 1.5A10.8 10.8 0 1 0 22.5 17 9 9 0 1 1 15.5 1.5z", fill)];
    case "trefoil":
      return [
        dot(12, 6.6, 5.2, fill),
        dot(6.2, 13.6, 5.2, fill),
        dot(17.8, 13.6, 5.2, fill),
        flat("M11 12h2c0 4 .8 7.4 2.6 10.6H8.4C10.2 19.4 11 16 11 12z", fill),
      ];
    case "rose":
      return [
        ...PETALS.map(([x, y]) => dot(x as number, y as number, 4.9, fill)),
        dot(12, 12.2, 5, fill),
        ring(12, 12.2, 3.1, ground, 2),
      ];
  }
}

const SHIELD = "M2 1.8h20v10.4c0 5.9-4.3 9-10 10.4C6.3 21.2 2 18.1 2 12.2z";

/** `charge-lily` takes the colour of its surroundings, `shield-lily` brings its own. */
export const HERALDRY: IconSet = Object.fromEntries(
  COLOURS.flatMap((colour) => [
    [`charge-${colour}`, charge(colour, "var(--ch, currentColor)", "var(--pc, transparent)")],
    [
      `shield-${colour}`,
      [
        shape(SHIELD, `var(--p-${colour})`, 1.3),
        inset(5.2, 4.1, 13.6, charge(colour, "#fff", `var(--p-${colour})`)),
      ],
    ],
  ]),
);
