// What is offered, in the order one thinks of it: targets first, dice as dice, then cubes, influence and
// passing. Every choice keeps the number it has on the board.

import { say, t } from "../../../i18n/messages.ts";
import { ChoiceRow } from "../../../table/Rail.tsx";
import type { Choice } from "../../../table/model.ts";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Die } from "../bits.tsx";
import { Gives } from "../gives.tsx";
import { iconOf } from "../icons/index.ts";
import { groupOf, groupsWith, isPicking, pickedDice, rerolling, toggleReroll } from "../picking.ts";
import { colourOf, type Props } from "../seats.ts";
import type { Colour, Owner } from "../view.ts";

const ICONS = { icon: iconOf };
type Numbered = [choice: Choice, index: number];

const KINDS = ["target", "cube", "die", "reroll", "power", "pass", "other"] as const;
type Kind = (typeof KINDS)[number];

/** What a choice is about, by the first word of its text. */
export function kindOf(choice: Choice): Kind {
  const word = choice.text.split(" ")[0] ?? "";
  if (word === "recruit" || word === "flip") return choice.text === word ? "power" : "die";
  return (KINDS as readonly string[]).includes(word) ? (word as Kind) : "other";
}

/** "die 0 yellow 5", "reroll red 3", "flip white 1": the die a text speaks of. */
export function dieIn(text: string, mine: number): { owner: Owner; colour: Colour; value: number } | null {
  const words = text.split(" ");
  const [colour, value] = words.slice(-2);
  if (words.length < 3 || !colour || !["red", "white", "yellow"].includes(colour)) return null;
  const district = words[0] === "die" ? words[1] : String(mine);
  return { owner: district === "grey" ? "grey" : Number(district), colour: colour as Colour, value: Number(value) };
}

export function Choices(props: Props) {
  const choices = table.offer.value?.choices ?? [];
  if (isPicking()) return <Groups {...props} choices={choices} />;
  const of = (kind: Kind): Numbered[] =>
    choices.flatMap((choice, i): Numbered[] => (kindOf(choice) === kind ? [[choice, i]] : []));
  const dice = of("die");
  return (
    <div class="ty-choices">
      <ol class="tf-choices" aria-label={t("web-choices")}>
        {[...of("cube"), ...of("target")].map(([choice, i]) => (
          <TargetRow key={choice.option} {...props} choice={choice} index={i} />
        ))}
        {dice.length > 0 && (
          <li class="ty-chips">
            <small>{t("web-troyes-dice")}</small>
            {dice.map(([choice, i]) => (
              <DieChip key={choice.option} {...props} choice={choice} index={i} />
            ))}
          </li>
        )}
        {of("other").map(([choice, i]) => (
          <ChoiceRow key={choice.option} choice={choice} index={i} game={ICONS} />
        ))}
      </ol>
      <Powers {...props} rerolls={of("reroll")} powers={of("power")} pass={of("pass")} />
    </div>
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
  "troyes-opt-cube": "web-troyes-do-cube",
};

/** A target in one line: what to do, what it brings, what it costs. */
function TargetRow({ choice, index, colours, seat }: ChipProps) {
  const short = SHORT[choice.label.key];
  return (
    <li class="tf-choice-item">
      <button
        type="button"
        class={`tf-choice ty-target-row ${stateOf(index)}`}
        data-choice={choice.text}
        aria-label={[choice.label, ...choice.effect].map(say).join(", ")}
        aria-pressed={table.selected.value === index}
        disabled={table.sending.value}
        onClick={() => table.pick(index)}
        {...hovers(index)}
      >
        <span class="tf-key" aria-hidden="true">
          {index + 1}
        </span>
        <span class="tf-choice-label">{short ? t(short, choice.label.args) : say(choice.label)}</span>
        <Gives effect={choice.effect} colours={colours} seat={seat} />
        <span class="tf-choice-cost">
          <Costs choice={choice} />
        </span>
      </button>
    </li>
  );
}

interface ChipProps extends Props {
  choice: Choice;
  index: number;
}

const hovers = (index: number) => ({
  onPointerEnter: () => (table.hovered.value = index),
  onPointerLeave: () => (table.hovered.value = null),
  onFocus: () => (table.hovered.value = index),
  onBlur: () => (table.hovered.value = null),
});

const stateOf = (index: number): string =>
  `${table.selected.value === index ? "is-chosen" : ""} ${table.hovered.value === index ? "is-hover" : ""}`;

/** A die that can be taken, with the mark of its owner. */
function DieChip({ choice, index, colours, seat }: ChipProps) {
  const die = dieIn(choice.text, seat);
  if (!die) return null;
  return (
    <button
      type="button"
      class={`tf-choice ty-chip c-${colourOf(die.owner, colours)} ${stateOf(index)}`}
      data-choice={choice.text}
      aria-label={say(choice.label)}
      aria-pressed={table.selected.value === index}
      disabled={table.sending.value}
      onClick={() => table.pick(index)}
      {...hovers(index)}
    >
      <span class="tf-key" aria-hidden="true">
        {index + 1}
      </span>
      <Die colour={die.colour} value={die.value} width={19} />
    </button>
  );
}

interface PowersProps extends Props {
  rerolls: Numbered[];
  powers: Numbered[];
  pass: Numbered[];
}

/** Always in sight: influence re-rolls a die, recruits a citizen, turns dice over; and passing. */
function Powers({ rerolls, powers, pass, ...props }: PowersProps) {
  if (rerolls.length + powers.length + pass.length === 0) return null;
  return (
    <div class="ty-powers">
      {rerolls.length > 0 && <Reroll {...props} rerolls={rerolls} />}
      {[...powers, ...pass].map(([choice, index]) => (
        <button
          key={choice.option}
          type="button"
          class={`tf-choice ty-power ${stateOf(index)}`}
          data-choice={choice.text}
          data-el={choice.text === "pass" ? "pass" : undefined}
          aria-label={say(choice.label)}
          aria-pressed={table.selected.value === index}
          disabled={table.sending.value}
          onClick={() => table.pick(index)}
          {...hovers(index)}
        >
          <span class="tf-key" aria-hidden="true">
            {index + 1}
          </span>
          {choice.text !== "pass" && <Icon name={iconOf(choice.text) ?? "fleur"} size={15} />}
          {t(`web-troyes-power-${choice.text}`)}
          <Costs choice={choice} />
          <Gives effect={choice.effect} colours={props.colours} seat={props.seat} />
        </button>
      ))}
    </div>
  );
}

function Costs({ choice }: { choice: Choice }) {
  return (
    <>
      {choice.cost.map(([name, n]) => (
        <span key={name} class="tf-cost">
          {n}
          <Icon name={iconOf(name) ?? "question"} size={14} title={name} />
        </span>
      ))}
    </>
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
        {first && <Costs choice={first[0]} />}
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

// --- whole groups -------------------------------------------------------------------------------------

/** Groups of dice for a target: those that hold the dice picked so far, the cheapest first. */
function Groups({ choices, ...props }: Props & { choices: Choice[] }) {
  const fitting = groupsWith(pickedDice(), props.view);
  return (
    <ol class="tf-choices ty-choices" aria-label={t("web-choices")}>
      {fitting.map((index) => {
        const choice = choices[index];
        return choice && <GroupRow key={choice.option} {...props} choice={choice} index={index} />;
      })}
    </ol>
  );
}

function GroupRow({ choice, index, colours, seat }: ChipProps) {
  const dice = groupOf(choice).map((name) => /^(\w+):([a-z]+)(\d)$/.exec(name));
  return (
    <li class="tf-choice-item">
      <button
        type="button"
        class={`tf-choice ty-group-row ${stateOf(index)}`}
        data-choice={choice.text}
        aria-label={say(choice.label)}
        aria-pressed={table.selected.value === index}
        disabled={table.sending.value}
        onClick={() => table.pick(index)}
        {...hovers(index)}
      >
        <span class="tf-key" aria-hidden="true">
          {index + 1}
        </span>
        <span class="ty-row-dice">
          {dice.map(
            (found, i) =>
              found && (
                <span key={i} class={`c-${colourOf(found[1] === "grey" ? "grey" : Number(found[1]), colours)}`}>
                  <Die colour={found[2] as Colour} value={Number(found[3])} width={19} />
                </span>
              ),
          )}
        </span>
        <Gives effect={choice.effect} colours={colours} seat={seat} />
        <span class="tf-choice-cost">
          <Costs choice={choice} />
        </span>
      </button>
    </li>
  );
}
