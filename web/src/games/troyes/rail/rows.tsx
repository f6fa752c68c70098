// Rows and small buttons of the rail: each stands for one choice and keeps the number it has on the board.

import { say, sentences, t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { shortLabel } from "./short.ts";
import { Press } from "../../../table/Press.tsx";
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

function Sign({ name }: { name: string }) {
  const icon = iconOf(name);
  return (
    <Icon name={icon ?? "question"} size={14} {...(icon ? { title: t(`web-troyes-term-${icon}`) } : {})} />
  );
}

/** What is paid, in red and with a minus. */
export function Costs({ choice }: { choice: Known }) {
  return (
    <>
      {choice.cost.map(([name, n]) => (
        <span key={name} class="tf-cost">
          {num(-n)}
          <Sign name={name} />
        </span>
      ))}
    </>
  );
}

export const inWords = (choice: Known): string => sentences([choice.label, ...choice.effect].map(say));

/** A target in one line: what to do, what it costs, what it brings. */
export function TargetRow({ choice, index, colours, seat }: RowProps) {
  return (
    <li class="tf-choice-item">
      <Press choice={choice} index={index} class="ty-target-row" words={inWords(choice)}>
        <span class="tf-choice-label">{shortLabel(choice)}</span>
        <span class="tf-choice-cost">
          <Costs choice={choice} />
        </span>
        <Gives effect={choice.effect} colours={colours} seat={seat} />
      </Press>
    </li>
  );
}

/** Black dice that are met together: as dice. */
export function BeatRow({ choice, index, colours, seat }: RowProps) {
  const values = choice.kind === "beat" ? choice.args.values : [];
  return (
    <li class="tf-choice-item">
      <Press choice={choice} index={index} class="ty-target-row" words={inWords(choice)}>
        <span class="tf-choice-label ty-beat">
          {t("web-troyes-do-beat")}
          {values.map((value, i) => (
            <Die key={i} colour="black" value={value} width={19} />
          ))}
        </span>
        <Gives effect={choice.effect} colours={colours} seat={seat} />
      </Press>
    </li>
  );
}

// --- dice ---------------------------------------------------------------------------------------------

/** A die that can be taken, with the mark of its owner. */
export function DieChip({ choice, index, colours, unnumbered = false }: RowProps & { unnumbered?: boolean }) {
  if (choice.kind !== "die" && choice.kind !== "reroll" && choice.kind !== "flip-die") return null;
  const die = choice.args;
  return (
    <Press
      choice={choice}
      index={index}
      class={`ty-chip c-${colourOf(die.owner, colours)}`}
      words={say(choice.label)}
      unnumbered={unnumbered}
    >
      <Die colour={die.colour} value={die.value} width={19} />
    </Press>
  );
}

/** A whole group of dice for a target that is known. */
export function GroupRow({ choice, index, colours, seat, view }: RowProps) {
  const dice = choice.kind === "dice" ? choice.args.dice.flatMap((id) => dieOf(view, id) ?? []) : [];
  return (
    <li class="tf-choice-item">
      <Press choice={choice} index={index} class="ty-group-row" words={say(choice.label)}>
        <span class="ty-row-dice">
          {dice.map(({ id, owner, colour, value }) => (
            <span key={id} class={`c-${colourOf(owner, colours)}`}>
              <Die colour={colour} value={value} width={15} />
            </span>
          ))}
        </span>
        <span class="tf-choice-cost">
          <Costs choice={choice} />
        </span>
        <Gives effect={choice.effect} colours={colours} seat={seat} />
      </Press>
    </li>
  );
}
