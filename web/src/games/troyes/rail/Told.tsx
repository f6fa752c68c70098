// While something is told step by step: the dice and rows the line speaks of, drawn.

import type { ComponentChildren } from "preact";
import { t } from "../../../i18n/messages.ts";
import { type LogLine, shownLog } from "../../../table/session.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Arrow, Die, Piece } from "../bits.tsx";
import { EventEffect } from "../effects.tsx";
import { ACTION_ICONS, actionWords, costWords } from "../own/King.tsx";
import { colourOf, isKing, type Props } from "../seats.ts";
import { COLOURS, type DieColour } from "../view.ts";

const FACES = 6;
const GREY = 4;
const SIZE = 26;

export function Told(props: Props & { line: LogLine }) {
  const drawn = DRAWN[props.line.event]?.(props);
  return drawn ? (
    <div class="ty-told" dir="ltr">
      {drawn}
    </div>
  ) : null;
}

type Drawing = (props: Props & { line: LogLine }) => ComponentChildren;

/** A die by its number in the rules. */
const dieOf = (code: number | undefined) =>
  code === undefined ? null : (
    <Die colour={COLOURS[Math.floor(code / FACES)] ?? "red"} value={(code % FACES) + 1} width={SIZE} />
  );

/** Dice of one colour, packed as digits. */
const digits = (colour: DieColour, packed: number | undefined) =>
  String(packed ?? "")
    .split("")
    .map((value, i) => <Die key={`${colour}${i}`} colour={colour} value={Number(value)} width={SIZE} />);

/** Two black dice, their row of the table, and what it costs him. */
const roll: Drawing = ({ line, facts, names }) => {
  const { one = 1, two = 1 } = line.fields;
  const row = facts.king.table.find((each) => each.roll === one + two);
  if (!row) return null;
  return (
    <>
      <Die colour="black" value={one} width={SIZE} />
      <Die colour="black" value={two} width={SIZE} />
      <b class="ty-told-sum">{one + two}</b>
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
  return (end < 0 ? rest : rest.slice(0, end)).filter(({ fields }) => fields.die !== undefined);
}

function Spent({ dice, names }: { dice: LogLine[]; names: string[] }) {
  if (dice.length === 0) return null;
  return (
    <span class="ty-told-spent">
      <small>{t("web-troyes-king-spends")}</small>
      {dice.map(({ event, fields }, i) => (
        <span key={i}>
          {dieOf(fields.die)}
          {event === "king_buys" && <small>{t("web-troyes-king-bought", { name: names[0] ?? "" })}</small>}
        </span>
      ))}
    </span>
  );
}

const spent: Drawing = ({ line }) => dieOf(line.fields.die);

const beats: Drawing = ({ line }) => (
  <>
    {dieOf(line.fields.die)}
    <Arrow />
    <Die colour="black" value={line.fields.value ?? 1} width={SIZE} />
  </>
);

const setUp: Drawing = ({ line }) => COLOURS.map((colour) => digits(colour, line.fields[colour]));

/** Why it is Le Roy's choice: the server tells it only of citizens. */
const kingsWhy =
  (key: string): Drawing =>
  ({ line, view }) =>
    view.characters && isKing(view, line.who) ? <span class="ty-told-words">{t(key)}</span> : null;

const event: Drawing = ({ line, facts }) => {
  const printed = Object.values(facts.events)[line.fields.event ?? -1];
  return printed ? <EventEffect event={printed} /> : null;
};

const expelled: Drawing = ({ line, colours }) => {
  const owner = line.fields.owner ?? GREY;
  return <Piece kind="lying" colour={colourOf(owner === GREY ? "grey" : owner, colours)} width={36} />;
};

const DRAWN: Record<string, Drawing> = {
  king_rolled: roll,
  king_set: spent,
  king_beats: beats,
  king_set_up_rolled: setUp,
  hired: kingsWhy("web-troyes-king-why-hired"),
  cathedral_built: kingsWhy("web-troyes-king-why-built"),
  event_applies: event,
  black_rolled: ({ line }) => digits("black", line.fields.dice),
  expelled,
};
