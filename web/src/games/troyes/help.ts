// Everything on the boards in words, by element id. What is printed comes from the facts, what changes
// from the view, the sentences from the catalogue.

import { list, t } from "../../i18n/messages.ts";
import type { HelpText } from "../../ui/help.ts";
import { cardEffects, characterEffects, eventEffects } from "./cardWords.ts";
import { uncheckedAt } from "./doubt.ts";
import type { Props } from "./seats.ts";
import { dieOf, isKing } from "./seats.ts";
import type { Building, Owner } from "./shapes.ts";
import * as words from "./words.ts";

const h = (key: string, args: Parameters<typeof t>[1] = {}): string => t(`web-troyes-help-${key}`, args);
const tell = (title: string, ...lines: (string | false)[]): HelpText => ({
  title,
  lines: lines.filter((line): line is string => Boolean(line)),
});

type Teller = (rest: string[], props: Props, id: string) => HelpText | null;

/** What an element is and does; null for what explains itself. */
export function help(id: string, props: Props): HelpText | null {
  const [kind = "", ...rest] = id.split(".");
  const found = TELLERS[kind]?.(rest, props, id) ?? null;
  const path = uncheckedAt(id, props);
  return found && path !== null ? { ...found, doubt: { game: "troyes", path } } : found;
}

const owned = (name: string | undefined): Owner => (name === "grey" ? "grey" : Number(name));

const TELLERS: Record<string, Teller> = {
  die: (_, props, id) => die(id, props),
  district: ([name], props) => district(owned(name), props),
  black: ([i], { view, facts }) => {
    const value = view.black[Number(i)]?.value;
    if (value === undefined) return null;
    const { black_vp: vp, black_influence: influence } = facts.board;
    return tell(t("troyes-black-die", { value }), h("black", { vp, influence }));
  },
  card: ([name = ""], props) => card(name, props),
  slot: ([name = "", who], props, id) => slot(name, who ?? "", props, id),
  cubes: ([name = "", who], { facts, names, view }) => {
    const printed = facts.cards[name];
    if (!printed) return null;
    const owner = names[Number(who)] ?? "";
    return tell(
      words.cardName(name),
      h("cubes", { name: owner }),
      ...cardEffects(facts, view, name).slice(0, 1),
    );
  },
  event: ([name = ""], props) => event(name, props),
  building: ([name = ""], { facts }) => building(name as Building, facts),
  space: (_, props, id) => space(id, props),
  lying: ([name = "", owner], props) => {
    const whose = { owner: words.ownerName(owned(owner), props), building: words.buildingName(name) };
    return tell(h("lying"), h("lying-whose", whose), h("lying-what"));
  },
  cathedral: (_, { facts }) =>
    tell(
      t("web-troyes-cathedral"),
      h("cathedral"),
      h("cathedral-missing", { n: facts.board.cathedral_missing_vp }),
    ),
  window: ([level, number], props) => window(Number(level), Number(number), props),
  agriculture: (_, { facts }) =>
    tell(t("web-troyes-agriculture"), h("agriculture", { n: facts.board.agriculture_divisor })),
  supply: ([who], { view }) => supply("supply", view.seats[Number(who)]?.supply),
  reserve: ([who], { view, facts }) => {
    const n = view.seats[Number(who)]?.reserve;
    const { recruit_cost: cost } = facts.board;
    return n === undefined
      ? null
      : tell(h("reserve"), h("reserve-has", { n }), h("reserve-what", { n: cost }));
  },
  influence: ([who], props) => influence(Number(who), props),
  seat: ([who], props) => seat(Number(who), props),
  character: (rest, props) => character(rest, props),
};

// --- dice -------------------------------------------------------------------------------------------------

function die(id: string, props: Props): HelpText | null {
  const found = dieOf(props.view, id);
  if (!found) return null;
  const { die_price: prices } = props.facts.board;
  const mine = found.owner === props.seat;
  const estate = t(`web-troyes-estate-${found.colour}`);
  return tell(
    words.dieWords(found, found.owner, props, found.chosen),
    h("die", { estate, building: words.buildingName(BUILDING_OF[found.colour]) }),
    mine
      ? h("die-own")
      : h("die-foreign", { one: prices[1] ?? 0, two: prices[2] ?? 0, three: prices[3] ?? 0 }),
  );
}

const BUILDING_OF = { red: "palace", white: "bishopric", yellow: "city_hall" } as const;

function district(owner: Owner, props: Props): HelpText | null {
  const found = props.view.districts.find((each) => each.owner === owner);
  if (!found) return null;
  return tell(
    h("district", { owner: words.ownerName(owner, props) }),
    h("district-dice", { n: found.dice.length }),
    owner === "grey" && h("district-grey"),
    (found.passed ?? false) && h("district-passed", { n: found.purse ?? 0 }),
  );
}

// --- cards ------------------------------------------------------------------------------------------------

function card(name: string, { facts, view }: Props): HelpText | null {
  const printed = facts.cards[name];
  if (!printed) {
    const place = view.cards.find((each) => each.id === `card.${name}`);
    return place ? tell(h("card-down"), h("card-down-until", { round: place.age })) : null;
  }
  const colour = printed.mixed ? t("troyes-colour-any") : words.colourName(printed.colour);
  return tell(
    words.cardName(name),
    h("card-use", { colour, divisor: printed.divisor }),
    ...cardEffects(facts, view, name),
    h("card-hire", { n: printed.hire, slots: printed.slots }),
  );
}

function slot(name: string, who: string, { facts, names, view }: Props, id: string): HelpText | null {
  const printed = facts.cards[name];
  const place = view.cards.find((each) => each.card === name);
  if (!printed || !place) return null;
  const vp = place.slots.find((each) => each.id === id)?.vp ?? 0;
  if (who === "free") return tell(words.cardName(name), h("slot-free", { n: vp, hire: printed.hire }));
  return tell(words.cardName(name), h("slot-taken", { name: names[Number(who)] ?? "", n: vp }));
}

function event(name: string, { facts, view, names }: Props): HelpText | null {
  const printed = facts.events[name];
  if (!printed) return null;
  const place = view.events.find((each) => each.event === name);
  const owners = [...new Set(place?.cubes ?? [])];
  const colour = printed.dice === "any" ? h("one-colour") : words.colourName(printed.dice);
  const cubesOf = (owner: Owner): number => place?.cubes.filter((each) => each === owner).length ?? 0;
  return tell(
    words.eventName(facts, name),
    ...eventEffects(facts, name),
    h("event-counter", { colour, divisor: printed.divisor, influence: facts.board.event_influence }),
    h("event-vp", { first: printed.first, second: printed.second }),
    place !== undefined && h("event-left", { n: place.left }),
    ...owners.map((owner) =>
      h("event-cubes", { name: words.ownerName(owner, { names }), n: cubesOf(owner) }),
    ),
    name === "marauding" && h("event-stays"),
  );
}

// --- buildings and cathedral ------------------------------------------------------------------------------

function building(name: Building, facts: Props["facts"]): HelpText | null {
  const printed = facts.buildings[name];
  if (!printed) return null;
  return tell(
    words.buildingName(name),
    h("building", { colour: words.colourName(printed.colour) }),
    t("web-troyes-wage", { n: printed.salary }),
    h(name === "palace" ? "enter-palace" : `enter-${facts.row_entry.replaceAll("_", "-")}`),
  );
}

function space(id: string, props: Props): HelpText | null {
  for (const house of props.view.buildings) {
    const found = house.rows.flat().find((each) => each.id === id);
    if (!found) continue;
    const values = list(found.values, "list-or");
    return tell(
      words.buildingName(house.building),
      h("space-values", { colour: words.colourName(house.colour), values }),
      found.owner === null
        ? h("space-free")
        : h("space-whose", { owner: words.ownerName(found.owner, props) }),
    );
  }
  return null;
}

function window(level: number, number: number, props: Props): HelpText | null {
  const found = props.view.cathedral.find((each) => each.level === level && each.number === number);
  if (!found) return null;
  const { cathedral_vp: vp, cathedral_influence: gains } = props.facts.board;
  return tell(
    t("web-troyes-cathedral"),
    h("window", { level, number }),
    h("window-gives", { vp: vp[number - 1] ?? 0, influence: gains[number - 1] ?? 0 }),
    found.owner === null && level > 1 && h("window-needs", { level: level - 1, number }),
    found.owner !== null && h("window-whose", { owner: words.ownerName(found.owner, props) }),
  );
}

// --- seats ------------------------------------------------------------------------------------------------

function supply(kind: string, n: number | undefined): HelpText | null {
  return n === undefined ? null : tell(h(kind), h(`${kind}-has`, { n }), h(`${kind}-what`));
}

function influence(who: number, { view, names, facts }: Props): HelpText | null {
  const seat = view.seats[who];
  if (!seat) return null;
  const { reroll_cost: reroll, recruit_cost: recruit, flip_cost: flip, flip_max: most } = facts.board;
  return tell(
    t("web-troyes-influence"),
    h("influence-of", { name: names[who] ?? "", n: seat.influence }),
    h("influence-buys", { reroll, recruit, flip, most }),
  );
}

function seat(who: number, { view, names }: Props): HelpText | null {
  const found = view.seats[who];
  if (!found) return null;
  const king = isKing(view, who);
  return tell(
    names[who] ?? "",
    !king && h("seat-goods", { deniers: found.deniers, influence: found.influence, supply: found.supply }),
    h("seat-board", { tradesmen: found.tradesmen, cathedral: found.cathedral, won: found.won.length }),
    found.vp === null ? h("seat-secret") : h("seat-vp", { n: found.vp }),
    found.passed && h("seat-passed"),
  );
}

function character(rest: string[], { facts, view, seat: mine }: Props): HelpText | null {
  const name = rest.at(-1) ?? "";
  const printed = facts.characters[name];
  if (!printed) return rest.length > 0 ? tell(h("character"), h("character-hidden")) : null;
  const seat = view.seats[mine];
  return tell(
    words.characterName(name),
    ...characterEffects(facts, view, name),
    h("character-all"),
    seat !== undefined && h("character-have", { n: seat.standing[name]?.n ?? 0 }),
  );
}
