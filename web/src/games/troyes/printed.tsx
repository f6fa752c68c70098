// Cards as they are compared with the box.

import type { PrintedThing } from "../contract.ts";
import { Picture } from "./board/Picture.tsx";
import { CardEffect, EventEffect } from "./effects.tsx";
import type { TroyesFacts } from "./shapes.ts";
import { buildingName, cardName, eventName } from "./words.ts";

type Teller = (id: string, facts: TroyesFacts) => PrintedThing | null;

const THINGS: Record<string, Teller> = {
  activity_cards: (id, facts) => {
    const card = facts.cards[id];
    if (!card) return null;
    const picture = (
      <div class={`ck-window ty-head-${card.colour}`}>
        <Picture name={id} estate={card.colour} shape="card" width={102} height={90} />
        <CardEffect card={card} colour="neutral" />
      </div>
    );
    return { name: cardName(id), picture };
  },
  events: (id, facts) => {
    const event = facts.events[id];
    if (!event) return null;
    const picture = (
      <div class="ck-window">
        <EventEffect event={event} />
      </div>
    );
    return { name: eventName(facts, id), picture };
  },
  marauding: (_, facts) => ({ name: eventName(facts, "marauding") }),
  buildings: (id) => ({ name: buildingName(id) }),
};

export function printed(section: string, id: string, facts: TroyesFacts): PrintedThing | null {
  return THINGS[section]?.(id, facts) ?? null;
}
