// Cubes for later actions: a switch for each that could change this action.

import { say, t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { table } from "../../../table/state.ts";
import { Piece } from "../bits.tsx";
import { cardEffects } from "../cardWords.ts";
import { CardEffect } from "../effects.tsx";
import { choicesNow } from "../known.ts";
import { canRegroup, withoutCube } from "../regroup.ts";
import type { Props } from "../seats.ts";
import { cardName } from "../words.ts";

export function Cubes(props: Props) {
  const used = props.view.group?.who === props.seat ? props.view.group.cube : null;
  return (
    <>
      {used !== null && <Used {...props} card={used} />}
      {choicesNow().map((choice, index) =>
        choice.kind === "cube" ? (
          <button
            key={choice.text}
            type="button"
            class="tf-choice ty-switch"
            data-choice={choice.text}
            role="switch"
            aria-checked="false"
            aria-label={say(choice.label)}
            disabled={table.sending.value}
            onClick={() => table.pick(index)}
            onPointerEnter={() => (table.hovered.value = index)}
            onPointerLeave={() => (table.hovered.value = null)}
          >
            <span class="tf-key" aria-hidden="true">
              {num(index + 1)}
            </span>
            <What {...props} card={choice.args.card} />
          </button>
        ) : null,
      )}
    </>
  );
}

/** The cube that changes this action: it can be kept for another one. */
function Used({ card, ...props }: Props & { card: string }) {
  return (
    <button
      type="button"
      class="ty-switch is-on"
      role="switch"
      aria-checked="true"
      aria-label={t("troyes-opt-cube", { card: cardName(card) })}
      disabled={!canRegroup() || table.sending.value}
      onClick={() => withoutCube(props.view)}
    >
      <What {...props} card={card} />
    </button>
  );
}

function What({ card, facts, view, colours, seat }: Props & { card: string }) {
  const printed = facts.cards[card];
  const colour = colours[seat] ?? "neutral";
  return (
    <>
      <i class="ty-switch-knob" aria-hidden="true" />
      <Piece kind="cube" colour={colour} width={16} />
      <span class="ty-switch-name">{cardName(card)}</span>
      {printed && (
        <span data-help={cardEffects(facts, view, card)[0]}>
          <CardEffect card={printed} colour={colour} />
        </span>
      )}
    </>
  );
}
