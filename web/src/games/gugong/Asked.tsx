// In the rail, above the choices: the exchange of this turn with both cards; while it is to be paid, why
// it is not free and what may follow; after a wall, in which order the builders are asked.

import { t } from "../../i18n/messages.ts";
import { num } from "../../i18n/numbers.ts";
import { table } from "../../table/state.ts";
import { Icon } from "../../ui/Icon.tsx";
import { AimNote } from "./AimNote.tsx";
import { aimedAt } from "./aim.ts";
import { GiftCard } from "./art/GiftCard.tsx";
import { iconOf } from "./icons/index.ts";
import { actionSymbol, colourAt, giftOf, type Props } from "./seats.ts";
import type { Exchanged } from "./told.ts";
import { actionWords, giftWords, placeName } from "./words.ts";

export function Asked(props: Props) {
  const { exchange } = props.view;
  const prompt = table.offer.value?.prompt;
  if (prompt?.key === "gugong-prompt-benefit") return <Order {...props} />;
  if (aimedAt()) return <AimNote {...props} />;
  if (!exchange) return null;
  const owed = prompt?.key === "gugong-prompt-pay";
  return (
    <>
      <Exchange {...props} exchange={exchange} owed={owed} />
      {owed && <Then {...props} exchange={exchange} />}
    </>
  );
}

/** Both cards. `owed`: it is not settled yet, so the reason is told. */
export function Exchange({
  exchange,
  owed = false,
  facts,
  seat,
  names,
}: Props & { exchange: Exchanged; owed?: boolean }) {
  const [given, taken] = [giftOf(facts, exchange.given), giftOf(facts, exchange.taken)];
  const mine = exchange.seat === seat;
  const name = names[exchange.seat] ?? "";
  const words = t("web-gugong-exchange-words", {
    place: placeName(exchange.place),
    given: giftWords(facts, exchange.given),
    taken: giftWords(facts, exchange.taken),
  });
  const { value = 0, there = 0 } = table.offer.value?.prompt?.args ?? {};
  return (
    <figure class={`gg-exchange ${owed ? "is-owed" : ""}`} dir="ltr">
      <figcaption class="tf-sr">{words}</figcaption>
      <span class="gg-exchanged">
        <GiftCard gift={given} width={40} />
        <small>{mine ? t("web-gugong-you-place") : t("web-gugong-places", { name })}</small>
      </span>
      <span class={`gg-verdict ${owed ? "is-owed" : ""}`}>
        <Icon name="gg-swap" size={20} />
        <b>{placeName(exchange.place)}</b>
        {owed && <small>{t("web-gugong-not-above", { value, there })}</small>}
      </span>
      <span class="gg-exchanged">
        <GiftCard gift={taken} width={40} />
        <small>{mine ? t("web-gugong-you-take") : t("web-gugong-takes", { name })}</small>
      </span>
    </figure>
  );
}

/** What may be done once the price is settled: the gift's action, then the location's. */
function Then({ exchange, facts }: Props & { exchange: Exchanged }) {
  const gift = giftOf(facts, exchange.given);
  const steps: [icon: string, what: string, by: string][] = [
    [exchange.place, placeName(exchange.place), t("web-gugong-by-location")],
  ];
  if (gift.action !== "none")
    steps.unshift([actionSymbol(gift), actionWords(facts, exchange.given), t("web-gugong-by-gift")]);
  return (
    <section class="gg-then">
      <h3>{t("web-gugong-then")}</h3>
      <ol>
        {steps.map(([icon, what, by]) => (
          <li key={by}>
            <Icon name={iconOf(icon) ?? "question"} size={15} />
            {what}
            <small>{by}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who is asked about a benefit, the one who decides now first. */
function Order({ view, names, colours }: Props) {
  const order = view.wall.asked;
  if (order.length < 2) return null;
  return (
    <section class="gg-then">
      <h3>{t("web-gugong-benefit-order")}</h3>
      <ol class="gg-order">
        {order.map((who, i) => (
          <li key={who} class={i === 0 ? "is-now" : ""}>
            <Icon name={`shield-${colourAt(colours, who)}`} size={16} />
            {names[who]}
            <small>{num(view.seats[who]?.intrigue ?? 0)}</small>
            <Icon name="gg-intrigue" size={13} />
          </li>
        ))}
      </ol>
    </section>
  );
}
