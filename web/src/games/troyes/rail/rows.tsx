// Rows and small buttons of the rail: each stands for one choice and keeps the number it has on the board.

import { say, t } from "../../../i18n/messages.ts";
import type { Choice } from "../../../table/model.ts";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Die } from "../bits.tsx";
import { Gives } from "../gives.tsx";
import { iconOf } from "../icons/index.ts";
import type { Known } from "../known.ts";
import { colourOf, dieOf, type Props } from "../seats.ts";

export interface RowProps extends Props {
  choice: Known;
  index: number;
}

const hovers = (index: number) => ({
  onPointerEnter: () => (table.hovered.value = index),
  onPointerLeave: () => (table.hovered.value = null),
  onFocus: () => (table.hovered.value = index),
  onBlur: () => (table.hovered.value = null),
});

interface PickProps extends Pick<RowProps, "choice" | "index"> {
  class: string;
  words: string; // for a screen reader
  children: preact.ComponentChildren;
}

/** A button that makes a choice, with its number. */
export function Pick({ choice, index, class: cls, words, children }: PickProps) {
  const chosen = table.selected.value === index;
  return (
    <button
      type="button"
      class={`tf-choice ${cls} ${chosen ? "is-chosen" : ""} ${table.hovered.value === index ? "is-hover" : ""}`}
      data-choice={choice.text}
      data-el={choice.kind === "pass" ? "pass" : undefined}
      aria-label={words}
      aria-pressed={chosen}
      disabled={table.sending.value}
      onClick={() => table.pick(index)}
      {...hovers(index)}
    >
      <span class="tf-key" aria-hidden="true">
        {index + 1}
      </span>
      {children}
    </button>
  );
}

/** What is paid, in red and with a minus. */
export function Costs({ choice }: { choice: Known }) {
  return (
    <>
      {choice.cost.map(([name, n]) => (
        <span key={name} class="tf-cost">
          −{n}
          <Icon name={iconOf(name) ?? "question"} size={14} title={name} />
        </span>
      ))}
    </>
  );
}

/** Labels in a few words, where a row has to be short. */
const SHORT: Record<string, string> = {
  "troyes-opt-target-card": "web-troyes-do-target-card",
  "troyes-opt-target-hire": "web-troyes-do-target-hire",
  "troyes-opt-target-event": "web-troyes-do-target-event",
  "troyes-opt-target-building": "web-troyes-do-target-building",
  "troyes-opt-target-cathedral": "web-troyes-do-target-cathedral",
  "troyes-opt-target-agriculture": "web-troyes-do-target-agriculture",
};

export const shortLabel = ({ label }: Pick<Choice, "label">): string => {
  const short = SHORT[label.key];
  return short ? t(short, label.args) : say(label);
};

const inWords = (choice: Known): string => [choice.label, ...choice.effect].map(say).join(", ");

/** A target in one line: what to do, what it costs, what it brings. */
export function TargetRow({ choice, index, colours, seat }: RowProps) {
  return (
    <li class="tf-choice-item">
      <Pick choice={choice} index={index} class="ty-target-row" words={inWords(choice)}>
        <span class="tf-choice-label">{shortLabel(choice)}</span>
        <span class="tf-choice-cost">
          <Costs choice={choice} />
        </span>
        <Gives effect={choice.effect} colours={colours} seat={seat} />
      </Pick>
    </li>
  );
}

/** Black dice that are met together: as dice. */
export function BeatRow({ choice, index, colours, seat }: RowProps) {
  const values = choice.kind === "beat" ? choice.args.values : [];
  return (
    <li class="tf-choice-item">
      <Pick choice={choice} index={index} class="ty-target-row" words={inWords(choice)}>
        <span class="tf-choice-label ty-beat">
          {t("web-troyes-do-beat")}
          {values.map((value, i) => (
            <Die key={i} colour="black" value={value} width={19} />
          ))}
        </span>
        <Gives effect={choice.effect} colours={colours} seat={seat} />
      </Pick>
    </li>
  );
}

// --- dice ---------------------------------------------------------------------------------------------

/** A die that can be taken, with the mark of its owner. */
export function DieChip({ choice, index, colours }: RowProps) {
  if (choice.kind !== "die" && choice.kind !== "reroll" && choice.kind !== "flip-die") return null;
  const die = choice.args;
  return (
    <Pick
      choice={choice}
      index={index}
      class={`ty-chip c-${colourOf(die.owner, colours)}`}
      words={say(choice.label)}
    >
      <Die colour={die.colour} value={die.value} width={19} />
    </Pick>
  );
}

/** A whole group of dice for a target that is known. */
export function GroupRow({ choice, index, colours, seat, view }: RowProps) {
  const dice = choice.kind === "dice" ? choice.args.dice.flatMap((id) => dieOf(view, id) ?? []) : [];
  return (
    <li class="tf-choice-item">
      <Pick choice={choice} index={index} class="ty-group-row" words={say(choice.label)}>
        <span class="ty-row-dice">
          {dice.map(({ id, owner, colour, value }) => (
            <span key={id} class={`c-${colourOf(owner, colours)}`}>
              <Die colour={colour} value={value} width={19} />
            </span>
          ))}
        </span>
        <span class="tf-choice-cost">
          <Costs choice={choice} />
        </span>
        <Gives effect={choice.effect} colours={colours} seat={seat} />
      </Pick>
    </li>
  );
}
