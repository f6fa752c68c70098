// What Troyes brings to the table frame.

import type { GameTable } from "../contract.ts";
import type { TroyesFacts, TroyesView } from "./shapes.ts";
import { Pinned, Summary } from "./Figures.tsx";
import { iconOf } from "./icons/index.ts";
import { Ending } from "./own/Grades.tsx";
import { scoreNote } from "./own/ending.ts";
import { Own } from "./own/Own.tsx";
import { RailOwn } from "./own/RailOwn.tsx";
import { ZONES } from "./phone/zones.tsx";
import { Asked } from "./rail/Asked.tsx";
import { ask, isLight } from "./rail/asking.ts";
import { Choices } from "./rail/Choices.tsx";
import { Told } from "./rail/Told.tsx";
import { Shared } from "./Shared.tsx";

/** Small steps, told with the line before: what follows from it can be seen on the board. */
const QUIET: ReadonlySet<string> = new Set([
  "card_shown",
  "income",
  "salary",
  "rolled",
  "gained",
  "purse_grew",
  "event_reward",
  "event_taken",
  "citizen_returned",
  "purse_taken",
  "start_passed",
  "king_spends",
  "king_buys",
]);

export const troyes: GameTable<TroyesView, TroyesFacts> = {
  id: "troyes",
  size: { width: 972, height: 738, rail: 280 },
  Shared,
  Own,
  RailOwn,
  Asked,
  Choices,
  Told,
  ask,
  light: isLight,
  Summary,
  Pinned,
  Scenes: {},
  sections: [],
  zones: ZONES,
  icon: iconOf,
  scoreParts: [
    "tokens",
    "events",
    "tradesmen",
    "cathedral",
    "urbain_iv",
    "chretien_de_troyes",
    "hugues_de_payns",
    "thibaut_ii",
    "henry_i",
    "le_florentin",
  ],
  scoreNote,
  Ending,
  paced: new Set(["round_began", "event_applies"]),
  quiet: QUIET,
  progress: (view) => ({ round: Math.max(1, view.round), rounds: view.rounds }),
};
