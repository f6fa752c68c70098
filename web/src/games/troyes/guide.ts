// Troyes in words: help about everything on the boards, what log lines speak of, the symbols.

import type { GameGuide } from "../contract.ts";
import type { TroyesFacts, TroyesView } from "./shapes.ts";
import { gistOf } from "./gist.ts";
import { help } from "./help.ts";
import { elementsOf, flightOf, TELLING } from "./marks.ts";

const GROUPS: [string, string][] = [
  ["goods", "denier fleur glory cube delayed"],
  ["estates", "sword mitre wheat blades estates"],
  ["people", "citizen tradesman character enlist pennant shield-neutral"],
  ["places", "palace bishopric city-hall cathedral field banner event-won"],
  ["powers", "reroll turn-over hidden"],
];

export const guide: GameGuide<TroyesView, TroyesFacts> = {
  help,
  elementsOf,
  gistOf,
  flightOf,
  telling: TELLING,
  glossary: GROUPS.map(([name, symbols]) => ({
    label: `web-troyes-glossary-${name}`,
    symbols: symbols.split(" "),
  })),
};
