// The score sheet: whose characters were in play.

import { list, t } from "../../../i18n/messages.ts";
import type { TroyesView } from "../view.ts";

const OTHERS = ["tokens", "events", "tradesmen", "cathedral"];

/** Whose character a line of the score sheet is; nobody's is not in play. Solo, all six lie open. */
export function scoreNote(part: string, view: TroyesView, names: string[]): string | null {
  if (OTHERS.includes(part) || !view.over || view.characters) return null;
  const holders = view.seats.flatMap((seat, who) =>
    seat.characters.some((each) => each.character === part) ? [names[who] ?? ""] : [],
  );
  return holders.length > 0 ? t("web-troyes-held-by", { names: list(holders) }) : t("web-troyes-not-in-play");
}
