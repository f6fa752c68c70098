// Beside whose turn it is: the way to the coach, where the table allows it.

import { t } from "../i18n/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { canHint, hintShown, toggleHint } from "./hints.ts";

export function HintButton() {
  if (!canHint.value) return null;
  const told = hintShown.value;
  return (
    <button
      type="button"
      class={`tf-button is-small co-hint ${told ? "is-on" : ""}`}
      aria-pressed={told !== null}
      aria-busy={told?.kind === "busy"}
      title={t("web-coach-hint-why")}
      onClick={toggleHint}
    >
      <Icon name="hint" size={15} /> {t("web-coach-hint")} <kbd>H</kbd>
    </button>
  );
}
