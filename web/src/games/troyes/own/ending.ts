// The score sheet: what brought the tokens, whose characters were in play.

import { list, t } from "../../../i18n/messages.ts";
import type { TroyesView } from "../shapes.ts";

/** What brought VP tokens: told when the game is over. */
export const ORIGINS = ["won_events", "windows", "activities", "king_rolls", "losses"] as const;
const OTHERS: readonly string[] = ["tokens", ...ORIGINS, "events", "tradesmen", "cathedral"];

/** What a character would bring if it is in play: everybody can count that. */
export function scoreGuess(part: string, view: TroyesView, who: number): number | null {
  return view.seats[who]?.standing[part]?.points ?? null;
}

/** Whose character a line of the score sheet is; nobody's is not in play. Solo, some have scored before. */
export function scoreNote(part: string, view: TroyesView, names: string[]): string | null {
  if (OTHERS.includes(part) || !view.over) return null;
  if (view.characters) return view.characters.includes(part) ? null : t("web-troyes-scored-before");
  const holders = view.seats.flatMap((seat, who) =>
    seat.characters.some((each) => each.character === part) ? [names[who] ?? ""] : [],
  );
  return holders.length > 0 ? t("web-troyes-held-by", { names: list(holders) }) : t("web-troyes-not-in-play");
}
