// What a choice does, in a verb or two: on the button that confirms it.

import { t } from "../../i18n/messages.ts";
import type { Choice } from "../../table/model.ts";
import { table } from "../../table/state.ts";
import { known } from "./known.ts";
import { actionName } from "./words.ts";

/** By what is asked. */
const ASKED: Record<string, string> = {
  "paladins-prompt-setup-recruit": "web-paladins-verb-take",
  "paladins-prompt-free-recruit": "web-paladins-verb-take",
  "paladins-prompt-pick-paladin": "web-paladins-verb-paladin",
  "paladins-prompt-take-tavern": "web-paladins-verb-tavern",
  "paladins-prompt-pay-workers": "web-paladins-verb-workers",
  "paladins-prompt-keep-workers": "web-paladins-verb-keep",
  "paladins-prompt-keep-fewer": "web-paladins-verb-keep",
  "paladins-prompt-place-workshop": "web-paladins-verb-workshop",
  "paladins-prompt-hire": "web-paladins-verb-hire",
  "paladins-prompt-discard": "web-paladins-verb-discard",
  "paladins-prompt-place-monk": "web-paladins-verb-monk",
  "paladins-prompt-place-outpost": "web-paladins-verb-outpost",
  "paladins-prompt-place-jar": "web-paladins-verb-jar",
  "paladins-prompt-attack": "web-paladins-verb-attack",
  "paladins-prompt-convert": "web-paladins-verb-convert",
  "paladins-prompt-clear": "web-paladins-verb-clear",
};

export function verb(choice: Choice): string | null {
  const found = known(choice);
  if (found.kind === "pass") return t("web-paladins-pass");
  if (found.kind === "action") return actionName(found.args.action);
  if (found.kind === "favour") return t("web-paladins-verb-favour");
  if (found.kind === "decline") return null;
  const key = ASKED[table.offer.value?.prompt?.key ?? ""];
  return key ? t(key) : null;
}
