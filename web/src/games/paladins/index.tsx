// What Paladins of the West Kingdom brings to the table frame.

import { table } from "../../table/state.ts";
import type { Board, GameTable } from "../contract.ts";
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
import type { Props } from "./seats.ts";
import { Shared } from "./Shared.tsx";
import type { PaladinsFacts, PaladinsView } from "./shapes.ts";

/** A scene begins anew with every decision: what was half picked before is no part of the next. */
function anew(Scene: Board<Props>): Board<Props> {
  return function Anew(props: Props) {
    const offer = table.offer.value;
    return <Scene key={`${offer?.seat}.${offer?.decision}`} {...props} />;
  };
}

const SCENES: Record<string, Board<Props>> = {
  "paladins-prompt-setup-recruit": DraftScene,
  [PICK_PROMPT]: PaladinScene,
  "paladins-prompt-take-tavern": TavernScene,
  [PAY_PROMPT]: PayScene,
  "paladins-prompt-keep-workers": KeepScene,
  "paladins-prompt-keep-fewer": KeepScene,
  "paladins-prompt-rewards": RewardOrder,
  "paladins-prompt-choose-reward": RewardChoice,
  "paladins-prompt-remove-suspicion": RemoveSuspicion,
  "paladins-prompt-pay-debt": SettleDebt,
  "paladins-prompt-destroy-debt": SettleDebt,
  "paladins-prompt-abilities": InquisitionScene,
};

const Scenes = Object.fromEntries(Object.entries(SCENES).map(([prompt, Scene]) => [prompt, anew(Scene)]));

export const paladins: GameTable<PaladinsView, PaladinsFacts> = {
  id: "paladins",
  Shared,
  Own,
  Summary,
  Pinned,
  Choices,
  Scenes,
  sections: [
    { label: "web-paladins-section-townsfolk", element: "townsfolk." },
    { label: "web-paladins-section-map", element: "space." },
    { label: "web-paladins-section-outsiders", element: "outsider." },
    { label: "web-paladins-section-king", element: "order." },
  ],
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
  progress: (view) => ({ round: view.round, rounds: view.rounds }),
};
