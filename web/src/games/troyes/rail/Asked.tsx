// The group of dice that is being put together: whose they are, what they come to, what they cost.

import { say, sentences, t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import type { Choice } from "../../../table/model.ts";
import { log } from "../../../table/session.ts";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Die, Piece } from "../bits.tsx";
import { exactly, isPicking, pickedDice, togglePick } from "../picking.ts";
import { putBack } from "../regroup.ts";
import { colourOf, dieOf, type Props } from "../seats.ts";
import type { GroupView, Owner } from "../shapes.ts";
import { dieWords, ownerName } from "../words.ts";
import { spentDice } from "./spent.ts";
import { Cubes } from "./Cubes.tsx";

export function Asked(props: Props) {
  if (isPicking()) return <Picking {...props} />;
  const group = props.view.group;
  return (
    <>
      {group && group.who === props.seat && <Group {...props} group={group} />}
      {!group && <Spent {...props} />}
      <Cubes {...props} />
    </>
  );
}

function Group({ group, ...props }: Props & { group: GroupView }) {
  const { view } = props;
  const black = view.phase === "black";
  const pays = black ? [] : payments(props, group);
  return (
    <div class="ty-group" role="group" aria-label={t("web-troyes-group")}>
      <ChosenDice {...props} dice={group.dice} prices={group.prices} more={mayAdd()} />
      <Sum name={t("web-troyes-total")} n={group.total}>
        <Composed group={group} />
        {black && view.black[0] && ` ${t("web-troyes-against", { n: view.black[0].value })}`}
      </Sum>
      {!black && (
        <Sum name={t("web-troyes-price")} n={group.price} icon="denier">
          {pays.length === 1 && t("web-troyes-pays-to", { owner: ownerName(pays[0]?.[0] ?? "grey", props) })}
        </Sum>
      )}
      {pays.length > 1 && (
        <p class="ty-pays">
          <small>{t("web-troyes-pays")}</small>
          {pays.map(([owner, n]) => (
            <span key={owner}>
              <bdi>{ownerName(owner, props)}</bdi>
              <b>{num(n)}</b>
              <Icon name="denier" size={12} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** The dice an action has been paid with: in its later questions they are no longer on the board. */
function Spent(props: Props) {
  const dice = spentDice(log.value, props.seat);
  if (dice.length === 0 || (table.offer.value?.underway ?? []).length === 0) return null;
  const price = dice.reduce((sum, die) => sum + die.price, 0);
  return (
    <div class="ty-group" role="group" aria-label={t("web-troyes-group")}>
      <span class="ty-group-dice">
        {dice.map((die, i) => (
          <span key={i} class={`ty-spent c-${colourOf(die.owner, props.colours)}`}>
            <Die colour={die.colour} value={die.value} width={24} />
          </span>
        ))}
      </span>
      <Sum name={t("web-troyes-price")} n={price} icon="denier">
        {null}
      </Sum>
    </div>
  );
}

const mayAdd = (): boolean => table.offer.value?.choices.some(({ kind }) => kind === "die") ?? false;

/** To whom how much goes. */
export function payments({ view }: Pick<Props, "view">, group: GroupView): [Owner, number][] {
  const found = new Map<Owner, number>();
  group.dice.forEach((id, i) => {
    const owner = dieOf(view, id)?.owner;
    const price = group.prices[i] ?? 0;
    if (owner !== undefined && price > 0) found.set(owner, (found.get(owner) ?? 0) + price);
  });
  return [...found];
}

/** "4 + 5" and what the cube makes of it. */
function Composed({ group: { counts, total } }: { group: GroupView }) {
  const change = total - counts.reduce((sum, n) => sum + n, 0);
  if (counts.length < 2 && change === 0) return null;
  return (
    <span dir="ltr">
      {counts.map((n) => num(n)).join("+")}
      {change !== 0 && <b class="ty-changed"> {num(change, { sign: true })}</b>}
    </span>
  );
}

interface ChosenProps extends Props {
  dice: string[];
  prices?: number[];
  more?: boolean;
}

/** The dice with their owners and prices; a touch puts one back. */
function ChosenDice({ dice, prices, more = false, ...props }: ChosenProps) {
  return (
    <span class="ty-group-dice">
      {dice.map((id, i) => {
        const die = dieOf(props.view, id);
        return die && <ChosenDie key={id} {...props} die={{ ...die, id }} price={prices?.[i] ?? 0} />;
      })}
      {more && (
        <span class="ty-third" aria-hidden="true">
          +
        </span>
      )}
    </span>
  );
}

type Chosen = NonNullable<ReturnType<typeof dieOf>>;

function ChosenDie({ die, price, ...props }: Props & { die: Chosen; price: number }) {
  const words = dieWords(die, die.owner, props, true);
  const back = () => (isPicking() ? togglePick(die.id, props.view) : putBack(die.id, props.view));
  const fixed = !isPicking() && !table.offer.value?.can_undo;
  return (
    <button
      type="button"
      disabled={fixed}
      aria-label={t("web-troyes-put-back", { die: words })}
      onClick={back}
    >
      <Die colour={die.colour} value={die.value} width={28} />
      <small>
        <Piece kind="disc" colour={colourOf(die.owner, props.colours)} width={13} />
        {price > 0 && (
          <>
            {num(price)}
            <Icon name="denier" size={11} />
          </>
        )}
      </small>
    </button>
  );
}

function Sum({
  name,
  n,
  icon,
  children,
}: {
  name: string;
  n: number;
  icon?: string;
  children: preact.ComponentChildren;
}) {
  return (
    <span class="ty-sum">
      <small>{name}</small>
      <b>
        {num(n)}
        {icon && <Icon name={icon} size={18} />}
      </b>
      <small>{children}</small>
    </span>
  );
}

/** The target is known: dice are put together until they are a group that is offered. */
function Picking(props: Props) {
  const dice = pickedDice();
  if (dice.length === 0) return <p class="ty-hint">{t("web-troyes-pick-hint")}</p>;
  const index = exactly(dice, props.view);
  const choice = table.offer.value?.choices[index];
  return (
    <div class="ty-group is-picking" role="group" aria-label={t("web-troyes-group")}>
      <ChosenDice {...props} dice={dice} />
      {choice ? <Take choice={choice} index={index} /> : <p class="ty-hint">{t("web-troyes-pick-more")}</p>}
    </div>
  );
}

function Take({ choice, index }: { choice: Choice; index: number }) {
  const price = choice.cost.find(([name]) => name === "deniers")?.[1] ?? 0;
  const total = choice.label.args.total;
  return (
    <>
      {typeof total === "number" && (
        <Sum name={t("web-troyes-total")} n={total}>
          {null}
        </Sum>
      )}
      <Sum name={t("web-troyes-price")} n={price} icon="denier">
        {null}
      </Sum>
      <button
        type="button"
        class="tf-button is-primary"
        data-choice={choice.text}
        aria-label={sentences([t("web-troyes-pick-take"), say(choice.label)])}
        disabled={table.sending.value}
        onClick={() => table.pick(index)}
      >
        <Icon name="check" size={15} /> {t("web-troyes-pick-take")}
      </button>
    </>
  );
}
