// The six actions of the right side in rows of one anatomy: name with what it asks and gives, three
// worker spaces, seven cells. Only Attack has no seven steps.

import type { ComponentChildren } from "preact";
import { t } from "../../../i18n/messages.ts";
import { num, roman } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { OutsiderPortrait } from "../art/Portrait.tsx";
import { Gives, Items, Piece, Price, Reconstructed } from "../bits.tsx";
import { PaySlot } from "../scenes/PaySlot.tsx";
import { actionInProgress, actionOf, seatOf, type SeatProps } from "../seats.ts";
import {
  type Attribute,
  type BoardFacts,
  type Item,
  type PaladinsFacts,
  PEOPLES,
  RIGHT_ACTIONS,
  type RightAction,
} from "../shapes.ts";
import { actionName, outsiderName, peopleName, rewardWords } from "../words.ts";
import { ActionBox } from "./ActionBox.tsx";

/** What is printed beside the name: the attribute asked for, and the one that usually comes of it. */
const PRINTED: Record<RightAction, { need: Attribute; gain: Item[] }> = {
  commission: { need: "faith", gain: [] },
  fortify: { need: "influence", gain: [["strength", 1]] },
  garrison: { need: "strength", gain: [] },
  absolve: { need: "influence", gain: [] },
  attack: { need: "strength", gain: [["influence", 1]] },
  convert: { need: "faith", gain: [["strength", 1]] },
};

export function RightRows(props: SeatProps) {
  const now = actionInProgress(props.who);
  return (
    <div class="pb-rows">
      {RIGHT_ACTIONS.map((name) => (
        <Row key={name} {...props} name={name} now={now === name} />
      ))}
    </div>
  );
}

function Row({ name, now, ...props }: SeatProps & { name: RightAction; now: boolean }) {
  const seat = seatOf(props.view, props.who);
  const action = actionOf(seat, name);
  const kinds = props.facts.board.slots[name];
  const gains: Partial<Record<RightAction, Item[]>> = props.facts.board.gains;
  const gain = gains[name] ?? PRINTED[name].gain;
  return (
    <ActionBox action={action} now={now} class="pb-row">
      <div class="pb-row-head">
        <div class="pb-row-name">
          <Icon name={name} size={20} />
          <b>{actionName(name)}</b>
          {name === "absolve" && <Reconstructed facts={props.facts} path="actions.absolve.influence" />}
        </div>
        <div class="pb-row-gain">
          <Icon name={PRINTED[name].need} size={14} />
          <Gives />
          <Items items={gain} size={14} />
        </div>
      </div>
      <div class="pb-row-slots">
        {action.slots.map((slot, i) => (
          <PaySlot key={slot.id} kind={(!seat.ai && kinds[i]) || "any"} slot={slot} round={i === 2} />
        ))}
      </div>
      {name === "attack" ? <AttackCells {...props} /> : <Cells {...props} name={name} now={now} />}
    </ActionBox>
  );
}

// --- seven cells ------------------------------------------------------------------------------------

type Stepped = Exclude<RightAction, "attack">;

const costsOf = (board: BoardFacts, name: Stepped): number[] => board[`${name}_cost`];
const needsOf = (board: BoardFacts, name: Stepped): number[] | null =>
  name === "fortify" ? board.fortify_need : name === "absolve" ? board.absolve_need : null;
const PAID_WITH: Record<Stepped, "silver" | "provision"> = {
  commission: "provision",
  fortify: "provision",
  garrison: "provision",
  absolve: "silver",
  convert: "silver",
};

function Cells({ name, now, ...props }: SeatProps & { name: Stepped; now: boolean }) {
  const { facts, who, colours } = props;
  const seat = seatOf(props.view, who);
  const done = seat.done[name] ?? 0;
  const action = actionOf(seat, name);
  const needs = needsOf(facts.board, name);
  const all: Partial<Record<Stepped, number[]>> = facts.board.action_vp;
  const points = all[name] ?? [];
  const current = action.silver !== undefined ? action.silver + (action.provisions ?? 0) : undefined;
  return (
    <div class="pb-cells" role="group" aria-label={t("web-paladins-cells", { n: done })}>
      {costsOf(facts.board, name).map((printed, i) => {
        const isNext = i === done;
        const price = isNext && current !== undefined ? current : printed;
        return (
          <Cell
            key={i}
            done={i < done}
            next={isNext && now}
            need={needs?.[i]}
            vp={points[i + 1] ?? 0}
            price={i < done || seat.ai ? null : <Price name={PAID_WITH[name]} n={price} size={12} />}
            cheaper={price < printed}
          >
            {i < done ? (
              <Emptied {...props} name={name} index={i} />
            ) : (
              <Waiting name={name} colour={colours[who] ?? "lily"} />
            )}
          </Cell>
        );
      })}
    </div>
  );
}

interface CellProps {
  done: boolean;
  next: boolean;
  need?: number | undefined;
  vp: number;
  price: ComponentChildren;
  cheaper: boolean;
  children: ComponentChildren;
}

function Cell({ done, next, need, vp, price, cheaper, children }: CellProps) {
  return (
    <span class={`pb-cell ${done ? "is-done" : ""} ${next ? "is-next" : ""}`}>
      <span class="pb-cell-top">
        {need !== undefined && (
          <span class="pb-need">
            {num(need)}
            <Icon name="influence" size={10} />
          </span>
        )}
        {vp > 0 && <span class="pb-cell-vp">{num(vp)}</span>}
      </span>
      <span class="pb-cell-token">{children}</span>
      <span class={`pb-cell-cost ${cheaper ? "is-cheaper" : ""}`}>{price}</span>
    </span>
  );
}

/** The token that is still to go out. */
function Waiting({ name, colour }: { name: Stepped; colour: string }) {
  if (name === "commission") return <Piece kind="monk" colour={colour} size={22} />;
  if (name === "garrison") return <Piece kind="outpost" colour={colour} size={22} />;
  if (name === "absolve") return <Piece kind="jar" colour={colour} size={22} />;
  return <Icon name={name === "fortify" ? "wall" : "convert"} size={20} class="pb-ghost" />;
}

/** What stands where a token has left: what it gave, the wall built, the outsider converted. */
function Emptied({ name, index, view, facts, who }: SeatProps & { name: Stepped; index: number }) {
  const seat = seatOf(view, who);
  if (name === "fortify") {
    const wall = seat.walls[index];
    const printed = wall && facts.walls[wall.card];
    return (
      <El id={wall?.id ?? ""} as="span" label={wallWords(facts, wall?.card)} class="pb-wall">
        <Icon name="wall" size={20} />
        {!!printed?.vp && <span class="pb-wall-vp">{num(printed.vp)}</span>}
      </El>
    );
  }
  if (name === "convert") {
    const converted = seat.converted[index];
    const card = converted && facts.outsiders[converted.card];
    if (!card) return null;
    const words = t("web-paladins-converted", { name: outsiderName(card), n: converted.points });
    return (
      <El id={converted.id} as="span" label={words} class="pb-converted">
        <OutsiderPortrait
          name={card.name}
          people={card.people}
          crop="face"
          width={26}
          height={26}
          class="pb-face"
        />
        <em>{num(converted.points)}</em>
      </El>
    );
  }
  const [first] = facts.board.gains[name] ?? [];
  if (!first) return null;
  return (
    <span class="pb-gained">
      {num(first[1], { sign: true })}
      <Icon name={first[0]} size={14} />
    </span>
  );
}

function wallWords(facts: PaladinsFacts, card: string | undefined): string {
  const printed = card === undefined ? undefined : facts.walls[card];
  return printed ? t("web-paladins-wall", { rewards: rewardWords(printed.reward), vp: printed.vp }) : "";
}

// --- attack -----------------------------------------------------------------------------------------

/** Whom one has attacked, and what each region would cost now. */
function AttackCells({ view, facts, seat: eyes, who }: SeatProps) {
  const seat = seatOf(view, who);
  const count = (people: string) =>
    seat.attacked.filter((card) => facts.outsiders[card]?.people === people).length;
  return (
    <div class="pb-cells pb-attack">
      {PEOPLES.map((people) => (
        <span key={people} class="pb-people" data-help={peopleName(people)}>
          <Icon name={people} size={20} />
          <b>{num(count(people))}</b>
          <span class="tf-sr">{peopleName(people)}</span>
        </span>
      ))}
      {view.outsiders.map((place, i) => (
        <Reach
          key={i}
          roman={roman(i + 1)}
          there={place.card !== null}
          silver={who === eyes ? place.attack_silver : undefined}
          met={seat.attributes.strength.now >= (view.regions[i]?.strength ?? 0)}
          need={view.regions[i]?.strength ?? 0}
        />
      ))}
    </div>
  );
}

const Met = () => (
  <>
    <Icon name="check" size={13} class="pb-tick" />
    <span class="tf-sr">{t("web-paladins-met")}</span>
  </>
);

interface ReachProps {
  roman: string;
  there: boolean;
  silver: number | undefined; // known for the player who looks
  met: boolean;
  need: number;
}

function Reach({ roman, there, silver, met, need }: ReachProps) {
  const free = silver === 0 || (silver === undefined && met);
  return (
    <span class={`pb-cell pb-reach ${free && there ? "is-done" : ""}`}>
      <span class="pb-roman">{roman}</span>
      {!there ? (
        <span class="pb-gone">–</span>
      ) : free ? (
        <Met />
      ) : silver !== undefined ? (
        <span class="pb-cell-cost">
          <Price name="silver" n={silver} size={13} />
        </span>
      ) : (
        <span class="pb-cell-cost">
          <Price name="strength" n={need} size={13} />
        </span>
      )}
    </span>
  );
}
