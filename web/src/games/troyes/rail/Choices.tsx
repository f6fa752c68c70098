// What is offered, in the order one thinks of it: targets first, what is out of reach, dice as dice, then
// influence and passing. Every choice keeps the number it has on the board.

import { t } from "../../../i18n/messages.ts";
import { ChoiceList } from "../../../table/ChoiceList.tsx";
import { Group } from "../../../table/Entries.tsx";
import { waysOf } from "../../../table/ways.ts";
import { table } from "../../../table/state.ts";
import { choicesNow, type Known } from "../known.ts";
import { groupsWith, isPicking, pickedDice } from "../picking.ts";
import type { Props } from "../seats.ts";
import { LockedTargets } from "./Locked.tsx";
import { type Numbered, Powers } from "./Powers.tsx";
import { entryOf } from "./entries.tsx";
import { Targets } from "./Targets.tsx";
import { BeatRow, DieChip, GroupRow, TargetRow } from "./rows.tsx";

const KINDS = ["target", "beat", "cube", "die", "reroll", "power", "pass", "other"] as const;
type Kind = (typeof KINDS)[number];

/** Whether a citizen is asked for: then one may be recruited for it. */
const isSource = (): boolean => table.offer.value?.prompt?.key.startsWith("troyes-prompt-source-") ?? false;

/** Where a choice stands. */
function kindOf({ kind }: Known): Kind {
  if (kind === "recruit" && isSource()) return "other";
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
  const targets = of("target");
  return (
    <div class="ty-choices">
      <ChoiceList>
        {isTurn() || targets.length > MOST_ROWS ? (
          <Targets {...props} targets={targets} />
        ) : (
          targets.map(([choice, i]) => <TargetRow key={choice.option} {...props} choice={choice} index={i} />)
        )}
        {of("beat").map(([choice, i]) => (
          <BeatRow key={choice.option} {...props} choice={choice} index={i} />
        ))}
        <Others others={of("other")} />
        {dice.length > 0 && (
          <li class="ty-chips">
            {!isTurn() && <small>{t("web-troyes-dice")}</small>}
            {dice.map(([choice, i]) => (
              <DieChip key={choice.option} {...props} choice={choice} index={i} unnumbered={isTurn()} />
            ))}
          </li>
        )}
        <LockedTargets />
      </ChoiceList>
      {!isSource() && <Powers {...props} rerolls={of("reroll")} others={of("power", "pass")} />}
    </div>
  );
}

/** More targets than this are tiles. */
const MOST_ROWS = 6;

const TURNS: ReadonlySet<string> = new Set(["troyes-prompt-turn", "troyes-prompt-turn-cube"]);

/** Whether everything there is to do is offered: then it is shown as it lies on the board. */
const isTurn = (): boolean => TURNS.has(table.offer.value?.prompt?.key ?? "");

/** Citizens by the building they stand in, everything else in words. */
function Others({ others }: { others: Numbered[] }) {
  const numbers = others.map(([, index]) => index);
  const ways = waysOf(
    others.map(([choice]) => choice),
    entryOf,
  );
  return ways.map((found) => (
    <Group
      key={found[0]?.entry.group}
      ways={found.map((way) => ({ ...way, index: numbers[way.index] ?? way.index }))}
    />
  ));
}

/** Groups of dice for a target: those that hold the dice picked so far, the cheapest first. */
function Groups({ choices, ...props }: Props & { choices: Known[] }) {
  const fitting = groupsWith(pickedDice(), props.view);
  return (
    <ChoiceList class="ty-choices ty-groups">
      {fitting.map((index) => {
        const choice = choices[index];
        return choice && <GroupRow key={choice.option} {...props} choice={choice} index={index} />;
      })}
    </ChoiceList>
  );
}
