// Everything on the boards in words, by element id. What is printed comes from the facts, what changes
// from the view, the sentences from the catalogue.

import { has, list, t } from "../../i18n/messages.ts";
import type { HelpText } from "../../ui/help.ts";
import { uncheckedAt } from "./doubt.ts";
import { giftOf, isMatch, locationOf, poolPieces, type Props, supplyPieces } from "./seats.ts";
import { PLACES, type Place, type SeatView } from "./shapes.ts";
import { variantWords } from "./variants.ts";
import * as words from "./words.ts";

const h = (key: string, args: Parameters<typeof t>[1] = {}): string => t(`web-gugong-help-${key}`, args);
const tell = (title: string, ...lines: (string | false)[]): HelpText => ({
  title,
  lines: lines.filter((line): line is string => Boolean(line)),
});

const seatsOf = (seats: SeatView[]): number[] => seats.map(({ seat }) => seat);

type Teller = (rest: string[], props: Props) => HelpText | null;

/** What an element is and does; null for what explains itself. */
export function help(id: string, props: Props): HelpText | null {
  const [kind = "", ...rest] = id.split(".");
  const found = TELLERS[kind]?.(rest, props) ?? null;
  const path = uncheckedAt(id, props);
  return found && path !== null ? { ...found, doubt: { game: "gugong", path } } : found;
}

const TELLERS: Record<string, Teller> = {
  location: ([place = ""], props) => location(place, props),
  hand: ([card = ""], props) => gift(card, props),
  discard: ([card = ""], props) => gift(card, props),
  city: ([city = ""], props) => cityHelp(city, props),
  wall: (_, props) => wall(props),
  house: ([house = ""], props) => houseHelp(house, props),
  benefit: ([steps], { facts }) => {
    const found = facts.benefits.find((benefit) => benefit.steps === Number(steps));
    return found
      ? tell(h("benefit"), h("benefit-what", { what: words.benefitWords(facts, found.steps) }))
      : null;
  },
  stairs: ([n], { view, facts, names }) => {
    const step = Number(n);
    const here = view.seats.filter((seat) => seat.audience === null && seat.envoy === step);
    return tell(
      h("stairs", { n: step, top: facts.locations.palace.top }),
      here.length > 0 && h("stairs-here", { names: words.namesOf(names, seatsOf(here)) }),
      h("stairs-what"),
    );
  },
  marker: ([n], { view, names }) => {
    const seats = view.intrigue.steps.find(({ step }) => step === Number(n))?.seats ?? [];
    return tell(
      h("marker", { n: Number(n) }),
      seats.length > 0 && h("marker-here", { names: words.namesOf(names, [...seats].reverse()) }),
      h("marker-what"),
    );
  },
  standing: ([who], { view }) => {
    const seat = view.seats[Number(who)];
    return seat ? tell(h("marker", { n: seat.intrigue }), h("marker-what")) : null;
  },
  medal: (_, { view, names }) => {
    const { seat } = view.medal;
    return tell(
      t("web-gugong-medal"),
      seat === null ? h("medal-here") : h("medal-held", { name: names[seat] ?? "" }),
      h("medal-what"),
    );
  },
  audience: ([n], props) => audience(Number(n), props),
  decree: ([decree = ""], props) => decreeHelp(decree, props),
  route: ([n], { view }) =>
    view.canal.routes[Number(n) - 1] ? tell(h("route", { n: Number(n) }), h("route-what")) : null,
  port: ([route, n], props) => port(Number(route), Number(n), props),
  ship: ([who, n], props) => ship(Number(who), Number(n), props),
  die: ([n], props) => die(Number(n), props),
  pool: ([who], props) => pool(Number(who), props),
  supply: ([who], { view }) => {
    const seat = view.seats[Number(who)];
    return seat ? tell(t("web-gugong-supply"), h("supply", { n: supplyPieces(seat) })) : null;
  },
  double: ([who], { view }) => {
    const seat = view.seats[Number(who)];
    return seat ? tell(t("web-gugong-double"), h(`double-${seat.double}`), h("double-what")) : null;
  },
  tokens: ([who], props) => tokens(Number(who), props),
  trade: ([n], { facts }) => {
    const found = facts.trades.find((trade) => trade.tokens === Number(n));
    if (!found) return null;
    const gain = t(`gugong-gain-${found.kind}`, { n: found.gain });
    return tell(h("trade"), h("trade-what", { n: found.tokens, gain }), h("trade-when"));
  },
  reward: ([who, reward = ""], props) => rewardHelp(Number(who), reward, props),
  seat: ([who], props) => seatHelp(Number(who), props),
};

// --- cards ----------------------------------------------------------------------------------------------

function gift(card: string, { facts, view }: Props): HelpText | null {
  if (!facts.gifts[card]) return null;
  const found = giftOf(facts, card);
  return tell(
    words.giftWords(facts, card),
    found.action === "none" ? h("gift-none") : h("gift-action", { action: words.actionWords(facts, card) }),
    isMatch(view, found.value) && h("gift-match", { value: found.value }),
  );
}

function location(place: string, props: Props): HelpText | null {
  if (!(PLACES as readonly string[]).includes(place)) return null;
  const { view, facts, names } = props;
  const here = locationOf(view, place as Place);
  const free = here.free.map((card) => words.giftWords(facts, card));
  return tell(
    words.placeName(place),
    ...doing(place as Place, props),
    h("lies-here", { card: words.cardWords(facts, here.card) }),
    free.length > 0 && h("free-here", { cards: list(free) }),
    here.tag !== null && h(`tag-${here.tag}`, { n: facts.exchange.servants }),
    ...here.tokens.map(({ seat, token }) =>
      h("token-here", { name: names[seat] ?? "", token: words.tokenWords(facts, token) }),
    ),
    view.solo?.focus === place && h("focus"),
  );
}

/** What its action does: the variants where there are two, and what holds for both. */
function doing(place: Place, { facts }: Props): (string | false)[] {
  const { jade, decrees } = facts.locations;
  const numbers = { square: jade.square, more: decrees.rival_cost };
  const key = `web-gugong-help-place-${place}`;
  const variants = variantWords(facts, place);
  return [...(variants.length > 1 ? variants : []), has(key) && t(key, numbers)];
}

// --- the board ------------------------------------------------------------------------------------------

function cityHelp(name: string, { view, facts, names }: Props): HelpText | null {
  const city = view.map.cities.find((each) => each.city === name);
  if (!city) return null;
  const roads = facts.map.roads.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []));
  return tell(
    words.cityName(facts, name),
    city.token ? h("city-token", { token: words.tokenWords(facts, city.token) }) : h("city-empty"),
    city.travellers.length > 0 && h("city-travellers", { names: words.namesOf(names, city.travellers) }),
    h("city-roads", { cities: list(roads.map((other) => words.cityName(facts, other))) }),
    city.reachable && h("city-reachable"),
  );
}

function wall({ view, facts, names }: Props): HelpText {
  const { total, size, servants } = view.wall;
  const { vp, envoy } = facts.locations.wall;
  return tell(
    words.placeName("wall"),
    h("wall", { total, size }),
    ...servants.map(({ seat, counts }) => h("wall-of", { name: names[seat] ?? "", n: counts })),
    h("wall-most", { vp, envoy }),
  );
}

function houseHelp(name: string, { view }: Props): HelpText | null {
  const { houses, square } = view.jade;
  const mine = ({ price, now }: { price: number; now: number }) =>
    now !== price && h("price-now", { n: now });
  if (name === "square") return tell(t("web-gugong-square"), h("square", { n: square.price }), mine(square));
  const house = houses[Number(name) - 1];
  if (!house) return null;
  if (!house.jade) return tell(h("house"), h("house-empty"));
  return tell(h("house"), h("house-price", { n: house.price }), mine(house));
}

function audience(n: number, { view, names, facts }: Props): HelpText | null {
  const place = view.palace.places[n - 1];
  if (!place) return null;
  return tell(
    h("audience"),
    h("audience-vp", { vp: place.vp }),
    place.seat === null
      ? h("audience-free", { step: facts.locations.palace.top })
      : h("audience-taken", { name: names[place.seat] ?? "" }),
  );
}

function decreeHelp(name: string, { view, facts, names, seat }: Props): HelpText | null {
  const printed = facts.decrees[name];
  if (!printed) return null;
  const shown = view.decrees.find((each) => each.decree === name);
  return tell(
    h("decree", { level: printed.level }),
    h("decree-what", { what: words.decreeWords(facts, name) }),
    h("decree-printed", { n: printed.cost, vp: printed.vp }),
    shown !== undefined &&
      shown.seats.length > 0 &&
      h("decree-servants", { names: words.namesOf(names, shown.seats) }),
    shown !== undefined &&
      (shown.seats.includes(seat) ? h("decree-yours") : h("price-now", { n: shown.now })),
  );
}

function port(route: number, n: number, { view, facts }: Props): HelpText | null {
  const found = view.canal.routes[route - 1]?.ports[n - 1];
  if (!found) return null;
  const { places } = facts.locations.canal;
  return tell(
    h("port", { n, route }),
    found.reward === "none"
      ? h("port-none")
      : h("port-reward", { n: places, reward: words.rewardWords(facts, found.reward) }),
  );
}

function ship(who: number, n: number, { view, facts, names }: Props): HelpText | null {
  const found = view.seats[who]?.ships[n - 1];
  if (!found) return null;
  const aboard = found.servants + (found.double ? 2 : 0);
  return tell(
    h("ship", { name: names[who] ?? "", n }),
    found.at === null ? h("ship-home") : h("ship-aboard", { n: aboard, places: found.places }),
    found.double && h("ship-double"),
    aboard >= found.places && h("ship-full"),
    h("ship-night", { n: facts.locations.canal.ports.length }),
  );
}

function die(n: number, { view, facts }: Props): HelpText | null {
  const found = view.dice[n - 1];
  if (!found) return null;
  const { servants, vp, envoy } = facts.destiny;
  return tell(
    h("die", { n, face: found.face }),
    h("die-faces", { faces: facts.dice[n - 1] ?? [] }),
    h("die-what", { servants, vp, envoy }),
  );
}

// --- a seat ---------------------------------------------------------------------------------------------

function pool(who: number, { view }: Props): HelpText | null {
  const seat = view.seats[who];
  if (!seat) return null;
  return tell(
    t("web-gugong-pool"),
    h("pool", { n: poolPieces(seat) }),
    seat.double === "pool" && h("pool-worth", { n: seat.pool_value }),
  );
}

function tokens(who: number, { view, facts }: Props): HelpText | null {
  const seat = view.seats[who];
  if (!seat) return null;
  const { stored, spaces, worth, waiting } = seat.tokens;
  return tell(
    t("web-gugong-tokens"),
    h("tokens", { n: stored, spaces, worth }),
    waiting !== null && h("waiting", { token: words.tokenWords(facts, waiting) }),
    ...seat.active.map(({ token, place }) =>
      h("active", { token: words.tokenWords(facts, token), place: words.placeName(place ?? "board") }),
    ),
  );
}

function rewardHelp(who: number, name: string, { view, facts }: Props): HelpText | null {
  const found = view.seats[who]?.rewards.find((each) => each.reward === name);
  if (!found) return null;
  return tell(
    h("reward", { reward: words.rewardWords(facts, found.reward) }),
    h("reward-taken", { taken: found.taken, limit: found.limit }),
  );
}

function seatHelp(who: number, { view, names }: Props): HelpText | null {
  const seat: SeatView | undefined = view.seats[who];
  if (!seat) return null;
  const total = Object.values(seat.score).reduce((sum, points) => sum + points, 0);
  return tell(
    names[who] ?? "",
    h("seat-points", { n: seat.vp, total }),
    seat.audience === null
      ? h(seat.meng ? "seat-outside-meng" : "seat-outside", { n: seat.envoy, top: view.palace.top })
      : h("seat-inside", { vp: seat.audience }),
    h("seat-standing", { n: view.intrigue.order.indexOf(who) + 1 }),
  );
}
