// A day of Gùgōng in five small scenes, out of the pieces of the boards.

import { num } from "../../i18n/numbers.ts";
import type { GameHow } from "../../learn/how.ts";
import { Icon } from "../../ui/Icon.tsx";
import { GiftCard } from "./art/GiftCard.tsx";
import { FigurePiece, ShipPiece } from "./art/pieces.tsx";
import { iconOf } from "./icons/index.ts";
import type { GiftFacts } from "./shapes.ts";

const ME = "lily";

/** A card as it might be: the scenes show how cards work, not which there are. */
const gift = (value: number, action: GiftFacts["action"], name: string): GiftFacts => ({
  set: "deck",
  value,
  action,
  amount: action === "servants" ? 2 : 0,
  name,
});

export const Card = ({ value, action = "none", match = false }: CardProps) => (
  <GiftCard gift={gift(value, action, "")} width={52} match={match} />
);

interface CardProps {
  value: number;
  action?: GiftFacts["action"];
  match?: boolean;
}

export const Sign = ({ name, size = 28 }: { name: string; size?: number }) => (
  <Icon name={iconOf(name) ?? "question"} size={size} />
);

export const Servant = () => <FigurePiece kind="servant" colour={ME} height={26} />;

export function Exchange() {
  return (
    <div class="ln-row">
      <span class="ln-stack">
        <Sign name="hand" size={20} />
        <Card value={6} action="wall" />
      </span>
      <Icon name="refresh" size={24} />
      <span class="ln-stack">
        <Sign name="jade" size={20} />
        <Card value={4} action="intrigue" />
      </span>
    </div>
  );
}

export function Actions() {
  return (
    <div class="ln-row">
      <Card value={6} action="wall" />
      <Icon name="arrow" size={18} />
      <span class="ln-tile">
        <b>{num(1)}</b>
        <Sign name="wall" size={32} />
      </span>
      <span class="ln-tile">
        <b>{num(2)}</b>
        <Sign name="jade" size={32} />
      </span>
    </div>
  );
}

export function TooLow() {
  return (
    <div class="ln-row">
      <Card value={3} />
      <b>≤</b>
      <Card value={8} />
      <Icon name="arrow" size={18} />
      <span class="ln-column is-close">
        <span class="ln-tile">
          <Servant />
          <Servant />
        </span>
        <span class="ln-tile">
          <Sign name="discard" size={24} />
        </span>
      </span>
    </div>
  );
}

const PLACES = ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"];

function Places() {
  return (
    <div class="ln-column">
      <div class="ln-row is-wide">
        {PLACES.map((place) => (
          <span key={place} class="ln-tile">
            <Sign name={place} size={24} />
          </span>
        ))}
      </div>
      <div class="ln-row">
        <Servant />
        <Icon name="arrow" size={18} />
        <Servant />
        <Servant />
        <Sign name="wall" size={28} />
      </div>
    </div>
  );
}

export function Night() {
  return (
    <div class="ln-row">
      <span class="ln-stack">
        <Sign name="night" size={22} />
        <Sign name="die" size={30} />
      </span>
      <Card value={5} match />
      <Icon name="arrow" size={18} />
      <Servant />
      <ShipPiece colour={ME} servants={3} double={false} width={58} />
    </div>
  );
}

export const HOW: GameHow = {
  scenes: [Exchange, Actions, TooLow, Places, Night],
  ways: [
    ["palace", "gg-palace"],
    ["wall", "gg-wall"],
    ["jade", "gg-jade"],
    ["decrees", "gg-decree"],
    ["canal", "gg-ship"],
    ["night", "gg-die"],
    ["tokens", "gg-token"],
  ],
};
