// Labels in a few words, where a row has to be short.

import { say, t } from "../../../i18n/messages.ts";
import type { Choice } from "../../../table/model.ts";

const SHORT: Record<string, string> = {
  "troyes-opt-target-card": "web-troyes-do-target-card",
  "troyes-opt-target-hire": "web-troyes-do-target-hire",
  "troyes-opt-target-event": "web-troyes-do-target-event",
  "troyes-opt-target-building": "web-troyes-do-target-building",
  "troyes-opt-target-cathedral": "web-troyes-do-target-cathedral",
  "troyes-opt-target-agriculture": "web-troyes-do-target-agriculture",
};

export const shortLabel = ({ label }: Pick<Choice, "label">): string => {
  const short = SHORT[label.key];
  return short ? t(short, label.args) : say(label);
};
