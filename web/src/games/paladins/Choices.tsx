// The choices in the rail, as entries. Where a scene beside them shows the cards: only what is still possible,
// and without the words that stand on the cards.

import { useEffect } from "preact/hooks";
import { t } from "../../i18n/messages.ts";
import { Entries } from "../../table/Entries.tsx";
import { ChoiceRow } from "../../table/Rail.tsx";
import { table } from "../../table/state.ts";
import { entryOf } from "./entries.tsx";
import { iconOf } from "./icons/index.ts";
import { choicesNow, type Known } from "./known.ts";
import { agrees, PICK_PROMPT, picked } from "./scenes/picking.ts";

const DRAFT_PROMPT = "paladins-prompt-setup-recruit";

/** Prompts with a scene that says it all; which of their choices are still possible. */
const SHORT: Record<string, (choice: Known) => boolean> = {
  [DRAFT_PROMPT]: () => true,
  [PICK_PROMPT]: (choice) => agrees(choice, picked()),
};

export function Choices() {
  const offer = table.offer.value;
  const possible = SHORT[offer?.prompt?.key ?? ""];
  useEffect(showChosen, [table.selected.value]);
  if (!offer || !possible) return <Entries entryOf={entryOf} />;
  return (
    <ol class="tf-choices tf-dos" aria-label={t("web-choices")}>
      {choicesNow().map((choice, index) =>
        possible(choice) ? (
          <ChoiceRow
            key={choice.option}
            choice={{ ...choice, effect: [] }}
            index={index}
            game={{ id: "paladins", icon: iconOf }}
          />
        ) : null,
      )}
    </ol>
  );
}

/** The confirmation makes the list shorter: what is to be confirmed stays in sight. */
function showChosen(): void {
  document.querySelector(".tf-choice.is-chosen")?.scrollIntoView({ block: "nearest" });
}
