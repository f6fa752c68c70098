// What is offered, in the order one thinks of it: targets first, what is out of reach, dice as dice, then
// influence and passing. Every choice keeps the number it has on the board.

import { t } from "../../../i18n/messages.ts";
import { ChoiceList } from "../../../table/ChoiceList.tsx";
import { ChoiceRow } from "../../../table/Rail.tsx";
import type { Choice } from "../../../table/model.ts";
import { table } from "../../../table/state.ts";
import { iconOf } from "../icons/index.ts";
import { groupsWith, isPicking, pickedDice } from "../picking.ts";
import type { Props } from "../seats.ts";
import { LockedTargets } from "./Locked.tsx";
import { type Numbered, Powers } from "./Powers.tsx";
import { BeatRow, DieChip, GroupRow, TargetRow } from "./rows.tsx";

const ICONS = { icon: iconOf };

const KINDS = ["target", "beat", "cube", "die", "reroll", "power", "pass", "other"] as const;
type Kind = (typeof KINDS)[number];

/** What a choice is about, by the first word of its text. */
export function kindOf(choice: Choice): Kind {
  const word = choice.text.split(" ")[0] ?? "";
  if (word === "recruit" || word === "flip") return choice.text === word ? "power" : "die";
  return (KINDS as readonly string[]).includes(word) ? (word as Kind) : "other";
}

/** The cubes are above, with the dice they change. */
export function Choices(props: Props) {
  const choices = table.offer.value?.choices ?? [];
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
function Groups({ choices, ...props }: Props & { choices: Choice[] }) {
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
