// The Inquisition: who holds how much suspicion, whom it would hit, and the abilities of one's crew in
// the order one likes.

import { say, t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { TownsfolkPortrait } from "../art/Portrait.tsx";
import { Gives, Items, Shield } from "../bits.tsx";
import { seatOf, type Props } from "../seats.ts";
import { townsfolkAbility, townsfolkName, townsfolkWords } from "../words.ts";
import { Trigger } from "../board/Townsfolk.tsx";
import { Option, WholeStage } from "./Stage.tsx";

export function InquisitionScene(board: Props) {
  return (
    <WholeStage
      board={board}
      icon="inquisition"
      title={t("web-paladins-inquisition")}
      note={t("web-paladins-inquisition-note")}
    >
      <div class="pb-inquisition">
        <Suspects {...board} />
        <Abilities {...board} />
      </div>
    </WholeStage>
  );
}

/** Everybody's suspicion; whoever holds most stands to be judged as things are. */
export function Suspects({ view, names, colours }: Props) {
  const most = Math.max(...view.seats.map((seat) => seat.suspicion.length));
  return (
    <ul class="pb-suspects">
      {view.seats.map((seat, who) => {
        const n = seat.suspicion.length;
        const threatened = n > 0 && n === most;
        return (
          <li key={who} class={threatened ? "is-threatened" : ""}>
            <Shield colour={colours[who] ?? "lily"} size={24} />
            <b>{names[who]}</b>
            <span class="pb-eyes" data-help={t("web-paladins-suspicion-of", { n })}>
              {Array.from({ length: Math.min(n, 8) }, (_, i) => (
                <Icon key={i} name="suspicion" size={18} />
              ))}
              <b>{num(n)}</b>
            </span>
            <span class="pb-threat">
              {threatened ? (
                <>
                  <Icon name="debt-gain" size={18} /> {t("web-paladins-threatened")}
                </>
              ) : (
                t("web-paladins-spared")
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Abilities({ view, facts, seat }: Props) {
  const choices = table.offer.value?.choices ?? [];
  const crew = seatOf(view, seat).crew.filter(({ card }) => facts.townsfolk[card]?.trigger === "inquisition");
  return (
    <div class="pb-abilities">
      <h3>{t("web-paladins-your-abilities")}</h3>
      <div class="pb-ability-cards">
        {crew.map(({ id, card }) => {
          const printed = facts.townsfolk[card];
          return (
            printed && (
              <El key={id} id={id} label={townsfolkWords(facts, card)} class="pb-card pb-ability-card">
                <TownsfolkPortrait name={printed.name} crop="face" width={52} height={52} class="pb-face" />
                <span class="pb-mate-text">
                  <b>{townsfolkName(printed)}</b>
                  <span class="pb-mate-ability">
                    <Trigger card={printed} size={18} />
                    <Gives />
                    <Items items={printed.reward} size={20} />
                  </span>
                  <small>{townsfolkAbility(facts, card)}</small>
                </span>
              </El>
            )
          );
        })}
      </div>
      {choices.map((choice, index) =>
        choice.elements.length === 0 ? (
          <Option key={choice.option} choice={choice} index={index} class="pb-decline">
            <span class="pb-option-words">{say(choice.label)}</span>
          </Option>
        ) : null,
      )}
    </div>
  );
}
