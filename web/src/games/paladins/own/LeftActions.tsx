// The six actions of the left side.

import type { ComponentChildren } from "preact";
import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Gives, Items, Price } from "../bits.tsx";
import { PaySlot } from "../scenes/PaySlot.tsx";
import { actionInProgress, actionOf, seatOf, type SeatProps } from "../seats.ts";
import { type Action, type ActionView, type BoardFacts, LEFT_ACTIONS } from "../shapes.ts";
import { actionName } from "../words.ts";
import { ActionBox } from "./ActionBox.tsx";

export function LeftActions(props: SeatProps) {
  const seat = seatOf(props.view, props.who);
  const now = actionInProgress(props.who);
  return (
    <div class="pb-left">
      {LEFT_ACTIONS.map((name) => {
        const action = actionOf(seat, name);
        return (
          <ActionBox key={name} action={action} now={now === name} class="pb-action">
            <div class="pb-action-name">
              <Icon name={name} size={18} />
              <b>{actionName(name)}</b>
              {action.used && <span class="tf-sr">{t("web-paladins-used")}</span>}
            </div>
            <div class="pb-action-slots">
              {action.slots.map((slot, i) => (
                <PaySlot key={slot.id} kind={props.facts.board.slots[name][i] ?? "any"} slot={slot} />
              ))}
            </div>
            <div class="pb-action-gain">
              <Gain name={name} action={action} board={props.facts.board} />
            </div>
          </ActionBox>
        );
      })}
    </div>
  );
}

const Or = () => <i class="pb-or">{t("web-paladins-or")}</i>;

/** What goes in and what comes out. Prices are those of this moment, paladin included. */
function Gain({
  name,
  action,
  board,
}: {
  name: Action;
  action: ActionView;
  board: BoardFacts;
}): ComponentChildren {
  switch (name) {
    case "develop":
      return (
        <>
          <Price name="silver" n={action.silver ?? board.develop_silver} size={13} />
          <Gives />
          <Icon name="workshop" size={15} />
        </>
      );
    case "recruit":
      return (
        <>
          <Icon name="discard" size={12} />
          <Or />
          <Icon name="recruit" size={15} />
        </>
      );
    case "hunt":
      return <OneOrTwo gains={board.hunt} icon="provision" />;
    case "trade":
      return <OneOrTwo gains={board.trade} icon="silver" />;
    case "pray":
      return (
        <>
          <Price name="silver" n={action.silver ?? board.pray_silver} size={13} />
          <Gives />
          <Icon name="pray" size={16} />
        </>
      );
    default:
      return (
        <>
          <Gives />
          <Items items={board.gains.conspire ?? []} size={16} />
          <Icon name="suspicion" size={15} />
        </>
      );
  }
}

function OneOrTwo({ gains, icon }: { gains: [number, number]; icon: string }) {
  return (
    <>
      <b>{num(gains[0])}</b>
      <Or />
      <b>{num(gains[1])}</b>
      <Icon name={icon} size={14} />
    </>
  );
}
