// A round of Paladins in five small scenes, out of the pieces of the boards.

import { num } from "../../i18n/numbers.ts";
import type { GameHow } from "../../learn/how.ts";
import { Icon } from "../../ui/Icon.tsx";
import { PaladinPortrait } from "./art/Portrait.tsx";
import { Piece, SlotFace } from "./bits.tsx";
import type { SlotKind } from "./shapes.ts";

export const Arrow = () => <Icon name="arrow" size={18} />;

/** Three paladins: one to keep, one for the top of the deck, one for the bottom. */
export function Draft() {
  const cards: [name: string, mark: string][] = [
    ["gerin", "chevron-up"],
    ["anseis", "check"],
    ["ivon", "chevron-down"],
  ];
  return (
    <div class="ln-row">
      {cards.map(([name, mark]) => (
        <span key={name} class={`ln-card ${mark === "check" ? "is-kept" : ""}`}>
          <PaladinPortrait name={name} width={56} height={70} />
          <Icon name={mark} size={16} />
        </span>
      ))}
    </div>
  );
}

export const Crowd = ({ workers, size = 26 }: { workers: string[]; size?: number }) => (
  <span class="ln-group">
    {workers.map((worker, i) => (
      <Icon key={i} name={worker} size={size} />
    ))}
  </span>
);

export function Tavern() {
  return (
    <div class="ln-row">
      <span class="ln-tile">
        <Icon name="tavern" size={24} />
        <Crowd workers={["scout", "merchant", "cleric", "fighter"]} />
      </span>
      <b>+</b>
      <span class="ln-tile">
        <Icon name="paladin" size={24} />
        <Crowd workers={["scout", "criminal"]} />
      </span>
    </div>
  );
}

/** Worker spaces with somebody standing there, and what the action gives. */
export function Action({
  icon,
  spaces,
  gives,
}: {
  icon: string;
  spaces: [SlotKind, string][];
  gives: string[];
}) {
  return (
    <div class="ln-row">
      <Icon name={icon} size={28} />
      {spaces.map(([kind, worker], i) => (
        <SlotFace key={i} kind={kind} slot={{ worker: worker as never, workshop: false }} />
      ))}
      <Arrow />
      <Crowd workers={gives} size={24} />
    </div>
  );
}

export function Gather() {
  return (
    <div class="ln-column">
      <Action
        icon="hunt"
        spaces={[
          ["any", "labourer"],
          ["scout", "scout"],
        ]}
        gives={["provision", "provision", "provision"]}
      />
      <Action
        icon="trade"
        spaces={[
          ["any", "labourer"],
          ["merchant", "merchant"],
        ]}
        gives={["silver", "silver", "silver"]}
      />
    </div>
  );
}

/** An attribute opens an action, which puts something down and raises another attribute. */
function Step({ needs, action, raises }: { needs: string; action: preact.JSX.Element; raises: string }) {
  return (
    <div class="ln-row">
      <Icon name={needs} size={24} />
      <Arrow />
      {action}
      <Arrow />
      <b>{num(1, { sign: true })}</b>
      <Icon name={raises} size={24} />
    </div>
  );
}

function Build() {
  return (
    <div class="ln-column is-close">
      <Step needs="strength" action={<Piece kind="outpost" colour="lily" size={30} />} raises="faith" />
      <Step needs="faith" action={<Piece kind="monk" colour="lily" size={30} />} raises="influence" />
      <Step needs="influence" action={<Icon name="wall" size={28} />} raises="strength" />
    </div>
  );
}

export function Inquisition() {
  return (
    <div class="ln-column">
      <div class="ln-row">
        <Icon name="criminal" size={28} />
        <Arrow />
        <Icon name="suspicion" size={28} />
        <Arrow />
        <Icon name="tax" size={28} />
      </div>
      <div class="ln-row">
        <span class="ln-empty">
          <Icon name="tax" size={22} />
        </span>
        <Arrow />
        <Icon name="inquisition" size={32} />
        <Arrow />
        <Icon name="debt" size={28} />
      </div>
    </div>
  );
}

export const HOW: GameHow = {
  scenes: [Draft, Tavern, Gather, Build, Inquisition],
  ways: [
    ["orders", "order"],
    ["attributes", "faith"],
    ["board", "monk"],
    ["walls", "wall"],
    ["develop", "workshop"],
    ["outsiders", "convert"],
    ["debts", "debt-paid"],
    ["goods", "silver"],
  ],
};
