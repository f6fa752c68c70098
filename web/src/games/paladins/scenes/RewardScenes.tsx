// Questions about rewards: which comes first, which of several, how many to use.

import { say, t } from "../../../i18n/messages.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Items } from "../bits.tsx";
import { choicesNow, type Known } from "../known.ts";
import type { Props } from "../seats.ts";
import type { Item } from "../shapes.ts";
import { Option, StripStage } from "./Stage.tsx";

/** The rewards a choice speaks of. */
function itemsOf(choice: Known): Item[] {
  switch (choice.kind) {
    case "choose":
      return choice.args.rewards;
    case "first":
      return [[choice.args.reward, choice.args.n]];
    case "remove":
      return [["remove_suspicion", choice.args.n]];
    case "pay_debt":
    case "destroy_debt":
      return [[choice.kind, choice.args.n]];
    default:
      return [];
  }
}

function RewardOptions() {
  return (
    <div class="pb-options">
      {choicesNow().map((choice, index) => (
        <Option
          key={choice.option}
          choice={choice}
          index={index}
          class={choice.kind === "decline" ? "pb-decline" : ""}
        >
          <span class="pb-option-icons">
            {choice.kind === "decline" ? (
              <Icon name="close" size={20} />
            ) : (
              <Items items={itemsOf(choice)} size={30} />
            )}
          </span>
          <span class="pb-option-words">{say(choice.label)}</span>
        </Option>
      ))}
    </div>
  );
}

/** Several rewards wait: an Inquisition may come in between, so the order is the player's. */
export function RewardOrder(board: Props) {
  return (
    <StripStage
      board={board}
      icon="bolt"
      title={t("web-paladins-rewards")}
      note={t("web-paladins-rewards-note", { n: board.view.tax.now })}
    >
      <RewardOptions />
    </StripStage>
  );
}

export function RewardChoice(board: Props) {
  return (
    <StripStage board={board} icon="bolt" title={t("web-paladins-choose-reward")}>
      <RewardOptions />
    </StripStage>
  );
}

/** Remove suspicion: as much as one likes, or none. */
export function RemoveSuspicion(board: Props) {
  return (
    <StripStage board={board} icon="suspicion" title={t("web-paladins-suspicion")}>
      <RewardOptions />
    </StripStage>
  );
}

/** Pay or destroy debts: as many as one likes, or none. */
export function SettleDebt(board: Props) {
  return (
    <StripStage board={board} icon="debt" title={t("web-paladins-debts")}>
      <RewardOptions />
    </StripStage>
  );
}
