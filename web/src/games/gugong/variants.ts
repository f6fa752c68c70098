// What the variants of the locations' actions do, in words: for help, and for those who hear a chip.

import { t } from "../../i18n/messages.ts";
import type { GugongFacts, LocationsFacts, Place } from "./shapes.ts";

interface Numbers {
  n?: number;
  cost?: number;
  steps?: number;
}

/** The printed numbers of every variant. */
const NUMBERS: Record<Place, (facts: LocationsFacts) => Numbers[]> = {
  travel: ({ travel }) => [{ n: travel.moves[0] }, { n: travel.moves[1], cost: travel.b_cost }],
  wall: ({ wall }) => [{ n: wall.place[0] }, { n: wall.place[1], cost: wall.b_cost }],
  jade: () => [{}],
  intrigue: ({ intrigue }) => [{ n: intrigue.steps[0] }, { n: intrigue.steps[1], cost: intrigue.b_cost }],
  palace: ({ palace }) => [
    { n: palace.steps[0] },
    { n: palace.steps[1], steps: palace.b_intrigue, cost: palace.b_cost },
  ],
  decrees: () => [{}],
  canal: ({ canal }) => [{ n: canal.place[0] }, { n: canal.place[1], cost: canal.b_cost }],
};

/** "Variant A: Moves: 1.", and B where there is one. */
export function variantWords({ locations }: GugongFacts, place: Place): string[] {
  return NUMBERS[place](locations).map((numbers, i) => {
    const variant = i === 0 ? "a" : "b";
    return t("web-gugong-variant", {
      letter: t(`gugong-variant-${variant}`),
      what: t(`web-gugong-do-${place}-${variant}`, { ...numbers }),
    });
  });
}
