// The frame of an action on a player board. While its workers are being paid the spaces inside are
// what one touches, so the frame itself stands back.

import type { ComponentChildren } from "preact";
import { El } from "../../../table/El.tsx";
import { table } from "../../../table/state.ts";
import { PAY_PROMPT } from "../scenes/payment.ts";
import type { ActionView } from "../shapes.ts";

interface ActionBoxProps {
  action: ActionView;
  now: boolean; // this action is in progress
  class: string;
  children: ComponentChildren;
}

export function ActionBox({ action, now, class: extra, children }: ActionBoxProps) {
  const state = now ? "is-now" : action.used ? "is-used" : "";
  const classes = `${extra} ${state}`;
  if (now && table.offer.value?.prompt?.key === PAY_PROMPT) {
    return (
      <div class={`el ${classes}`} data-el={action.id}>
        {children}
      </div>
    );
  }
  return (
    <El id={action.id} class={classes}>
      {children}
    </El>
  );
}
