// Questions in fewer words than the server's, and which answers are small steps.

import { t } from "../../../i18n/messages.ts";
import type { Choice, Msg } from "../../../table/model.ts";

/** Total and price of a group stand beside the question: it need not tell them. */
const SHORTER: Record<string, string> = {
  "troyes-prompt-group": "web-troyes-ask-group",
  "troyes-prompt-group-cube": "web-troyes-ask-group",
  "troyes-prompt-group-target": "web-troyes-ask-group-target",
};

export function ask(prompt: Msg): string | null {
  const key = SHORTER[prompt.key];
  return key ? t(key, prompt.args) : null;
}

/** A die or cube is put to a group, and taken back by touching it again. */
export const isLight = ({ kind }: Choice): boolean => kind === "die" || kind === "cube";
