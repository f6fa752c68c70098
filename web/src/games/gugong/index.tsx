// What Gùgōng brings to the table frame.

import { t } from "../../i18n/messages.ts";
import type { GameTable } from "../contract.ts";
import { Asked } from "./Asked.tsx";
import { Choices } from "./Choices.tsx";
import { Bar, Pinned, Summary } from "./Figures.tsx";
import { iconOf } from "./icons/index.ts";
import { Own } from "./own/Own.tsx";
import { Phone } from "./phone/Phone.tsx";
import { Shared } from "./Shared.tsx";
import { Told } from "./Told.tsx";
import { PLACES, type GugongFacts, type GugongView } from "./shapes.ts";

/** Whether points are lost, now or at the end, because an envoy has not been received. */
const isSomebodyOut = ({ seats }: GugongView): boolean => seats.some(({ score }) => (score.outside ?? 0) < 0);

export const gugong: GameTable<GugongView, GugongFacts> = {
  id: "gugong",
  size: { width: 1012, height: 738, bar: 56, rail: 256 },
  Shared,
  Own,
  Summary,
  Pinned,
  Bar,
  light: ({ kind }) => kind === "give", // the card is only raised: officials show what it would cost
  warning: ({ effect }) =>
    effect.some(({ key }) => key === "gugong-exchange-none") ? t("web-gugong-no-action") : null,
  Asked,
  Choices,
  Told,
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
  scoreNote: (part, view) =>
    part === "outside" && isSomebodyOut(view) ? t("web-gugong-outside-note") : null,
  paced: new Set(["wall_scored", "night_fell", "dusk_fell", "start_player", "city_filled", "dice_rolled"]),
  quiet: new Set(["city_filled", "tokens_shuffled", "wall_home"]),
  progress: (view) => ({ round: view.day, rounds: view.days }),
};
