// The townsfolk row: what a place costs, who stands there, what discarding or hiring them brings.

import { sentences, t } from "../../../i18n/messages.ts";
import { num, run } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { TownsfolkPortrait } from "../art/Portrait.tsx";
import { Gives, Heading, Items, Reconstructed } from "../bits.tsx";
import { iconOf } from "../icons/index.ts";
import { isFreeRecruit, type Props } from "../seats.ts";
import type { PaladinsFacts, TownsfolkFacts, TownsfolkPlace } from "../shapes.ts";
import { townsfolkName, townsfolkWords } from "../words.ts";

export function TownsfolkRow({ view, facts }: Props) {
  return (
    <section class="pb-group">
      <Heading
        title={t("web-paladins-townsfolk")}
        note={t("web-paladins-in-deck", { n: view.decks.townsfolk })}
      />
      <div class="pb-cards">
        {view.townsfolk.map((place) => (
          <TownsfolkCard key={place.id} place={place} facts={facts} />
        ))}
      </div>
    </section>
  );
}

/** What a place costs in words: "2 silver or a debt". */
export function priceWords(place: TownsfolkPlace): string {
  if (isFreeRecruit()) return t("web-paladins-free");
  if (place.debt) return t("web-paladins-cost-or-debt", { n: place.silver });
  return place.silver === 0 ? t("web-paladins-free") : t("web-paladins-cost", { n: place.silver });
}

function TownsfolkCard({ place, facts }: { place: TownsfolkPlace; facts: PaladinsFacts }) {
  const card = place.card === null ? undefined : facts.townsfolk[place.card];
  if (!card || place.card === null) {
    return (
      <El id={place.id} label={t("web-paladins-place-empty")} class="pb-card pb-townsfolk pb-empty">
        <div class="pb-cost">
          <PlacePrice place={place} />
        </div>
      </El>
    );
  }
  const words = sentences([townsfolkWords(facts, place.card), priceWords(place)]);
  return (
    <El id={place.id} label={words} class="pb-card pb-townsfolk">
      <div class="pb-card-in">
        <div class="pb-cost">
          <PlacePrice place={place} />
        </div>
        <TownsfolkPortrait name={card.name} width={86} height={60} />
        <div class="pb-discard">
          <Icon name="discard" size={12} />
          <Items items={card.discard} size={16} />
        </div>
        <b class="pb-name">
          {townsfolkName(card)}
          <Reconstructed facts={facts} path={`townsfolk.${place.card}.reward`} />
        </b>
        <Ability card={card} size={16} />
      </div>
    </El>
  );
}

function PlacePrice({ place }: { place: TownsfolkPlace }) {
  if (place.silver === 0 || isFreeRecruit()) return <b class="pb-free">{t("web-paladins-free")}</b>;
  return (
    <>
      <b>{num(place.silver)}</b>
      <Icon name="silver" size={14} />
      {place.debt && (
        <>
          <i class="pb-or">{t("web-paladins-or")}</i>
          <Icon name="debt-gain" size={14} />
        </>
      )}
    </>
  );
}

/** When it works → what it brings, and what hiring brings at once. */
export function Ability({ card, size }: { card: TownsfolkFacts; size: number }) {
  return (
    <div class="pb-ability">
      <Trigger card={card} size={size} />
      <Gives />
      <Items items={card.reward} size={size} />
      {card.immediate.length > 0 && (
        <span class="pb-at-once">
          <Icon name="bolt" size={11} />
          <Items items={card.immediate} size={size - 1} />
        </span>
      )}
    </div>
  );
}

export function Trigger({ card, size }: { card: TownsfolkFacts; size: number }) {
  return (
    <>
      <Icon name={iconOf(card.trigger) ?? "question"} size={size} />
      {card.condition !== "always" && (
        <span class="pb-condition">
          {card.condition === "suspicion>=2" ? run(`${num(2)}+`) : num(0)}
          <Icon name="suspicion" size={size - 3} />
        </span>
      )}
    </>
  );
}
