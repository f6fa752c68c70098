// What Paladins tells about itself beside its boards: help, marks of log lines, the glossary.

import type { GameGuide } from "../contract.ts";
import { gistOf } from "./gist.ts";
import { help } from "./help.ts";
import { elementsOf, flightOf, TELLING } from "./marks.ts";
import type { PaladinsFacts, PaladinsView } from "./shapes.ts";

const GROUPS: [string, string][] = [
  ["workers", "labourer scout merchant fighter cleric criminal any"],
  ["attributes", "faith strength influence vp"],
  ["goods", "silver provision tax suspicion unsuspect debt debt-gain debt-paid debt-gone"],
  ["pieces", "workshop monk outpost jar wall"],
  ["actions", "develop recruit hunt trade pray conspire commission fortify garrison absolve attack convert"],
  [
    "cards",
    "paladin tavern townsfolk saracen byzantine viking purse order favour inquisition start scheme rest marker bolt discard",
  ],
];

export const guide: GameGuide<PaladinsView, PaladinsFacts> = {
  help,
  elementsOf,
  gistOf,
  flightOf,
  telling: TELLING,
  glossary: GROUPS.map(([name, symbols]) => ({
    label: `web-paladins-glossary-${name}`,
    symbols: symbols.split(" "),
  })),
};
