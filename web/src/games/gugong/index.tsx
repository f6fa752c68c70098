// What Gùgōng brings to the table frame.

import { has, t } from "../../i18n/messages.ts";
import type { Choice } from "../../table/model.ts";
import type { GameTable, Title } from "../contract.ts";
import { Asked } from "./Asked.tsx";
import { Choices } from "./Choices.tsx";
import { Bar, Pinned, Summary } from "./Figures.tsx";
import { iconOf } from "./icons/index.ts";
import { Own } from "./own/Own.tsx";
import { Phone } from "./phone/Phone.tsx";
import { Shared } from "./Shared.tsx";
import { Told } from "./Told.tsx";
import { Turning } from "./Turning.tsx";
import { placeInQuestion, type Props } from "./seats.ts";
import { placeName } from "./words.ts";
import { turningAt } from "./turning.ts";
import { PLACES, type GugongFacts, type GugongView } from "./shapes.ts";
import { printed } from "./printed.tsx";

/** Whether points are lost, now or at the end, because an envoy has not been received. */
const isSomebodyOut = ({ seats }: GugongView): boolean => seats.some(({ score }) => (score.outside ?? 0) < 0);

/** Questions in fewer words: whose turn it is, and which card was raised, stands beside them. */
const SHORTER: Record<string, string> = {
  "gugong-prompt-exchange": "web-gugong-ask-exchange",
  "gugong-prompt-where": "web-gugong-ask-where",
};

/** The location a question is about. */
function title(props: Props): Title | null {
  const place = placeInQuestion(props);
  return place && { icon: iconOf(place), name: placeName(place) };
}

/** What a choice does, in a verb or two. */
function verb({ kind }: Choice): string | null {
  const key = `web-gugong-verb-${kind}`;
  return has(key) ? t(key) : null;
}

export const gugong: GameTable<GugongView, GugongFacts> = {
  id: "gugong",
  size: { width: 1012, height: 738, bar: 56, rail: 256 },
  Shared,
  Own,
  Summary,
  Pinned,
  Bar,
  asides: ["trade"],
  light: ({ kind }) => kind === "give", // the card is only raised: officials show what it would cost
  warning: ({ effect }) =>
    effect.some(({ key }) => key === "gugong-exchange-none") ? t("web-gugong-no-action") : null,
  title,
  ask: ({ key }) => (SHORTER[key] ? t(SHORTER[key]) : null),
  verb,
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
  turningAt,
  Turning,
  printed,
  progress: (view) => ({ round: view.day, rounds: view.days }),
};
