// Cards as they are compared with the box.

import { Icon } from "../../ui/Icon.tsx";
import type { PrintedThing } from "../contract.ts";
import { OutsiderPortrait, PaladinPortrait, TownsfolkPortrait } from "./art/Portrait.tsx";
import { Items } from "./bits.tsx";
import { Ability } from "./board/Townsfolk.tsx";
import { Boosts } from "./own/Person.tsx";
import type { PaladinsFacts } from "./shapes.ts";
import { actionName, favourName, outsiderName, paladinName, townsfolkName } from "./words.ts";

type Teller = (id: string, facts: PaladinsFacts) => PrintedThing | null;

const THINGS: Record<string, Teller> = {
  townsfolk: (id, facts) => {
    const card = facts.townsfolk[id];
    if (!card) return null;
    const picture = (
      <div class="pb-card pb-townsfolk">
        <TownsfolkPortrait name={card.name} width={86} height={60} />
        <Items items={card.discard} size={16} />
        <Ability card={card} size={16} />
      </div>
    );
    return { name: townsfolkName(card), picture };
  },
  outsiders: (id, facts) => {
    const card = facts.outsiders[id];
    if (!card) return null;
    const picture = (
      <div class="pb-card">
        <OutsiderPortrait name={card.name} people={card.people} width={50} height={84} />
      </div>
    );
    return { name: outsiderName(card), picture };
  },
  paladins: (id, facts) => {
    if (!facts.paladins[id]) return null;
    const picture = (
      <div class="pb-card">
        <PaladinPortrait name={id} width={62} height={77} />
        <Boosts facts={facts} name={id} size={16} />
      </div>
    );
    return { name: paladinName(id), picture };
  },
  kings_favours: (id) => ({ name: favourName(id), picture: <Icon name="king" size={40} /> }),
  schemes: (id) => ({ name: actionName(id.replace("scheme_", "")), picture: null }),
  actions: (id) => ({ name: actionName(id), picture: <Icon name={id} size={40} /> }),
};

export function printed(section: string, id: string, facts: PaladinsFacts): PrintedThing | null {
  return THINGS[section]?.(id, facts) ?? null;
}
