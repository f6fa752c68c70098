// What Gùgōng brings to the table frame.

import type { GameTable } from "../contract.ts";
import { Asked } from "./Asked.tsx";
import { Bar, Pinned, Summary } from "./Figures.tsx";
import { iconOf } from "./icons/index.ts";
import { Own } from "./own/Own.tsx";
import { Phone } from "./phone/Phone.tsx";
import { Shared } from "./Shared.tsx";
import { PLACES, type GugongFacts, type GugongView } from "./view.ts";

export const gugong: GameTable<GugongView, GugongFacts> = {
  id: "gugong",
  Shared,
  Own,
  Summary,
  Pinned,
  Bar,
  Asked,
  Phone,
  Scenes: {},
  sections: PLACES.map((place) => ({ label: `gugong-location-${place}`, element: `location.${place}` })),
  icon: iconOf,
  scoreParts: [
    "wall",
    "destiny",
    "decrees",
    "travel",
    "trades",
    "palace",
    "ports",
    "tolls",
    "court",
    "decrees_end",
    "audience",
    "jade",
    "outside",
  ],
  progress: (view) => ({ round: view.day, rounds: view.days }),
};
