// Three paladins: one to keep, one on top of the deck, one to the bottom. Touch the one to keep, then
// the one for the top; the third follows. Touching never takes a choice back: a button of its own does.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { PaladinPortrait } from "../art/Portrait.tsx";
import { choicesNow } from "../known.ts";
import { seatOf, type Props } from "../seats.ts";
import { ATTRIBUTES, type PaladinsFacts, type SeatView } from "../shapes.ts";
import { paladinName, paladinWords } from "../words.ts";
import { Boosts, PaladinAbility } from "../own/Person.tsx";
import { agrees, choosePicked, picked, type Role, roleOf, touched } from "./picking.ts";
import { Make, WholeStage } from "./Stage.tsx";
import { TavernList } from "./TavernScene.tsx";

export function PaladinScene(board: Props) {
  const names = picked();
  const seat = seatOf(board.view, board.seat);
  const hand = seat.paladins.hand.filter((name) => name !== null);
  const choices = choicesNow();
  const index = names.length === 2 ? choices.findIndex((choice) => agrees(choice, names)) : -1;
  const title = t("web-paladins-paladins");
  return (
    <WholeStage board={board} icon="paladin" title={title} next={t(`web-paladins-pick-${names.length}`)}>
      <div class="pb-pick">
        <div class="pb-hand">
          {hand.map((name) => (
            <HandCard
              key={name}
              name={name}
              facts={board.facts}
              seat={seat}
              role={roleOf(name, names)}
              step={names.length}
              pick={() => choosePicked(touched(names, name, hand))}
            />
          ))}
        </div>
        <aside class="pb-pick-side">
          <h3>{t("web-paladins-taverns")}</h3>
          <TavernList view={board.view} facts={board.facts} />
          {names.length > 0 && (
            <div class="pb-pick-do">
              {index >= 0 && (
                <Make index={index}>{t("web-paladins-pick-do", { name: paladinName(names[0] ?? "") })}</Make>
              )}
              <button type="button" class="tf-button" onClick={() => choosePicked([])}>
                <Icon name="undo" size={15} /> {t("web-paladins-pick-again")}
              </button>
            </div>
          )}
        </aside>
      </div>
    </WholeStage>
  );
}

interface HandCardProps {
  name: string;
  facts: PaladinsFacts;
  seat: SeatView;
  role: Role | null;
  step: number; // how many roles are given: what touching would do now
  pick: () => void;
}

const ROLE_ICON: Record<Role, string> = { keep: "check", top: "chevron-up", bottom: "chevron-down" };

/** What a card is, or what touching it would make it. */
const footOf = (role: Role | null, step: number): string =>
  t(role ? `web-paladins-role-${role}` : `web-paladins-make-${step}`);

function HandCard({ name, facts, seat, role, step, pick }: HandCardProps) {
  const foot = footOf(role, step);
  const label = t(role && role !== "keep" ? "web-paladins-hand-swap" : "web-paladins-hand", {
    paladin: paladinWords(facts, name),
    foot,
  });
  return (
    <button
      type="button"
      class={`pb-hand-card el ${role === "keep" ? "" : "el-legal"} ${role ? `is-${role}` : ""}`}
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
        {role && <Icon name={ROLE_ICON[role]} size={15} />} {foot}
        {role && role !== "keep" && <Icon name="refresh" size={13} class="pb-swap" />}
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
          {num(seat.attributes[attribute].track + (boost[i] ?? 0))}
        </span>
      ))}
    </span>
  );
}
