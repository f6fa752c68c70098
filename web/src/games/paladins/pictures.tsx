// Pictures of the rules of Paladins, out of the pieces of its boards.

import type { ComponentChildren } from "preact";
import type { Pictures } from "../../rules/Picture.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Piece, SlotFace } from "./bits.tsx";
import { Arrow, Crowd, Draft, Gather, Inquisition, Tavern } from "./how.tsx";
import type { SlotKind } from "./shapes.ts";

const ME = "lily";

const Sign = ({ name, size = 26 }: { name: string; size?: number }) => <Icon name={name} size={size} />;

/** Worker spaces, empty as on the board; `any` takes everybody. */
const Spaces = ({ kinds }: { kinds: SlotKind[] }) => (
  <span class="ln-group">
    {kinds.map((kind, i) => (
      <SlotFace key={i} kind={kind} slot={{ worker: null, workshop: false }} />
    ))}
  </span>
);

interface ActionProps {
  icon: string;
  kinds: SlotKind[];
  /** Goods paid beside the workers, and the attribute that must be high enough. */
  pays?: string[];
  needs?: string;
  children: ComponentChildren;
}

/** An action of the board: its spaces, what else it takes, what comes of it. */
function Does({ icon, kinds, pays = [], needs, children }: ActionProps) {
  return (
    <div class="ln-row">
      <Sign name={icon} size={30} />
      <Spaces kinds={kinds} />
      {pays.length > 0 && <b>+</b>}
      <Crowd workers={pays} size={24} />
      {needs && (
        <span class="ln-tile">
          <Sign name={needs} size={24} />
          <b>≥</b>
        </span>
      )}
      <Arrow />
      {children}
    </div>
  );
}

const Raises = ({ name }: { name: string }) => (
  <span class="ln-group">
    <b>+</b>
    <Sign name={name} />
  </span>
);

const Colours = () => (
  <div class="ln-row">
    <Crowd workers={["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]} size={30} />
  </div>
);

const Recruit = () => (
  <div class="ln-column">
    <Does icon="recruit" kinds={["any"]} pays={["silver"]}>
      <Sign name="discard" />
    </Does>
    <Does icon="recruit" kinds={["any", "fighter"]} pays={["silver"]}>
      <Sign name="townsfolk" size={32} />
    </Does>
  </div>
);

const Debts = () => (
  <div class="ln-row">
    <Sign name="debt" size={30} />
    <Arrow />
    <Sign name="debt-paid" size={30} />
    <Arrow />
    <Sign name="vp" size={24} />
  </div>
);

const Keep = () => (
  <div class="ln-row">
    <Crowd workers={["labourer", "scout", "cleric"]} size={28} />
    <Arrow />
    <Sign name="rest" size={28} />
  </div>
);

const Score = () => (
  <div class="ln-row is-wide">
    {["order", "faith", "strength", "influence", "monk", "outpost", "wall", "jar", "workshop", "convert"].map(
      (name) => (
        <Sign key={name} name={name} size={24} />
      ),
    )}
    <Arrow />
    <Sign name="vp" size={30} />
  </div>
);

const Pay = () => (
  <div class="ln-row">
    <Sign name="order" size={34} />
    <Sign name="favour" size={34} />
  </div>
);

export const PICTURES: Pictures = {
  P11: Pay,
  P12: Draft,
  P13: Tavern,
  P20: Colours,
  P30: () => (
    <Does icon="develop" kinds={["any", "any"]} pays={["silver"]}>
      <Sign name="workshop" size={30} />
      <Arrow />
      <SlotFace kind="any" slot={{ worker: null, workshop: true }} />
    </Does>
  ),
  P31: Recruit,
  P32: Gather,
  P33: () => (
    <Does icon="pray" kinds={["cleric"]} pays={["silver"]}>
      <Crowd workers={["scout", "labourer"]} />
      <Arrow />
      <Spaces kinds={["any", "any"]} />
    </Does>
  ),
  P34: () => (
    <Does icon="conspire" kinds={["any"]}>
      <Crowd workers={["criminal", "suspicion"]} />
    </Does>
  ),
  P40: () => (
    <Does icon="commission" kinds={["scout", "any", "cleric"]} pays={["provision"]} needs="faith">
      <Piece kind="monk" colour={ME} size={30} />
      <Raises name="influence" />
    </Does>
  ),
  P41: () => (
    <Does icon="fortify" kinds={["merchant", "any", "scout"]} pays={["provision"]} needs="influence">
      <Sign name="wall" size={30} />
      <Raises name="strength" />
    </Does>
  ),
  P42: () => (
    <Does icon="garrison" kinds={["merchant", "any", "fighter"]} pays={["provision"]} needs="strength">
      <Piece kind="outpost" colour={ME} size={30} />
      <Raises name="faith" />
    </Does>
  ),
  P43: () => (
    <Does icon="absolve" kinds={["cleric", "any", "merchant"]} pays={["silver"]} needs="influence">
      <Sign name="jar" size={30} />
      <Raises name="faith" />
      <Sign name="unsuspect" />
    </Does>
  ),
  P44: () => (
    <Does icon="attack" kinds={["scout", "any", "fighter"]} needs="strength">
      <Sign name="viking" size={30} />
      <Raises name="influence" />
    </Does>
  ),
  P45: () => (
    <Does icon="convert" kinds={["fighter", "any", "cleric"]} pays={["silver"]} needs="faith">
      <Sign name="viking" size={30} />
      <Raises name="strength" />
    </Does>
  ),
  P60: Inquisition,
  P64: Debts,
  P70: Keep,
  P80: Score,
};
