// The city square: districts with their dice, whose they are and what waits for them there.

import { t } from "../../../i18n/messages.ts";
import { El } from "../../../table/El.tsx";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Die, Piece } from "../bits.tsx";
import { iconOf } from "../icons/index.ts";
import { type Box, pack } from "../packing.ts";
import { canPick, choicesFor, isPicking, pickedDice, togglePick } from "../picking.ts";
import { aroundTheSquare, colourOf, diceAreAsked, dieOf, type Props } from "../seats.ts";
import type { DieView, DistrictView } from "../view.ts";
import { dieWords, ownerName } from "../words.ts";
import { BOSS, MIDDLE, middleOf, RADIUS, Rose } from "./Rose.tsx";

export function Square({ widest = 30, ...props }: Props & { widest?: number }) {
  const around = aroundTheSquare(props);
  const mine = around[0]?.owner === props.seat;
  return (
    <section class="ty-panel ty-square" aria-label={t("web-troyes-square")}>
      <Rose colours={around.map((each) => colourOf(each.owner, props.colours))} own={mine} />
      <h2 class="ty-corner">{t("web-troyes-square")}</h2>
      {around.map((district, i) => (
        <District key={district.id} {...props} district={district} at={i} of={around.length} widest={widest} />
      ))}
      <Boss {...props} />
    </section>
  );
}

interface DistrictProps extends Props {
  district: DistrictView;
  at: number;
  of: number;
  widest: number;
}

function District(props: DistrictProps) {
  const { district, at, of, colours, widest } = props;
  const middle = middleOf(at, of);
  const sector = { middle, half: 180 / of, outer: RADIUS - 2, inner: BOSS + 8 };
  const pill = pillAt(at, of);
  const packed = pack(sector, district.dice.length, widest, [pill.free]);
  const asked = diceAreAsked() || props.view.group !== null;
  return (
    <div
      class={`ty-district ty-glass c-${colourOf(district.owner, colours)}`}
      role="group"
      aria-label={ownerName(district.owner, props)}
    >
      {district.dice.map((die, i) => {
        const [x, y] = packed.places[i] ?? [0, 0];
        const at = { x, y, width: packed.width, asked };
        return <DieOn key={die.id} die={die} {...at} board={props} district={district} />;
      })}
      <NamePill {...props} x={pill.x} y={pill.y} />
    </div>
  );
}

interface DieOnProps {
  die: DieView;
  x: number;
  y: number;
  width: number;
  asked: boolean;
  board: Props;
  district: DistrictView;
}

function DieOn({ die, x, y, width, asked, board, district }: DieOnProps) {
  const height = (width * 42) / 32;
  const place = {
    insetInlineStart: `${MIDDLE.x + x - width / 2}px`,
    insetBlockStart: `${MIDDLE.y + y - height / 2}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
  };
  const picked = pickedDice().includes(die.id);
  const words = dieWords(die, district.owner, board, die.chosen || picked);
  const picking = isPicking() && (picked || canPick(die.id, board.view));
  const classes = `ty-die-el ${die.chosen || picked ? "is-picked" : ""} ${asked ? "is-asked" : ""}`;
  const drawn = (
    <>
      <Die colour={die.colour} value={die.value} width={width} />
      {(die.chosen || picked) && <Icon name="check" size={11} class="ty-picked-sign" />}
      {die.chosen && <PriceTag group={board.view.group} bought={boughtIn(board)} own={district.owner === board.seat} />}
    </>
  );
  if (isLast(die.id, board)) {
    return (
      <button
        type="button"
        class={`el ${classes}`}
        style={place}
        data-el={die.id}
        aria-label={t("web-troyes-put-back", { die: words })}
        onClick={() => table.takeBack()}
      >
        {drawn}
      </button>
    );
  }
  if (picking) {
    return (
      <button
        type="button"
        class={`el el-legal ${classes}`}
        style={place}
        data-el={die.id}
        aria-pressed={picked}
        aria-label={words}
        onClick={() => togglePick(die.id, board.view)}
      >
        {drawn}
      </button>
    );
  }
  return (
    <El id={die.id} class={classes} label={words} style={place} only={isPicking() ? [] : choicesFor(die.id)}>
      {drawn}
    </El>
  );
}

/** The die chosen last can be put back by touching it again. */
function isLast(id: string, { view, seat }: Props): boolean {
  return view.group?.who === seat && view.group.dice.at(-1) === id && (table.offer.value?.can_undo ?? false);
}

const boughtIn = ({ view, seat }: Props): number =>
  view.group?.dice.filter((id) => dieOf(view, id)?.owner !== seat).length ?? 0;

interface PriceTagProps {
  group: Props["view"]["group"];
  bought: number;
  own: boolean;
}

/** What each bought die costs: the price of the group is shared evenly, unless a cube makes some free. */
function PriceTag({ group, bought, own }: PriceTagProps) {
  if (own || !group || group.price === 0 || group.cube || group.price % bought !== 0) return null;
  return (
    <span class="ty-price-tag" aria-hidden="true">
      {group.price / bought}
      <Icon name="denier" size={12} />
    </span>
  );
}

/** Whose district it is, and the deniers that lie there for who has passed. */
function NamePill({ district, x, y, colours, names, seat }: DistrictProps & { x: number; y: number }) {
  const me = district.owner === seat;
  const name = ownerName(district.owner, { names });
  const place = { insetInlineStart: `${x}px`, insetBlockStart: `${y}px` };
  return (
    <div class="ty-pill-at" style={place}>
      <El id={district.id} class="ty-pill" label={name}>
        <Piece kind="disc" colour={colourOf(district.owner, colours)} width={18} />
        <b>{me ? t("web-troyes-you", { name }) : name}</b>
        {district.passed && (
          <span class="ty-purse">
            {district.purse}
            <Icon name="denier" size={14} title={t("web-troyes-purse")} />
          </span>
        )}
      </El>
    </div>
  );
}

interface Pill {
  x: number;
  y: number;
  free: Box; // of dice, from the middle of the square
}

/** Pills lie on the rim: the own one below, the others in the corners. */
function pillAt(i: number, districts: number): Pill {
  const middle = middleOf(i, districts);
  const [cos, sin] = [Math.cos((middle * Math.PI) / 180), Math.sin((middle * Math.PI) / 180)];
  let [x, y] = [Math.sign(cos) * RADIUS * 0.8, RADIUS * (sin < 0.2 ? -0.84 : 0.72)];
  if (Math.abs(cos) < 0.1) [x, y] = [0, sin * (RADIUS + 1)]; // below or above
  else if (Math.abs(sin) < 0.1) [x, y] = [cos * RADIUS * 0.84, -RADIUS * 0.36]; // on one side
  const free = { left: x - 46, right: x + 46, top: y - 12, bottom: y + 12 };
  return { x: MIDDLE.x + x, y: MIDDLE.y + y, free };
}

/** The middle of the window: the total of the dice chosen so far. */
function Boss({ view }: Props) {
  const group = view.group;
  const first = view.districts.flatMap((each) => each.dice).find((die) => group?.dice.includes(die.id));
  const black = view.phase === "black";
  const style = { insetInlineStart: `${MIDDLE.x - BOSS}px`, insetBlockStart: `${MIDDLE.y - BOSS}px` };
  if (!group || !first) {
    return (
      <div class="ty-boss" style={style} aria-hidden="true">
        <Icon name="crest-troyes" size={60} />
      </div>
    );
  }
  const colour = black ? "black" : first.colour;
  return (
    <div
      class={`ty-boss is-group ty-${colour}`}
      style={style}
      role="img"
      aria-label={t("web-troyes-total-is", { n: group.total })}
    >
      <Icon name={iconOf(colour) ?? "estates"} size={20} />
      <b>{group.total}</b>
    </div>
  );
}
