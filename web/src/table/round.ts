// "Round 3 of 7", in the words of the game where it has its own: days, years.

import { has, t } from "../i18n/messages.ts";
import { info } from "./session.ts";

export function roundWords(round: number, rounds: number): string {
  if (round === 0) return t("web-round-before");
  const own = `web-${info.value?.game ?? ""}-round`;
  return t(has(own) ? own : "web-round", { round, rounds });
}
