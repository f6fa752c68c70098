// The tax supply and the King's cards: orders for the end of the game, favours to use once a round.

import { t } from "../../../i18n/messages.ts";
import { num, run } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Choices, Heading, Items, Price, Reconstructed, Shield, SlotFace } from "../bits.tsx";
import type { Props } from "../seats.ts";
import type { FavourPlace, OrderPlace } from "../shapes.ts";
import { actionName, favourName, oneOf, rewardWords, slotName, workerName } from "../words.ts";

export function TaxSupply({ view, facts }: Props) {
  const { now, full, id } = view.tax;
  return (
    <section class="pb-group">
      <Heading title={t("web-paladins-tax")}>
        <Reconstructed facts={facts} path={`tax.supply.${view.players}`} />
      </Heading>
      <El id={id} label={t("web-paladins-tax-words", { now, full })} class="pb-tax">
        <div class="pb-tax-now">
          <Icon name="tax" size={26} />
          <b>{num(now)}</b>
          <span>{run(`/${num(full)}`)}</span>
        </div>
        <div class="pb-coins">
          {Array.from({ length: full }, (_, i) => (
            <i key={i}>{i < now && <Icon name="silver" size={16} />}</i>
          ))}
        </div>
        <p>{t("web-paladins-tax-last")}</p>
      </El>
    </section>
  );
}

// --- orders -----------------------------------------------------------------------------------------

export function Orders(props: Props) {
  const needed = new Set(Object.values(props.facts.orders).map((order) => order.needed));
  const note = needed.size === 1 ? t("web-paladins-of-each", { n: [...needed][0] ?? 0 }) : "";
  return (
    <section class="pb-group">
      <Heading title={t("web-paladins-orders")} note={note} />
      <div class="pb-cards">
        {props.view.orders.map((order) => (
          <OrderCard key={order.id} {...props} order={order} />
        ))}
      </div>
    </section>
  );
}

function OrderCard({ order, facts, names, colours }: Props & { order: OrderPlace }) {
  const card = order.card === null ? undefined : facts.orders[order.card];
  if (!card) {
    return (
      <El
        id={order.id}
        label={t("web-paladins-order-hidden", { round: order.round, vp: order.vp })}
        class="pb-card pb-order pb-back"
      >
        <Icon name="order" size={22} />
        <b>{t("web-paladins-points", { n: order.vp })}</b>
        <small>{t("web-paladins-round-short", { n: order.round })}</small>
      </El>
    );
  }
  const progress = order.progress ?? [];
  const label = t("web-paladins-order-words", {
    action: actionName(card.action),
    n: card.needed,
    vp: order.vp,
    who: progress.map((n, who) => t("web-paladins-order-of", { name: names[who] ?? "", n })),
  });
  return (
    <El id={order.id} label={label} class="pb-card pb-order">
      <div class="pb-order-vp">
        {num(order.vp)}
        <small>{t("web-paladins-vp")}</small>
      </div>
      <Icon name={card.action} size={30} />
      <b class="pb-name">{actionName(card.action)}</b>
      <div class="pb-progress">
        {progress.map((n, who) => (
          <span key={who} class={order.completed?.[who] ? "is-met" : ""}>
            <Shield colour={colours[who] ?? "lily"} size={15} />
            {num(n)}
          </span>
        ))}
      </div>
    </El>
  );
}

// --- favours ----------------------------------------------------------------------------------------

export function Favours(props: Props) {
  const { favours } = props.view;
  const open = favours.filter((favour) => favour.card !== null).length;
  return (
    <section class="pb-group">
      <Heading
        title={t("web-paladins-favours")}
        note={t("web-paladins-open-of", { n: open, all: favours.length })}
      />
      <div class={`pb-cards pb-favours pb-open-${open}`}>
        {favours.map((favour) => (
          <FavourCard key={favour.id} {...props} favour={favour} />
        ))}
      </div>
    </section>
  );
}

function FavourCard({ favour, facts }: Props & { favour: FavourPlace }) {
  const card = favour.card === null ? undefined : facts.favours[favour.card];
  if (!card || favour.card === null) {
    return (
      <El
        id={favour.id}
        label={t("web-paladins-favour-hidden", { round: favour.round })}
        class="pb-card pb-favour-closed pb-back"
      >
        <Icon name="favour" size={16} />
        <b>{t("web-paladins-round-short", { n: favour.round })}</b>
      </El>
    );
  }
  const label = t("web-paladins-favour-words", {
    name: favourName(favour.card),
    slot: slotName(card.worker),
    costs: card.cost.length,
    cost: rewardWords(card.cost),
    rewards: oneOf(card.choices),
    used: favour.worker ? 1 : 0,
    worker: favour.worker ? workerName(favour.worker) : "",
  });
  return (
    <El id={favour.id} label={label} class={`pb-card pb-favour ${favour.worker ? "is-used" : ""}`}>
      <div class="pb-favour-in">
        <div class="pb-favour-cost">
          <SlotFace kind={card.worker} slot={{ worker: favour.worker, workshop: false }} small />
          {card.cost.map(([name, n]) =>
            name === "gain_debt" ? (
              <Items key={name} items={[[name, n]]} size={17} />
            ) : (
              <Price key={name} name={name} n={n} size={13} />
            ),
          )}
          <small>{t("web-paladins-round-short", { n: favour.round })}</small>
        </div>
        <div class="pb-favour-gain">
          <Choices sets={card.choices} size={18} />
        </div>
        <b class="pb-name">{favourName(favour.card)}</b>
      </div>
    </El>
  );
}
