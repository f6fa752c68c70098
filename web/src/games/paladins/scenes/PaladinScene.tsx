// Three paladins: one to keep, one on top of the deck, one to the bottom. Touch the one to keep, then
// the one for the top; the third follows. The server offers the six ways as six choices.

import { useSignal } from "@preact/signals";
import { t } from "../../../i18n/messages.ts";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { PaladinPortrait } from "../art/Portrait.tsx";
import { nameIn, seatOf, type Props } from "../seats.ts";
import type { PaladinsFacts, SeatView } from "../view.ts";
import { ATTRIBUTES } from "../view.ts";
import { paladinName, paladinWords } from "../words.ts";
import { Boosts, PaladinAbility } from "../own/Person.tsx";
import { Make, WholeStage } from "./Stage.tsx";
import { TavernList } from "./TavernScene.tsx";

type Role = "keep" | "top" | "bottom";

export function PaladinScene(board: Props) {
  const offer = table.offer.value;
  const picked = useSignal<string[]>([]); // the one to keep, then the one on top
  const seat = seatOf(board.view, board.seat);
  const hand = seat.paladins.hand.filter((name) => name !== null);
  // A choice names its cards in the order keep, top, bottom.
  const index = (offer?.choices ?? []).findIndex((choice) => {
    const names = choice.elements.map(nameIn);
    return picked.value.length === 2 && picked.value.every((name, i) => names[i] === name);
  });
  const pick = (name: string) => {
    picked.value = touched(picked.value, name);
  };
  return (
    <WholeStage board={board} icon="paladin" title={t("web-paladins-paladins")} note={t(`web-paladins-pick-${picked.value.length}`)}>
      <div class="pb-pick">
        <div class="pb-hand">
          {hand.map((name) => (
            <HandCard key={name} name={name} facts={board.facts} seat={seat} role={roleOf(name, picked.value)} pick={() => pick(name)} />
          ))}
        </div>
        <aside class="pb-pick-side">
          <h3>{t("web-paladins-taverns")}</h3>
          <TavernList view={board.view} facts={board.facts} />
          {index >= 0 && <Make index={index}>{t("web-paladins-pick-do", { name: paladinName(picked.value[0] ?? "") })}</Make>}
        </aside>
      </div>
    </WholeStage>
  );
}

/** Touching gives the next role; touching a card that has one takes it back. */
function touched(picked: string[], name: string): string[] {
  if (picked[0] === name) return [];
  if (picked[1] === name) return picked.slice(0, 1);
  return [...picked.slice(0, 1), name];
}

function roleOf(name: string, picked: string[]): Role | null {
  if (picked[0] === name) return "keep";
  if (picked[1] === name) return "top";
  return picked.length === 2 ? "bottom" : null;
}

interface HandCardProps {
  name: string;
  facts: PaladinsFacts;
  seat: SeatView;
  role: Role | null;
  pick: () => void;
}

const ROLE_ICON: Record<Role, string> = { keep: "check", top: "chevron-up", bottom: "chevron-down" };

function HandCard({ name, facts, seat, role, pick }: HandCardProps) {
  const label = `${paladinWords(facts, name)}${role ? `. ${t(`web-paladins-role-${role}`)}` : ""}`;
  return (
    <button
      type="button"
      class={`pb-hand-card el el-legal ${role ? `is-${role}` : ""}`}
      data-el={`paladin.${seat.seat}.${name}`}
      aria-label={label}
      aria-pressed={role !== null}
      onClick={pick}
    >
      <PaladinPortrait name={name} width={134} height={168} />
      <span class="pb-hand-text">
        <b class="pb-paladin-name">{paladinName(name)}</b>
        <Boosts facts={facts} name={name} size={20} />
        <Foreseen facts={facts} name={name} seat={seat} />
      </span>
      <PaladinAbility facts={facts} name={name} />
      <span class="pb-role">
        {role ? (
          <>
            <Icon name={ROLE_ICON[role]} size={15} /> {t(`web-paladins-role-${role}`)}
          </>
        ) : (
          t("web-paladins-role-none")
        )}
      </span>
    </button>
  );
}

/** What the attributes would be this round: the track and the boost of this paladin. */
function Foreseen({ facts, name, seat }: { facts: PaladinsFacts; name: string; seat: SeatView }) {
  const boost = facts.paladins[name]?.boost ?? [0, 0, 0];
  return (
    <span class="pb-foreseen">
      {ATTRIBUTES.map((attribute, i) => (
        <span key={attribute} class={boost[i] ? "is-raised" : ""}>
          <Icon name={attribute} size={15} />
          {seat.attributes[attribute].track + (boost[i] ?? 0)}
        </span>
      ))}
    </span>
  );
}
