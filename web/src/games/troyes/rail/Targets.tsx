// Everything there is to do in a turn, as it lies on the board: the cards, the cathedral and the fields, the
// buildings, the events. A tile has a number, a name, its price and what it brings.

import type { Msg } from "../../../table/model.ts";
import { Press } from "../../../table/Press.tsx";
import { Gives } from "../gives.tsx";
import type { Known } from "../known.ts";
import type { Props } from "../seats.ts";
import { buildingName, cardName, eventName } from "../words.ts";
import type { Numbered } from "./Powers.tsx";
import { Costs, inWords } from "./rows.tsx";
import { shortLabel } from "./short.ts";

const BUILDING = "troyes-opt-target-building";
const EVENT = "troyes-opt-target-event";

/** What kind of place a target is. */
function placeOf({ label }: Known, target: string, { facts }: Props): string {
  if (facts.cards[target]) return "card";
  return label.key === BUILDING ? "building" : label.key === EVENT ? "event" : "place";
}

const PLACES = ["card", "place", "building", "event"];

export function Targets({ targets, ...props }: Props & { targets: Numbered[] }) {
  return PLACES.map((place) => {
    const found = targets.filter(
      ([choice]) => choice.kind === "target" && placeOf(choice, choice.args.target, props) === place,
    );
    return (
      found.length > 0 && (
        <li key={place} class={`ty-tiles is-${place}`}>
          {found.map(([choice, index]) => (
            <Tile key={choice.option} {...props} choice={choice} index={index} />
          ))}
        </li>
      )
    );
  });
}

function Tile({ choice, index, ...props }: Props & { choice: Known; index: number }) {
  if (choice.kind !== "target") return null;
  const { target } = choice.args;
  const { facts, colours, seat } = props;
  const card = facts.cards[target];
  const isEvent = choice.label.key === EVENT;
  return (
    <Press choice={choice} index={index} class={`ty-tile ${card ? "is-card" : ""}`} words={inWords(choice)}>
      <span class="ty-tile-name">{nameOf(choice, target, facts)}</span>
      <span class="ty-tile-signs">
        <Costs choice={choice} />
        <Gives effect={isEvent ? firstOf(choice.effect) : choice.effect} colours={colours} seat={seat} />
      </span>
    </Press>
  );
}

/** The first of the gains: an event brings as much influence as cubes. */
function firstOf([gives]: Msg[]): Msg[] {
  if (!gives) return [];
  const { effect } = gives.args;
  return [Array.isArray(effect) ? { ...gives, args: { effect: effect.slice(0, 1) } } : gives];
}

function nameOf(choice: Known, target: string, facts: Props["facts"]): string {
  if (facts.cards[target]) return cardName(target);
  if (choice.label.key === EVENT) return eventName(facts, target);
  return choice.label.key === BUILDING ? buildingName(target) : shortLabel(choice);
}
