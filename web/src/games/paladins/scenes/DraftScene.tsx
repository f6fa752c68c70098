// Before the first round: a townsfolk card for free, shown large with its words.

import { t } from "../../../i18n/messages.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { TownsfolkPortrait } from "../art/Portrait.tsx";
import { Items } from "../bits.tsx";
import type { Props } from "../seats.ts";
import type { PaladinsFacts, TownsfolkPlace } from "../shapes.ts";
import { rewardWords, townsfolkAbility, townsfolkName, townsfolkWords } from "../words.ts";
import { Ability } from "../board/Townsfolk.tsx";
import { WholeStage } from "./Stage.tsx";

export function DraftScene(board: Props) {
  return (
    <WholeStage
      board={board}
      icon="recruit"
      title={t("web-paladins-draft")}
      note={t("web-paladins-draft-note")}
    >
      <div class="pb-big-cards">
        {board.view.townsfolk.map((place) => (
          <BigTownsfolk key={place.id} place={place} facts={board.facts} />
        ))}
      </div>
    </WholeStage>
  );
}

function BigTownsfolk({ place, facts }: { place: TownsfolkPlace; facts: PaladinsFacts }) {
  const card = place.card === null ? undefined : facts.townsfolk[place.card];
  if (!card) return <div class="pb-card pb-big pb-empty" />;
  return (
    <El id={place.id} label={townsfolkWords(card)} class="pb-card pb-big">
      <div class="pb-card-in">
        <TownsfolkPortrait name={card.name} crop="whole" width={188} height={158} />
        <b class="pb-big-name">{townsfolkName(card)}</b>
        <Ability card={card} size={22} />
        <p class="pb-big-words">{townsfolkAbility(card)}</p>
        {card.immediate.length > 0 && (
          <p class="pb-big-words pb-big-now">
            <Icon name="bolt" size={13} />{" "}
            {t("web-paladins-at-once", { rewards: rewardWords(card.immediate) })}
          </p>
        )}
        <p class="pb-big-words pb-big-discard">
          <Icon name="discard" size={13} /> <Items items={card.discard} size={16} />
        </p>
      </div>
    </El>
  );
}
