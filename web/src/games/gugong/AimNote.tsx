// In the rail, when a location was touched before a card: what may be given there, in words.

import { list, t } from "../../i18n/messages.ts";
import { Icon } from "../../ui/Icon.tsx";
import { aimedAt, dropAim } from "./aim.ts";
import { locationOf, type Props } from "./seats.ts";
import { giftWords, placeName } from "./words.ts";

export function AimNote({ view, facts }: Props) {
  const place = aimedAt();
  if (!place) return null;
  const { free, pay, card } = locationOf(view, place);
  const named = (cards: string[]): string => list(cards.map((each) => giftWords(facts, each)));
  return (
    <div class="gg-aim" role="status">
      <p>
        <b>{t("web-gugong-aim-at", { place: placeName(place), card: giftWords(facts, card) })}</b>
        {free.length > 0 && <span>{t("web-gugong-aim-free", { cards: named(free) })}</span>}
        {pay.length > 0 && <span>{t("web-gugong-aim-pay", { cards: named(pay) })}</span>}
        {free.length + pay.length === 0 && <span>{t("web-gugong-aim-none")}</span>}
      </p>
      <button type="button" class="tf-button is-small" aria-label={t("web-cancel")} onClick={dropAim}>
        <Icon name="close" size={13} />
      </button>
    </div>
  );
}
