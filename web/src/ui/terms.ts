// The symbols of a game in words.

import { has, t } from "../i18n/messages.ts";
import type { HelpText } from "./help.ts";

/** A symbol and what it means, if the game has words for it. */
export function termOf(game: string, symbol: string): HelpText | null {
  const key = `web-${game}-term-${symbol}`;
  return has(key) ? { title: t(key), lines: [t(`${key}-what`)] } : null;
}
