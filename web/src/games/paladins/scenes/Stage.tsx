// Where scenes play: over the shared board, so that the player board stays in sight. A whole scene
// takes all of it and can be put aside to look at the board; a strip leaves most of it free.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { say, t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import type { Choice } from "../../../table/model.ts";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { BoardBelow } from "../../contract.ts";
import type { Props } from "../seats.ts";
import { Shared } from "../Shared.tsx";

interface StageProps {
  board: Props;
  icon: string;
  title: string;
  note?: string;
  next?: string; // what to do next
  children: ComponentChildren;
}

/** Boards are never mirrored; scenes are words and follow the line of reading. */
const reading = (): "ltr" | "rtl" => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");

/** The board below a scene; on a phone it scrolls by itself, with the keyboard too. */
const Under = (board: Props) => (
  <div class="pb-under" role="group" aria-label={t("web-shared-board")} tabIndex={0}>
    <Shared {...board} />
  </div>
);

export function WholeStage({ board, icon, title, note, next, children }: StageProps) {
  const aside = useSignal(false);
  const colour = board.colours[board.seat] ?? "lily";
  if (aside.value) {
    return (
      <div class="pb-stage">
        <Under {...board} />
        <button type="button" class="tf-button is-primary pb-return" onClick={() => (aside.value = false)}>
          <Icon name={icon} size={18} /> {t("web-paladins-back-to-choice")}
        </button>
      </div>
    );
  }
  return (
    <section class={`pb pb-stage pb-whole c-${colour}`} aria-label={title} dir={reading()}>
      <header class="pb-scene-head">
        <Icon name={icon} size={26} />
        <h2>{title}</h2>
        {note && <p>{note}</p>}
        {next && (
          <p class="pb-next" aria-live="polite">
            {next}
          </p>
        )}
        <button type="button" class="tf-button is-small pb-look" onClick={() => (aside.value = true)}>
          <Icon name="eye" size={15} /> {t("web-paladins-look-at-board")}
        </button>
      </header>
      {children}
    </section>
  );
}

export function StripStage({ board, icon, title, note, children }: StageProps) {
  const colour = board.colours[board.seat] ?? "lily";
  return (
    <div class="pb-stage">
      {!useContext(BoardBelow) && <Under {...board} />}
      <section class={`pb pb-strip c-${colour}`} aria-label={title} dir={reading()}>
        <header class="pb-scene-head">
          <Icon name={icon} size={22} />
          <div>
            <h2>{title}</h2>
            {note && <p>{note}</p>}
          </div>
        </header>
        {children}
      </section>
    </div>
  );
}

interface OptionProps {
  choice: Choice;
  index: number;
  class?: string;
  children: ComponentChildren;
}

/** A choice that is no thing on the board: a card of its own, with the number of the list. */
export function Option({ choice, index, class: extra = "", children }: OptionProps) {
  const chosen = table.selected.value === index;
  const hovered = table.hovered.value === index;
  return (
    <button
      type="button"
      class={`pb-option el el-legal ${hovered ? "el-hover" : ""} ${chosen ? "el-chosen" : ""} ${extra}`}
      data-choice={choice.text}
      aria-label={say(choice.label)}
      aria-pressed={chosen}
      disabled={table.sending.value}
      onClick={() => table.pick(index)}
      onPointerEnter={() => (table.hovered.value = index)}
      onPointerLeave={() => (table.hovered.value = null)}
      onFocus={() => (table.hovered.value = index)}
      onBlur={() => (table.hovered.value = null)}
    >
      {children}
      <span class="el-number" aria-hidden="true">
        {num(index + 1)}
      </span>
    </button>
  );
}

/** The button that makes what has been put together: the same as the choice of that number. */
export function Make({ index, children }: { index: number; children: ComponentChildren }) {
  const choice = table.offer.value?.choices[index];
  if (!choice) return null;
  return (
    <button
      type="button"
      class="tf-button is-primary pb-make"
      data-choice={choice.text}
      disabled={table.sending.value}
      onClick={() => table.commit(index)}
      onPointerEnter={() => (table.hovered.value = index)}
      onPointerLeave={() => (table.hovered.value = null)}
    >
      <Icon name="check" size={16} /> {children}
    </button>
  );
}
