// The left column of a player board: the paladin, goods, workers, crew.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { PaladinPortrait, TownsfolkPortrait } from "../art/Portrait.tsx";
import { Gives, Heading, Items } from "../bits.tsx";
import { seatOf, type SeatProps, workerTotal } from "../seats.ts";
import { ATTRIBUTES, type PaladinsFacts, type SeatView, WORKERS } from "../shapes.ts";
import {
  paladinAbility,
  paladinName,
  paladinWords,
  townsfolkName,
  townsfolkWords,
  workerName,
} from "../words.ts";
import { Trigger } from "../board/Townsfolk.tsx";

export function Person(props: SeatProps) {
  const seat = seatOf(props.view, props.who);
  return (
    <div class="pb-person">
      <PaladinCard seat={seat} facts={props.facts} />
      <Goods seat={seat} />
      <WorkerSupply seat={seat} mine={props.who === props.seat} />
      <Crew seat={seat} facts={props.facts} />
    </div>
  );
}

// --- the paladin ------------------------------------------------------------------------------------

function PaladinCard({ seat, facts }: { seat: SeatView; facts: PaladinsFacts }) {
  const { now, chosen } = seat.paladins;
  const name = now ?? chosen[0] ?? null;
  if (name === null) return <NoPaladin seat={seat} waiting={chosen.length > 0} />;
  const secret = now === null;
  const words = paladinWords(facts, name);
  return (
    <El id={`paladin.${seat.seat}.${name}`} label={words} class={`pb-paladin ${secret ? "is-secret" : ""}`}>
      <div class="pb-paladin-in">
        <PaladinPortrait name={name} width={74} height={110} />
        <div class="pb-paladin-text">
          <b class="pb-paladin-name">{paladinName(name)}</b>
          <Boosts facts={facts} name={name} size={17} />
          <PaladinAbility facts={facts} name={name} />
        </div>
      </div>
      {secret && (
        <small class="pb-secret" data-help={t("web-paladins-still-hidden")}>
          {t("web-paladins-hidden")}
        </small>
      )}
    </El>
  );
}

export function Boosts({ facts, name, size }: { facts: PaladinsFacts; name: string; size: number }) {
  const card = facts.paladins[name];
  if (!card) return null;
  return (
    <>
      <div class="pb-boosts">
        {ATTRIBUTES.map((attribute, i) =>
          card.boost[i] ? (
            <span key={attribute}>
              <b>{num(card.boost[i], { sign: true })}</b>
              <Icon name={attribute} size={size} />
            </span>
          ) : null,
        )}
      </div>
      <div class="pb-boosts">
        {card.workers.map((worker, i) => (
          <Icon key={i} name={worker} size={size + 3} />
        ))}
      </div>
    </>
  );
}

export function PaladinAbility({ facts, name }: { facts: PaladinsFacts; name: string }) {
  const card = facts.paladins[name];
  return (
    <p class="pb-paladin-ability">
      {card && <Icon name={card.action} size={15} />} {paladinAbility(facts, name)}
    </p>
  );
}

function NoPaladin({ seat, waiting }: { seat: SeatView; waiting: boolean }) {
  return (
    <div class="pb-paladin pb-no-paladin">
      <span class="pb-paladin-back">
        <Icon name="paladin" size={34} />
      </span>
      <div class="pb-paladin-text">
        <b class="pb-paladin-name">{t(waiting ? "web-paladins-chosen-hidden" : "web-paladins-no-paladin")}</b>
        <p class="pb-paladin-ability">{t("web-paladins-paladin-deck", { n: deckSize(seat) })}</p>
      </div>
    </div>
  );
}

const deckSize = (seat: SeatView): number =>
  seat.paladins.top.length + seat.paladins.deck + seat.paladins.bottom.length;

// --- goods ------------------------------------------------------------------------------------------

function Goods({ seat }: { seat: SeatView }) {
  return (
    <div class="pb-goods">
      <Tile icon="silver" size={26} n={seat.silver} name={t("web-paladins-silver")} />
      <Tile
        icon="provision"
        size={28}
        n={seat.provisions}
        name={t("web-paladins-provisions", { n: seat.provisions })}
      />
      <El id={`suspicion.${seat.seat}`} class="pb-tile">
        <Figure icon="suspicion" size={25} n={seat.suspicion.length} name={t("web-paladins-suspicion")} />
      </El>
      <El id={`debts.${seat.seat}`} class="pb-tile pb-debts">
        <Figure icon="debt" size={17} n={seat.unpaid} name={t("web-paladins-due")} />
        <Figure icon="debt-paid" size={17} n={seat.paid} name={t("web-paladins-paid")} />
      </El>
    </div>
  );
}

interface FigureProps {
  icon: string;
  size: number;
  n: number;
  name: string;
}

function Figure({ icon, size, n, name }: FigureProps) {
  return (
    <>
      <Icon name={icon} size={size} />
      <span class="pb-figure">
        <b>{num(n)}</b>
        <span>{name}</span>
      </span>
    </>
  );
}

const Tile = (props: FigureProps) => (
  <div class="pb-tile">
    <Figure {...props} />
  </div>
);

// --- workers ----------------------------------------------------------------------------------------

function WorkerSupply({ seat, mine }: { seat: SeatView; mine: boolean }) {
  return (
    <section>
      <Heading title={t("web-paladins-workers")} note={t("web-paladins-in-supply", { n: workerTotal(seat) })}>
        {mine && !seat.passed && (
          <El id="pass" as="span" class="pb-pass">
            {t("web-paladins-pass")}
          </El>
        )}
        {seat.passed && <span class="pb-passed">{t("web-paladins-passed")}</span>}
      </Heading>
      <El id={`workers.${seat.seat}`} class="pb-workers">
        {WORKERS.map((worker) => (
          <span key={worker} class={`pb-worker ${seat.workers[worker] === 0 ? "is-none" : ""}`}>
            <Icon name={worker} size={25} />
            <b>{num(seat.workers[worker])}</b>
            <span class="tf-sr">{workerName(worker)}</span>
          </span>
        ))}
      </El>
    </section>
  );
}

// --- crew -------------------------------------------------------------------------------------------

const NAMED_CREW = 4; // more than so many stand without their names

function Crew({ seat, facts }: { seat: SeatView; facts: PaladinsFacts }) {
  const small = seat.crew.length > NAMED_CREW;
  return (
    <section class="pb-crew-box">
      <Heading title={t("web-paladins-crew")} note={t("web-paladins-crew-count", { n: seat.crew.length })} />
      <div class={`pb-crew ${small ? "is-small" : ""}`}>
        {seat.crew.map(({ id, card }) => {
          const printed = facts.townsfolk[card];
          if (!printed) return null;
          const words = townsfolkWords(facts, card);
          return (
            <El key={id} id={id} label={words} class="pb-mate">
              <span class="pb-mate-in">
                <TownsfolkPortrait
                  name={printed.name}
                  crop="face"
                  width={small ? 21 : 28}
                  height={small ? 21 : 28}
                  class="pb-face"
                />
                <span class="pb-mate-text">
                  {!small && <b>{townsfolkName(printed)}</b>}
                  <span class="pb-mate-ability">
                    <Trigger card={printed} size={13} />
                    <Gives />
                    <Items items={printed.reward} size={13} />
                  </span>
                </span>
              </span>
            </El>
          );
        })}
      </div>
    </section>
  );
}
