// Always in sight: influence re-rolls a die, recruits a citizen, turns dice over; and passing.

import { say, t } from "../../../i18n/messages.ts";
import type { Choice, Refusal } from "../../../table/model.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Gives } from "../gives.tsx";
import { iconOf } from "../icons/index.ts";
import { rerolling, toggleReroll } from "../picking.ts";
import type { Props } from "../seats.ts";
import { explain, refusedPowers, shortReason } from "./Locked.tsx";
import { Costs, DieChip, Pick } from "./rows.tsx";

export type Numbered = [choice: Choice, index: number];

interface PowersProps extends Props {
  rerolls: Numbered[];
  others: Numbered[];
}

export function Powers({ rerolls, others, ...props }: PowersProps) {
  const locked = refusedPowers();
  if (rerolls.length + others.length + locked.length === 0) return null;
  return (
    <div class="ty-powers">
      {rerolls.length > 0 && <Reroll {...props} rerolls={rerolls} />}
      {others.map(([choice, index]) => (
        <Pick key={choice.option} choice={choice} index={index} class="ty-power" words={say(choice.label)}>
          {choice.text !== "pass" && <Icon name={iconOf(choice.text) ?? "fleur"} size={15} />}
          {t(`web-troyes-power-${choice.text}`)}
          <span class="tf-choice-cost">
            <Costs choice={choice} />
          </span>
          <Gives effect={choice.effect} colours={props.colours} seat={props.seat} />
        </Pick>
      ))}
      {locked.map(([name, refusal]) => (
        <LockedPower key={name} name={name} refusal={refusal} />
      ))}
    </div>
  );
}

function LockedPower({ name, refusal }: { name: string; refusal: Refusal }) {
  const what = t(`web-troyes-power-${name}`);
  return (
    <button
      type="button"
      class="ty-locked ty-power"
      data-locked={refusal.text}
      aria-label={t("web-troyes-locked", { what, why: shortReason(refusal) })}
      onClick={(event) => {
        event.stopPropagation();
        explain(refusal, event.currentTarget as HTMLElement);
      }}
    >
      <Icon name="lock" size={12} />
      {what}
    </button>
  );
}

/** One button; then the own dice on the board, and here, are to be rolled. */
function Reroll({ rerolls, ...props }: Props & { rerolls: Numbered[] }) {
  const [first] = rerolls;
  const open = rerolling.value;
  return (
    <>
      <button type="button" class={`tf-button ty-power ${open ? "is-on" : ""}`} aria-expanded={open} onClick={toggleReroll}>
        <Icon name="reroll" size={15} />
        {t("web-troyes-power-reroll")}
        <span class="tf-choice-cost">{first && <Costs choice={first[0]} />}</span>
      </button>
      {open && (
        <span class="ty-chips">
          {rerolls.map(([choice, i]) => (
            <DieChip key={choice.option} {...props} choice={choice} index={i} />
          ))}
        </span>
      )}
    </>
  );
}
