// A choice as a button: drawn in symbols, its number beside it, read out and explained in full.

import type { ComponentChildren } from "preact";
import { list, say, t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import type { Choice } from "./model.ts";
import { table } from "./state.ts";

/** The label, and what follows from it where the label does not say so already. */
export function inFull(choice: Choice): string {
  const label = say(choice.label);
  const more = choice.effect.map(say).filter((effect) => effect && !label.includes(effect));
  return more.length > 0 ? t("web-choice-with", { choice: label, more: list(more) }) : label;
}

/** The number of a choice, as it is typed. */
export const Key = ({ index }: { index: number }) => (
  <span class="tf-key" aria-hidden="true">
    {num(index + 1)}
  </span>
);

interface PressProps {
  choice: Choice;
  index: number;
  class?: string;
  words?: string;
  unnumbered?: boolean; // where the thing itself is easier to find than its number
  el?: string; // the element it stands for, where no board has it
  children: ComponentChildren;
}

export function Press({
  choice,
  index,
  class: extra = "",
  words = inFull(choice),
  unnumbered = false,
  el,
  children,
}: PressProps) {
  const chosen = table.selected.value === index;
  const point = () => (table.hovered.value = index);
  const leave = () => (table.hovered.value = null);
  return (
    <button
      type="button"
      class={`tf-choice ${extra} ${chosen ? "is-chosen" : ""} ${table.hovered.value === index ? "is-hover" : ""}`}
      disabled={table.sending.value}
      aria-label={words}
      aria-pressed={chosen}
      data-choice={choice.text}
      data-el={el}
      data-help={words}
      onClick={() => table.pick(index)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {!unnumbered && <Key index={index} />}
      {children}
    </button>
  );
}
