// Questions about rewards: which comes first, which of several, how many to use.

import { say, t } from "../../../i18n/messages.ts";
import type { Choice, Msg } from "../../../table/model.ts";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Items } from "../bits.tsx";
import type { Props } from "../seats.ts";
import type { Item } from "../view.ts";
import { itemOf } from "../words.ts";
import { Option, StripStage } from "./Stage.tsx";

const isMsg = (arg: unknown): arg is Msg => typeof arg === "object" && arg !== null && "key" in arg;

/** The rewards a choice speaks of, from the arguments of its label. */
function itemsOf(choice: Choice): Item[] {
  const { reward, rewards } = choice.label.args;
  if (Array.isArray(rewards)) return rewards.map(itemOf);
  return isMsg(reward) ? [itemOf(reward)] : [];
}

function RewardOptions({ size }: { size: number }) {
  const choices = table.offer.value?.choices ?? [];
  return (
    <div class="pb-options">
      {choices.map((choice, index) => (
        <Option
          key={choice.option}
          choice={choice}
          index={index}
          class={choice.text === "decline" ? "pb-decline" : ""}
        >
          <span class="pb-option-icons">
            {choice.text === "decline" ? (
              <Icon name="close" size={20} />
            ) : (
              <Items items={itemsOf(choice)} size={size} />
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
      <RewardOptions size={30} />
    </StripStage>
  );
}

export function RewardChoice(board: Props) {
  return (
    <StripStage board={board} icon="bolt" title={t("web-paladins-choose-reward")}>
      <RewardOptions size={30} />
    </StripStage>
  );
}

/** Remove suspicion, pay or destroy debts: as many as one likes, or none. */
function HowMany({ board, icon, title, name }: { board: Props; icon: string; title: string; name: string }) {
  const choices = table.offer.value?.choices ?? [];
  return (
    <StripStage board={board} icon={icon} title={title}>
      <div class="pb-options">
        {choices.map((choice, index) => {
          const n = typeof choice.label.args.n === "number" ? choice.label.args.n : 0;
          return (
            <Option key={choice.option} choice={choice} index={index} class={n ? "" : "pb-decline"}>
              <span class="pb-option-icons">
                {n ? <Items items={[[name, n]]} size={30} /> : <Icon name="close" size={20} />}
              </span>
              <span class="pb-option-words">{say(choice.label)}</span>
            </Option>
          );
        })}
      </div>
    </StripStage>
  );
}

export const RemoveSuspicion = (board: Props) => (
  <HowMany board={board} icon="suspicion" title={t("web-paladins-suspicion")} name="remove_suspicion" />
);
export const PayDebt = (board: Props) => (
  <HowMany board={board} icon="debt" title={t("web-paladins-debts")} name="pay_debt" />
);
export const DestroyDebt = (board: Props) => (
  <HowMany board={board} icon="debt" title={t("web-paladins-debts")} name="destroy_debt" />
);
