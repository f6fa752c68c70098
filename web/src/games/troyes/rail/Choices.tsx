// What is offered, in the order one thinks of it: targets first, what is out of reach, dice as dice, then
// influence and passing. Every choice keeps the number it has on the board.

import { t } from "../../../i18n/messages.ts";
import { ChoiceList } from "../../../table/ChoiceList.tsx";
import { ChoiceRow } from "../../../table/Rail.tsx";
import { iconOf } from "../icons/index.ts";
import { choicesNow, type Known } from "../known.ts";
import { groupsWith, isPicking, pickedDice } from "../picking.ts";
import type { Props } from "../seats.ts";
import { LockedTargets } from "./Locked.tsx";
import { type Numbered, Powers } from "./Powers.tsx";
import { BeatRow, DieChip, GroupRow, TargetRow } from "./rows.tsx";

const ICONS = { icon: iconOf };

const KINDS = ["target", "beat", "cube", "die", "reroll", "power", "pass", "other"] as const;
type Kind = (typeof KINDS)[number];

/** Where a choice stands. */
function kindOf({ kind }: Known): Kind {
  if (kind === "recruit" || kind === "flip") return "power";
  if (kind === "flip-die") return "die";
  return KINDS.find((each) => each === kind) ?? "other";
}

/** The cubes are above, with the dice they change. */
export function Choices(props: Props) {
  const choices = choicesNow();
  if (isPicking()) return <Groups {...props} choices={choices} />;
  const of = (...kinds: Kind[]): Numbered[] =>
    choices.flatMap((choice, i): Numbered[] => (kinds.includes(kindOf(choice)) ? [[choice, i]] : []));
  const dice = of("die");
  return (
    <div class="ty-choices">
      <ChoiceList>
        {of("target").map(([choice, i]) => (
          <TargetRow key={choice.option} {...props} choice={choice} index={i} />
        ))}
        {of("beat").map(([choice, i]) => (
          <BeatRow key={choice.option} {...props} choice={choice} index={i} />
        ))}
        {of("other").map(([choice, i]) => (
          <ChoiceRow key={choice.option} choice={choice} index={i} game={ICONS} />
        ))}
        {dice.length > 0 && (
          <li class="ty-chips">
            <small>{t("web-troyes-dice")}</small>
            {dice.map(([choice, i]) => (
              <DieChip key={choice.option} {...props} choice={choice} index={i} />
            ))}
          </li>
        )}
        <LockedTargets />
      </ChoiceList>
      <Powers {...props} rerolls={of("reroll")} others={of("power", "pass")} />
    </div>
  );
}

/** Groups of dice for a target: those that hold the dice picked so far, the cheapest first. */
function Groups({ choices, ...props }: Props & { choices: Known[] }) {
  const fitting = groupsWith(pickedDice(), props.view);
  return (
    <ChoiceList class="ty-choices">
      {fitting.map((index) => {
        const choice = choices[index];
        return choice && <GroupRow key={choice.option} {...props} choice={choice} index={index} />;
      })}
    </ChoiceList>
  );
}
