// In the rail, above the choices: the exchange of this turn with both cards, and whether it was free.

import { t } from "../../i18n/messages.ts";
import { Icon } from "../../ui/Icon.tsx";
import { GiftCard } from "./art/GiftCard.tsx";
import { giftOf, type Props } from "./seats.ts";
import { giftWords, placeName } from "./words.ts";

export function Asked({ view, facts, seat, names }: Props) {
  const { exchange } = view;
  if (!exchange) return null;
  const [given, taken] = [giftOf(facts, exchange.given), giftOf(facts, exchange.taken)];
  const mine = exchange.seat === seat;
  const words = t("web-gugong-exchange-words", {
    place: placeName(exchange.place),
    given: giftWords(facts, exchange.given),
    taken: giftWords(facts, exchange.taken),
  });
  return (
    <figure class="gg-exchange" dir="ltr">
      <figcaption class="tf-sr">{words}</figcaption>
      <span class="gg-exchanged">
        <GiftCard gift={given} width={40} />
        <small>{mine ? t("web-gugong-you-place") : t("web-gugong-places", { name: names[exchange.seat] ?? "" })}</small>
      </span>
      <span class={`gg-verdict ${exchange.free ? "is-free" : "is-owed"}`}>
        <Icon name="gg-swap" size={20} />
        <b>{placeName(exchange.place)}</b>
        <small>{t(exchange.free ? "web-gugong-was-free" : "web-gugong-was-owed")}</small>
      </span>
      <span class="gg-exchanged">
        <GiftCard gift={taken} width={40} />
        <small>{mine ? t("web-gugong-you-take") : t("web-gugong-takes", { name: names[exchange.seat] ?? "" })}</small>
      </span>
    </figure>
  );
}
