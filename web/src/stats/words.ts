// A result in words, for lists of games.

import { t } from "../i18n/messages.ts";
import type { Played } from "./games.ts";

/** "Won, 54 to 40 VP". Of several at one screen only the points of the winner. */
export function resultWords({ result, points, rival }: Pick<Played, "result" | "points" | "rival">): string {
  return t(result === "" ? "web-result-screen" : `web-result-${result}`, { points, rival });
}
