// What Paladins of the West Kingdom brings to the table frame.

import { t } from "../../i18n/messages.ts";
import { table } from "../../table/state.ts";
import type { Board, GameTable, Title } from "../contract.ts";
import { Asked } from "./Asked.tsx";
import { Choices } from "./Choices.tsx";
import { Pinned, Summary } from "./Figures.tsx";
import { iconOf } from "./icons/index.ts";
import { Own } from "./own/Own.tsx";
import { DraftScene } from "./scenes/DraftScene.tsx";
import { InquisitionScene } from "./scenes/InquisitionScene.tsx";
import { KeepScene } from "./scenes/KeepScene.tsx";
import { PaladinScene } from "./scenes/PaladinScene.tsx";
import { PAY_PROMPT } from "./scenes/payment.ts";
import { PICK_PROMPT } from "./scenes/picking.ts";
import { PayScene } from "./scenes/PayScene.tsx";
import { RemoveSuspicion, RewardChoice, RewardOrder, SettleDebt } from "./scenes/RewardScenes.tsx";
import { TavernScene } from "./scenes/TavernScene.tsx";
import { Turning } from "./scenes/Turning.tsx";
import { turningAt } from "./turning.ts";
import { actionInProgress, begun, type Props } from "./seats.ts";
import { Shared } from "./Shared.tsx";
import { verb } from "./verbs.ts";
import { actionName, favourName } from "./words.ts";
import type { PaladinsFacts, PaladinsView } from "./shapes.ts";
import { printed } from "./printed.tsx";

/** A scene begins anew with every decision: what was half picked before is no part of the next. */
function anew(Scene: Board<Props>): Board<Props> {
  return function Anew(props: Props) {
    const offer = table.offer.value;
    return <Scene key={`${offer?.seat}.${offer?.decision}`} {...props} />;
  };
}

/** The action or favour a question is about. */
function title({ seat }: Props): Title | null {
  const action = actionInProgress(seat);
  if (action) return { icon: action, name: actionName(action) };
  const { favour } = begun();
  return favour ? { icon: "favour", name: favourName(favour) } : null;
}

/** Scenes that take the whole of the shared board, by prompt. */
const WHOLE: Record<string, Board<Props>> = {
  "paladins-prompt-setup-recruit": DraftScene,
  [PICK_PROMPT]: PaladinScene,
  "paladins-prompt-take-tavern": TavernScene,
  "paladins-prompt-abilities": InquisitionScene,
};
/** Scenes that lie over its lower edge. */
const STRIPS: Record<string, Board<Props>> = {
  [PAY_PROMPT]: PayScene,
  "paladins-prompt-keep-workers": KeepScene,
  "paladins-prompt-keep-fewer": KeepScene,
  "paladins-prompt-rewards": RewardOrder,
  "paladins-prompt-choose-reward": RewardChoice,
  "paladins-prompt-remove-suspicion": RemoveSuspicion,
  "paladins-prompt-pay-debt": SettleDebt,
  "paladins-prompt-destroy-debt": SettleDebt,
};

const Scenes = Object.fromEntries(
  Object.entries({ ...WHOLE, ...STRIPS }).map(([prompt, Scene]) => [prompt, anew(Scene)]),
);

export const paladins: GameTable<PaladinsView, PaladinsFacts> = {
  id: "paladins",
  Shared,
  Own,
  Summary,
  Pinned,
  title,
  verb,
  Asked,
  ask: ({ key }) => (key === "paladins-prompt-turn" ? t("web-paladins-ask-turn") : null),
  Choices,
  Scenes,
  strips: new Set(Object.keys(STRIPS)),
  sections: [
    { label: "web-paladins-section-townsfolk", element: "townsfolk." },
    { label: "web-paladins-section-map", element: "space." },
    { label: "web-paladins-section-outsiders", element: "outsider." },
    { label: "web-paladins-section-king", element: "order." },
  ],
  isOwn: (element) => element === "pass" || /^[a-z]+\.\d/.test(element), // a seat's number is in its id
  icon: iconOf,
  scoreParts: [
    "orders",
    "faith",
    "strength",
    "influence",
    "develop",
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "walls",
    "converts",
    "paid_debts",
    "unpaid_debts",
    "goods",
  ],
  paced: new Set(["inquisition", "round_began"]),
  turningAt,
  Turning,
  printed,
  progress: (view) => ({ round: view.round, rounds: view.rounds }),
};
