// A round of Troyes in five small scenes, out of the pieces of the boards.

import { num, run } from "../../i18n/numbers.ts";
import type { GameHow } from "../../learn/how.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Amount, Die, Estate, Piece, Price } from "./bits.tsx";
import type { DieColour } from "./shapes.ts";

const ME = "lily";
const RIVAL = "mullet";

export const Citizen = ({ colour = ME }: { colour?: string }) => (
  <Piece kind="citizen" colour={colour} width={22} />
);

export function Income() {
  const wages: [icon: string, n: number][] = [
    ["palace", -2],
    ["bishopric", -1],
    ["city-hall", 0],
  ];
  return (
    <div class="ln-column">
      <span class="ln-large">
        <Amount n={10} of="deniers" size={28} />
      </span>
      <div class="ln-row is-wide">
        {wages.map(([icon, n]) => (
          <span key={icon} class="ln-tile">
            <Icon name={icon} size={24} />
            <Citizen />
            <Amount n={n} of="deniers" size={17} />
          </span>
        ))}
      </div>
    </div>
  );
}

export function Workforce() {
  const rolls: [colour: DieColour, value: number][] = [
    ["red", 4],
    ["white", 2],
    ["yellow", 6],
  ];
  return (
    <div class="ln-row is-wide">
      {rolls.map(([colour, value]) => (
        <span key={colour} class="ln-stack">
          <span class="ln-group">
            <Estate colour={colour as never} size={22} />
            <Citizen />
          </span>
          <Icon name="chevron-down" size={14} />
          <Die colour={colour} value={value} width={34} />
        </span>
      ))}
    </div>
  );
}

export function Events() {
  return (
    <div class="ln-row is-wide">
      <Icon name="banner" size={34} />
      <Die colour="black" value={5} width={34} />
      <b>≤</b>
      <Die colour="red" value={3} width={34} />
      <b>{run(`${num(3)} × ${num(2)}`)}</b>
      <Icon name="arrow" size={18} />
      <Amount n={1} of="influence" size={22} />
    </div>
  );
}

/** A die of one's own, another bought with its price, and what they come to. */
export function Group() {
  return (
    <div class="ln-row">
      <span class="ln-stack">
        <Citizen />
        <Die colour="yellow" value={5} width={34} />
      </span>
      <b>+</b>
      <span class="ln-stack">
        <Citizen colour={RIVAL} />
        <Die colour="yellow" value={4} width={34} />
      </span>
      <Price n={4} size={30} />
      <b>=</b>
      <b class="ln-sum">{num(9)}</b>
    </div>
  );
}

function Uses() {
  const uses: [icon: string, colours: DieColour[]][] = [
    ["tradesman", ["red", "white", "yellow"]],
    ["cathedral", ["white"]],
    ["banner", ["red", "white", "yellow"]],
    ["citizen", ["red", "white", "yellow"]],
    ["field", ["yellow"]],
  ];
  return (
    <div class="ln-row is-wide">
      {uses.map(([icon, colours]) => (
        <span key={icon} class="ln-tile">
          <Icon name={icon} size={30} />
          <span class="ln-group">
            {colours.map((colour) => (
              <Estate key={colour} colour={colour as never} size={14} />
            ))}
          </span>
        </span>
      ))}
    </div>
  );
}

export const HOW: GameHow = {
  scenes: [Income, Workforce, Events, Group, Uses],
  ways: [
    ["cards", "tradesman"],
    ["events", "event-won"],
    ["cathedral", "cathedral"],
    ["characters", "character"],
  ],
};
