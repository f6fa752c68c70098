// The score sheet: whose characters were in play.

import { list, t } from "../../../i18n/messages.ts";
import type { TroyesView } from "../shapes.ts";

const OTHERS = ["tokens", "events", "tradesmen", "cathedral"];

/** Whose character a line of the score sheet is; nobody's is not in play. Solo, some have scored before. */
export function scoreNote(part: string, view: TroyesView, names: string[]): string | null {
  if (OTHERS.includes(part) || !view.over) return null;
  if (view.characters) return view.characters.includes(part) ? null : t("web-troyes-scored-before");
  const holders = view.seats.flatMap((seat, who) =>
    seat.characters.some((each) => each.character === part) ? [names[who] ?? ""] : [],
  );
  return holders.length > 0 ? t("web-troyes-held-by", { names: list(holders) }) : t("web-troyes-not-in-play");
}
