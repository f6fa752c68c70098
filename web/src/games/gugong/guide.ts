// What Gùgōng tells about itself beside its boards: help, marks of log lines, the glossary.

import type { GameGuide } from "../contract.ts";
import { gistOf } from "./gist.ts";
import { help } from "./help.ts";
import { elementsOf, flightOf, TELLING } from "./marks.ts";
import type { GugongFacts, GugongView } from "./shapes.ts";

const GROUPS: [string, string][] = [
  ["people", "servant supply double envoy traveller"],
  ["places", "wall jade intrigue palace decree ship"],
  ["cards", "gift hand discard swap take-back servants1 servants2"],
  ["tokens", "token double-token plus1 toll follow"],
  ["signs", "vp die medal start focus equal morning day dusk night"],
];

export const guide: GameGuide<GugongView, GugongFacts> = {
  help,
  elementsOf,
  gistOf,
  flightOf,
  telling: TELLING,
  glossary: GROUPS.map(([name, symbols]) => ({
    label: `web-gugong-glossary-${name}`,
    symbols: symbols.split(" ").map((symbol) => `gg-${symbol}`),
  })),
};
