// Questions in fewer words than the server's, and which answers are small steps.

import { has, t } from "../../../i18n/messages.ts";
import type { Choice, Msg } from "../../../table/model.ts";

/** What stands beside the question it need not tell: total and price of a group, what there is to do. */
const SHORTER: Record<string, string> = {
  "troyes-prompt-turn": "web-troyes-ask-turn",
  "troyes-prompt-group": "web-troyes-ask-group",
  "troyes-prompt-group-cube": "web-troyes-ask-group",
  "troyes-prompt-group-target": "web-troyes-ask-group-target",
};

export function ask(prompt: Msg): string | null {
  const key = SHORTER[prompt.key];
  return key ? t(key, prompt.args) : null;
}

const TARGET = "troyes-opt-target-";

/** What a choice does, in a verb or two. */
export function verb(choice: Choice): string | null {
  const aim = choice.label.key.slice(TARGET.length);
  const key = choice.kind === "target" ? `web-troyes-verb-target-${aim}` : `web-troyes-verb-${choice.kind}`;
  return has(key) ? t(key) : null;
}

/** A die or cube is put to a group, and taken back by touching it again. */
export const isLight = ({ kind }: Choice): boolean => kind === "die" || kind === "cube";
