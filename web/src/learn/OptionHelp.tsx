// What an option is for, said where it is chosen: a question mark beside it, and a sentence or two on demand.
// The words are `<game>-option-<option>-what` and, for single values, `<game>-option-<option>-<value>-what`;
// without a game they are those of any table (`web-option-…`).

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { has, t } from "../i18n/messages.ts";
import { Icon } from "../ui/Icon.tsx";

interface OptionHelpProps {
  /** The game the option is one of; empty for those of any table. */
  game?: string;
  option: string;
  /** What is chosen now: it is explained too. */
  value?: string;
}

export function OptionHelp({ game = "", option, value = "" }: OptionHelpProps) {
  const open = useSignal(false);
  const id = useId();
  const lines = optionWords(game, option, value);
  if (lines.length === 0) return null;
  return (
    <>
      <button
        type="button"
        class="ln-why"
        aria-expanded={open.value}
        aria-controls={id}
        aria-label={t("web-option-why", { option: optionName(game, option) })}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name="question" size={16} />
      </button>
      <span id={id} class="ln-because" role="status" hidden={!open.value}>
        {open.value && lines.join(" ")}
      </span>
    </>
  );
}

const prefix = (game: string, option: string): string => `${game || "web"}-option-${option}`;

export function optionName(game: string, option: string): string {
  const key = prefix(game, option);
  return has(key) ? t(key) : option;
}

/** What an option is, then what the chosen value means. */
export function optionWords(game: string, option: string, value: string): string[] {
  const key = prefix(game, option);
  return [`${key}-what`, `${key}-${value}-what`].filter(has).map((each) => t(each));
}
