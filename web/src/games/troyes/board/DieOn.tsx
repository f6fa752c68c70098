// A die in a district: to be taken, put to a group for a known target, put back, or only looked at.

import type { CSSProperties } from "preact";
import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Die } from "../bits.tsx";
import { canPick, choicesFor, isPicking, pickedDice, togglePick } from "../picking.ts";
import { canRegroup, putBack } from "../regroup.ts";
import { diceAreAsked, type Props } from "../seats.ts";
import type { DieView, DistrictView } from "../shapes.ts";
import { dieWords } from "../words.ts";

interface DieOnProps {
  die: DieView;
  district: DistrictView;
  board: Props;
  width: number;
  style?: CSSProperties;
}

const isChosen = (die: DieView): boolean => die.chosen || pickedDice().includes(die.id);

const classesOf = (die: DieView, { view }: Props): string =>
  `ty-die-el ${isChosen(die) ? "is-picked" : ""} ${diceAreAsked() || view.group ? "is-asked" : ""}`;

export function DieOn({ die, district, board, width, style }: DieOnProps) {
  const { view, seat } = board;
  const words = dieWords(die, district.owner, board, isChosen(die));
  const classes = classesOf(die, board);
  const drawn = <Drawn die={die} board={board} width={width} />;
  if (view.group?.who === seat && die.chosen && canRegroup()) {
    return (
      <button
        type="button"
        class={`el ${classes}`}
        style={style}
        data-el={die.id}
        aria-label={t("web-troyes-put-back", { die: words })}
        onClick={() => putBack(die.id, view)}
      >
        {drawn}
      </button>
    );
  }
  if (isPicking() && (isChosen(die) || canPick(die.id, view))) {
    return (
      <button
        type="button"
        class={`el el-legal ${classes}`}
        style={style}
        data-el={die.id}
        aria-pressed={isChosen(die)}
        aria-label={words}
        onClick={() => togglePick(die.id, view)}
      >
        {drawn}
      </button>
    );
  }
  return (
    <El id={die.id} class={classes} label={words} style={style} only={isPicking() ? [] : choicesFor(die.id)}>
      {drawn}
    </El>
  );
}

/** Whether a touch would do something with the die. */
export function isTouchable(die: DieView, { view }: Props): boolean {
  return isPicking() ? canPick(die.id, view) : choicesFor(die.id).length > 0;
}

/** A die among many, too small for a finger: it is shown, and touched elsewhere. */
export function DieShown({ die, board, width, style }: Omit<DieOnProps, "district">) {
  return (
    <span class={`${classesOf(die, board)} ${isTouchable(die, board) ? "is-lit" : ""}`} style={style}>
      <Drawn die={die} board={board} width={width} />
    </span>
  );
}

function Drawn({ die, board, width }: Pick<DieOnProps, "die" | "board" | "width">) {
  return (
    <>
      <Die colour={die.colour} value={die.value} width={width} />
      {isChosen(die) && <Icon name="check" size={11} class="ty-picked-sign" />}
      <PriceTag id={die.id} board={board} />
    </>
  );
}

/** What a chosen die costs, as the server says. */
function PriceTag({ id, board }: { id: string; board: Props }) {
  const { group } = board.view;
  const price = group?.prices[group.dice.indexOf(id)] ?? 0;
  if (price === 0) return null;
  return (
    <span class="ty-price-tag" aria-hidden="true">
      {num(price)}
      <Icon name="denier" size={12} />
    </span>
  );
}
