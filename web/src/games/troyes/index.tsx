// What Troyes brings to the table frame.

import type { GameTable } from "../contract.ts";
import type { TroyesFacts, TroyesView } from "./shapes.ts";
import { Pinned, Summary } from "./Figures.tsx";
import { iconOf } from "./icons/index.ts";
import { Ending } from "./own/Grades.tsx";
import { ORIGINS, scoreGuess, scoreNote } from "./own/ending.ts";
import { Own } from "./own/Own.tsx";
import { RailOwn } from "./own/RailOwn.tsx";
import { ZONES } from "./phone/zones.tsx";
import { Asked } from "./rail/Asked.tsx";
import { ask, isLight, verb } from "./rail/asking.ts";
import { Choices } from "./rail/Choices.tsx";
import { Told } from "./rail/Told.tsx";
import { Turning } from "./rail/Turning.tsx";
import { turningAt } from "./turning.ts";
import { Shared } from "./Shared.tsx";
import { printed } from "./printed.tsx";

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
  verb,
  light: isLight,
  Summary,
  Pinned,
  Scenes: {},
  sections: [],
  zones: ZONES,
  icon: iconOf,
  scoreParts: [
    "tokens",
    ...ORIGINS,
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
  scoreOrigins: ORIGINS,
  scoreGuess,
  scoreNote,
  Ending,
  paced: new Set(["round_began", "event_applies"]),
  turningAt,
  Turning,
  printed,
  progress: (view) => ({ round: Math.max(1, view.round), rounds: view.rounds }),
};
