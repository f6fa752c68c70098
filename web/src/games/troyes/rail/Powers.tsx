// Always in sight: influence re-rolls a die, recruits a citizen, turns dice over; and passing. Each has its
// place and keeps it, locked or not.

import { say, t } from "../../../i18n/messages.ts";
import { Press } from "../../../table/Press.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Gives } from "../gives.tsx";
import { iconOf } from "../icons/index.ts";
import type { Known, KnownRefusal as Refusal } from "../known.ts";
import { rerolling, toggleReroll } from "../picking.ts";
import type { Props } from "../seats.ts";
import { explain, refusedPowers, shortReason } from "./Locked.tsx";
import { Costs, DieChip } from "./rows.tsx";

export type Numbered = [choice: Known, index: number];

interface PowersProps extends Props {
  rerolls: Numbered[];
  others: Numbered[];
}

const PLACES = ["reroll", "recruit", "flip", "pass"];

export function Powers({ rerolls, others, ...props }: PowersProps) {
  const locked = new Map(refusedPowers());
  if (rerolls.length + others.length + locked.size === 0) return null;
  return (
    <>
      {rerolling.value && rerolls.length > 0 && (
        <div class="ty-chips ty-rerolls">
          {rerolls.map(([choice, i]) => (
            <DieChip key={choice.option} {...props} choice={choice} index={i} />
          ))}
        </div>
      )}
      <div class="ty-powers">
        {PLACES.map((name) => (
          <Power
            key={name}
            {...props}
            name={name}
            rerolls={name === "reroll" ? rerolls : []}
            offered={others.find(([choice]) => choice.kind === name)}
            refusal={locked.get(name)}
          />
        ))}
      </div>
    </>
  );
}

interface PowerProps extends Props {
  name: string;
  rerolls: Numbered[];
  offered: Numbered | undefined;
  refusal: Refusal | undefined;
}

function Power({ name, rerolls, offered, refusal, ...props }: PowerProps) {
  if (rerolls.length > 0) return <Reroll rerolls={rerolls} />;
  if (refusal && !offered) return <LockedPower name={name} refusal={refusal} />;
  if (!offered) return <span aria-hidden="true" />; // its place stays free
  const [choice, index] = offered;
  return (
    <Press
      choice={choice}
      index={index}
      class="ty-power"
      words={say(choice.label)}
      el={name === "pass" ? "pass" : undefined}
    >
      {name !== "pass" && <Icon name={iconOf(name) ?? "fleur"} size={15} />}
      <span class={name === "pass" ? "" : "ty-power-word"}>{t(`web-troyes-power-${name}`)}</span>
      <span class="tf-choice-cost">
        <Costs choice={choice} />
      </span>
      <Gives effect={choice.effect} colours={props.colours} seat={props.seat} />
    </Press>
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
      data-help={t("web-troyes-locked", { what, why: shortReason(refusal) })}
      onClick={(event) => {
        event.stopPropagation();
        explain(refusal, event.currentTarget as HTMLElement);
      }}
    >
      <Icon name="lock" size={12} />
      {name !== "pass" && <Icon name={iconOf(name) ?? "fleur"} size={15} class="ty-power-sign" />}
      <span class={name === "pass" ? "" : "ty-power-word"}>{what}</span>
    </button>
  );
}

/** One button; then the own dice on the board, and above it, are to be rolled. */
function Reroll({ rerolls }: { rerolls: Numbered[] }) {
  const [first] = rerolls;
  const open = rerolling.value;
  return (
    <button
      type="button"
      class={`tf-button ty-power ${open ? "is-on" : ""}`}
      aria-expanded={open}
      data-help={t("web-troyes-power-reroll-what")}
      onClick={toggleReroll}
    >
      <Icon name="reroll" size={15} />
      <span class="ty-power-word">{t("web-troyes-power-reroll")}</span>
      <span class="tf-choice-cost">{first && <Costs choice={first[0]} />}</span>
    </button>
  );
}
