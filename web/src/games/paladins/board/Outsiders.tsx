// The outsiders, each under the flags of its region: attacked for goods, converted for points.

import { t } from "../../../i18n/messages.ts";
import { num, run } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { OutsiderPortrait } from "../art/Portrait.tsx";
import { Gives, Items, Reconstructed } from "../bits.tsx";
import { iconOf } from "../icons/index.ts";
import type { Props } from "../seats.ts";
import type { OutsiderFacts, OutsiderPlace } from "../shapes.ts";
import { calling, outsiderWords } from "../words.ts";

export function OutsiderRow(props: Props) {
  return (
    <section class="pb-outsiders" aria-label={t("web-paladins-outsiders")}>
      {props.view.outsiders.map((place) => (
        <OutsiderCard key={place.id} {...props} place={place} />
      ))}
    </section>
  );
}

function OutsiderCard({ place, facts }: Props & { place: OutsiderPlace }) {
  const card = place.card === null ? undefined : facts.outsiders[place.card];
  if (!card || place.card === null) {
    return <El id={place.id} label={t("web-paladins-place-empty")} class="pb-card pb-outsider pb-empty" />;
  }
  const words = outsiderWords(facts, place.card);
  return (
    <El id={place.id} label={words} class="pb-card pb-outsider">
      <div class="pb-card-in pb-outsider-in">
        <OutsiderPortrait name={card.name} people={card.people} width={50} height={84} />
        <div class="pb-outsider-text">
          <div class="pb-outsider-head">
            <b class="pb-name">
              {calling(card)}
              <Reconstructed facts={facts} path={`outsiders.${place.card}.attack`} />
            </b>
            <Icon name={card.people} size={14} />
          </div>
          <Line icon="attack" items={card.attack} />
          <Line icon="convert" items={card.convert} />
          <ScoringLine card={card} />
        </div>
      </div>
    </El>
  );
}

function Line({ icon, items }: { icon: string; items: OutsiderFacts["attack"] }) {
  return (
    <div class="pb-outsider-line">
      <Icon name={icon} size={14} />
      <Gives />
      <Items items={items} size={16} />
    </div>
  );
}

/** "★ 1 / 2 [outpost]". */
export function ScoringLine({ card }: { card: OutsiderFacts }) {
  const { base, vp, per, counts } = card;
  return (
    <div class="pb-outsider-line pb-scoring">
      <Icon name="vp" size={13} />
      <span>{run(`${base > 0 ? `${num(base)}+` : ""}${num(vp)} /${per > 1 ? ` ${num(per)}` : ""}`)}</span>
      <Icon name={iconOf(counts) ?? "question"} size={15} />
    </div>
  );
}
