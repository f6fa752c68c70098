// The group of dice that is being put together: whose they are, what they come to, what they cost.

import { t } from "../../../i18n/messages.ts";
import type { Choice } from "../../../table/model.ts";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Die } from "../bits.tsx";
import { exactly, isPicking, pickedDice, togglePick } from "../picking.ts";
import { dieOf, type Props } from "../seats.ts";
import { cardName, ownerName } from "../words.ts";

export function Asked(props: Props) {
  if (isPicking()) return <Picking {...props} />;
  const { view } = props;
  const group = view.group;
  if (!group || group.who !== props.seat) return null;
  const black = view.phase === "black";
  return (
    <div class="ty-group" role="group" aria-label={t("web-troyes-group")}>
      <ChosenDice {...props} dice={group.dice} />
      <Sum name={t("web-troyes-total")} n={group.total}>
        {black && view.black[0] && t("web-troyes-against", { n: view.black[0].value })}
        {!black && group.cube && cardName(group.cube)}
      </Sum>
      {!black && (
        <Sum name={t("web-troyes-price")} n={group.price} icon="denier">
          {owners(props, group.dice)}
        </Sum>
      )}
    </div>
  );
}

/** To whom the dice belong, if not to oneself. */
function owners(props: Props, dice: string[]): string {
  const others = dice.flatMap((id) => {
    const owner = dieOf(props.view, id)?.owner;
    return owner === undefined || owner === props.seat ? [] : [ownerName(owner, props)];
  });
  return [...new Set(others)].join(", ");
}

function ChosenDice({ dice, ...props }: Props & { dice: string[] }) {
  return (
    <span class="ty-group-dice">
      {dice.map((id) => {
        const die = dieOf(props.view, id);
        return (
          die && (
            <span key={id}>
              <Die colour={die.colour} value={die.value} width={30} />
              <small>{ownerName(die.owner, props)}</small>
            </span>
          )
        );
      })}
    </span>
  );
}

function Sum({ name, n, icon, children }: { name: string; n: number; icon?: string; children: preact.ComponentChildren }) {
  return (
    <span class="ty-sum">
      <small>{name}</small>
      <b>
        {n}
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
      <button type="button" class="tf-button is-small" onClick={() => togglePick(dice.at(-1) ?? "", props.view)}>
        <Icon name="undo" size={13} /> {t("web-troyes-pick-back")}
      </button>
    </div>
  );
}

function Take({ choice, index }: { choice: Choice; index: number }) {
  const price = choice.cost.find(([name]) => name === "deniers")?.[1] ?? 0;
  return (
    <>
      <Sum name={t("web-troyes-price")} n={price} icon="denier">
        {null}
      </Sum>
      <button
        type="button"
        class="tf-button is-primary"
        data-choice={choice.text}
        disabled={table.sending.value}
        onClick={() => table.pick(index)}
      >
        <Icon name="check" size={15} /> {t("web-troyes-pick-take")}
      </button>
    </>
  );
}
