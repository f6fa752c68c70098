// While an action is told: the dice and rows its lines speak of, drawn.

import type { ComponentChildren } from "preact";
import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { type LogLine, shownLog } from "../../../table/session.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Arrow, Die, Piece } from "../bits.tsx";
import { EventEffect } from "../effects.tsx";
import { ACTION_ICONS } from "../icons/named.ts";
import { actionWords, costWords } from "../own/King.tsx";
import { fieldsOf } from "../known.ts";
import { colourOf, isKing, type Props } from "../seats.ts";
import { type Colour, COLOURS, type DieColour } from "../shapes.ts";

const SIZE = 26;

export function Told({ lines, ...props }: Props & { lines: LogLine[] }) {
  const drawings = lines.map((line) => DRAWN[line.event]?.({ ...props, line })).filter(Boolean);
  if (drawings.length === 0) return null;
  return (
    <div class="ty-tolds" dir="ltr">
      {drawings.map((drawn, i) => (
        <div key={i} class="ty-told">
          {drawn}
        </div>
      ))}
    </div>
  );
}

type Drawing = (props: Props & { line: LogLine }) => ComponentChildren;

/** A die an event speaks of. */
const dieOf = (die: [colour: Colour, value: number] | undefined) =>
  die && <Die colour={die[0]} value={die[1]} width={SIZE} />;

const dice = (colour: DieColour, values: number[] | undefined) =>
  values?.map((value, i) => <Die key={`${colour}${i}`} colour={colour} value={value} width={SIZE} />);

/** Two black dice, their row of the table, and what it costs him. */
const roll: Drawing = ({ line, facts, names }) => {
  const { one = 1, two = 1 } = fieldsOf(line);
  const row = facts.king.table.find((each) => each.roll === one + two);
  if (!row) return null;
  return (
    <>
      <Die colour="black" value={one} width={SIZE} />
      <Die colour="black" value={two} width={SIZE} />
      <b class="ty-told-sum">{num(one + two)}</b>
      <Arrow />
      <Icon name={ACTION_ICONS[row.action] ?? "question"} size={22} />
      <span class="ty-told-words">
        {actionWords(row)}
        <small>{costWords(row)}</small>
      </span>
      <Spent dice={spentAfter(line)} names={names} />
    </>
  );
};

/** The dice Le Roy spends and buys after his roll: the lines that were told together with it. */
function spentAfter(line: LogLine): LogLine[] {
  const lines = shownLog.value;
  const rest = lines.slice(lines.lastIndexOf(line) + 1);
  const end = rest.findIndex(({ event }) => !["king_spends", "king_buys", "gained"].includes(event));
  return (end < 0 ? rest : rest.slice(0, end)).filter((each) => fieldsOf(each).die !== undefined);
}

function Spent({ dice, names }: { dice: LogLine[]; names: string[] }) {
  if (dice.length === 0) return null;
  return (
    <span class="ty-told-spent">
      <small>{t("web-troyes-king-spends")}</small>
      {dice.map((line, i) => (
        <span key={i}>
          {dieOf(fieldsOf(line).die)}
          {line.event === "king_buys" && (
            <small>{t("web-troyes-king-bought", { name: names[0] ?? "" })}</small>
          )}
        </span>
      ))}
    </span>
  );
}

const spent: Drawing = ({ line }) => dieOf(fieldsOf(line).die);

const beats: Drawing = ({ line }) => (
  <>
    {dieOf(fieldsOf(line).die)}
    <Arrow />
    <Die colour="black" value={fieldsOf(line).value ?? 1} width={SIZE} />
  </>
);

const setUp: Drawing = ({ line }) => COLOURS.map((colour) => dice(colour, fieldsOf(line)[colour]));

/** Why it is Le Roy's choice: the server tells it only of citizens. */
const kingsWhy =
  (key: string): Drawing =>
  ({ line, view }) =>
    view.characters && isKing(view, line.who) ? <span class="ty-told-words">{t(key)}</span> : null;

const event: Drawing = ({ line, facts }) => {
  const printed = facts.events[fieldsOf(line).event ?? ""];
  return printed ? <EventEffect event={printed} /> : null;
};

const expelled: Drawing = ({ line, colours }) => {
  const { owner } = fieldsOf(line);
  return <Piece kind="lying" colour={colourOf(owner ?? "grey", colours)} width={36} />;
};

const DRAWN: Record<string, Drawing> = {
  king_rolled: roll,
  king_set: spent,
  king_beats: beats,
  king_set_up_rolled: setUp,
  hired: kingsWhy("web-troyes-king-why-hired"),
  cathedral_built: kingsWhy("web-troyes-king-why-built"),
  event_applies: event,
  black_rolled: ({ line }) => dice("black", fieldsOf(line).dice),
  expelled,
};
