// Pictures of the rules of Troyes, out of the pieces of its boards.

import type { Pictures } from "../../rules/Picture.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Die, Estate, Piece } from "./bits.tsx";
import { Citizen, Events, Group, Income, Workforce } from "./how.tsx";
import type { DieColour } from "./shapes.ts";

const ME = "lily";
const RIVAL = "mullet";

const Arrow = () => <Icon name="arrow" size={18} />;
const Sign = ({ name, size = 30 }: { name: string; size?: number }) => <Icon name={name} size={size} />;

const Dice = ({ colour, values }: { colour: DieColour; values: number[] }) => (
  <span class="ln-group">
    {values.map((value, i) => (
      <Die key={i} colour={colour} value={value} width={30} />
    ))}
  </span>
);

/** Dice of a colour, and what they are for. */
const For = ({ colour, values, names }: { colour: DieColour; values: number[]; names: string[] }) => (
  <div class="ln-row">
    <Dice colour={colour} values={values} />
    <Arrow />
    {names.map((name) => (
      <Sign key={name} name={name} />
    ))}
  </div>
);

const Cards = () => (
  <div class="ln-row">
    <Dice colour="yellow" values={[6, 5, 5]} />
    <b>÷</b>
    <Estate colour="yellow" size={26} />
    <Arrow />
    <Sign name="tradesman" />
    <Sign name="denier" />
  </div>
);

const Hire = () => (
  <div class="ln-row">
    <Sign name="denier" />
    <b>+</b>
    <Citizen />
    <Arrow />
    <Sign name="tradesman" />
    <Sign name="glory" size={24} />
  </div>
);

const Later = () => (
  <div class="ln-row">
    <Sign name="delayed" />
    <Arrow />
    <Piece kind="cube" colour={ME} width={20} />
    <Piece kind="cube" colour={ME} width={20} />
  </div>
);

const Flags = () => (
  <div class="ln-row">
    <Dice colour="red" values={[3, 6]} />
    <Arrow />
    <Sign name="banner" />
    <Piece kind="cube" colour={RIVAL} width={20} />
    <Piece kind="cube" colour={ME} width={20} />
    <Arrow />
    <Sign name="fleur" size={24} />
  </div>
);

const Places = () => {
  const rows: [DieColour, number, string][] = [
    ["red", 4, "palace"],
    ["white", 2, "bishopric"],
    ["yellow", 1, "city-hall"],
  ];
  return (
    <div class="ln-row is-wide">
      {rows.map(([colour, value, building]) => (
        <span key={building} class="ln-tile">
          <Die colour={colour} value={value} width={28} />
          <Arrow />
          <Sign name={building} size={26} />
          <Citizen />
        </span>
      ))}
    </div>
  );
};

const Influence = () => (
  <div class="ln-row is-wide">
    {["reroll", "enlist", "turn-over"].map((name) => (
      <span key={name} class="ln-tile">
        <Sign name="fleur" size={22} />
        <Arrow />
        <Sign name={name} size={28} />
      </span>
    ))}
  </div>
);

const Score = () => (
  <div class="ln-row is-wide">
    {["banner", "tradesman", "cathedral", "character"].map((name) => (
      <Sign key={name} name={name} size={28} />
    ))}
    <Arrow />
    <Sign name="glory" />
  </div>
);

export const PICTURES: Pictures = {
  T11: Income,
  T12: Workforce,
  T14: Events,
  T20: Group,
  T30: Cards,
  T31: Hire,
  T33: Later,
  T40: () => <For colour="white" values={[2, 5]} names={["cathedral", "glory", "fleur"]} />,
  T45: Flags,
  T50: Places,
  T55: () => <For colour="yellow" values={[6, 3]} names={["field", "denier"]} />,
  T60: Influence,
  T70: Score,
};
