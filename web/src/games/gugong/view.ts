// What the server tells about a table of Gùgōng (src/regnum/games/gugong/view.py) and what is printed on
// its components (facts.py).

export const PLACES = ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"] as const;
export type Place = (typeof PLACES)[number];

export const REWARDS = ["vp", "card", "double"] as const;
export type Reward = (typeof REWARDS)[number];
export type PortReward = Reward | "any" | "none";

export type Phase = "morning" | "day" | "dusk" | "night" | "end";

// --- the view ---------------------------------------------------------------------------------------

export interface GugongView {
  day: number;
  days: number;
  phase: Phase;
  start: number;
  active: number | null;
  players: number;
  turn: number;
  side: number; // 0: one canal route, 1: two
  bonus: boolean;
  expert: boolean;
  medal: { id: string; seat: number | null };
  exchange: ExchangeView | null; // of the running turn
  dice: { id: string; face: number }[];
  locations: LocationView[];
  map: { cities: CityView[]; stacks: number[]; gone: number };
  wall: WallView;
  jade: { houses: HouseView[]; square: SquareView };
  intrigue: { top: number; steps: { step: number; seats: number[] }[]; order: number[] };
  palace: { top: number; places: { id: string; vp: number; seat: number | null }[] };
  decrees: DecreeView[];
  canal: { routes: { id: string; ports: PortView[] }[] };
  deck: number;
  seats: SeatView[];
  solo?: SoloView;
}

export interface ExchangeView {
  seat: number;
  place: Place;
  given: string;
  taken: string;
  free: boolean;
}

export interface LocationView {
  id: string;
  place: Place;
  card: string;
  value: number;
  action: string;
  free: string[]; // cards of the observer's hand that are free here
  pay: string[]; // those that are not, but could be paid for
  tag: "free" | "pay" | "none" | null; // for the card the observer has picked; "none": it could not be paid for
  tokens: { seat: number; token: string }[];
}

export interface CityView {
  id: string;
  city: string;
  token: string | null;
  travellers: number[];
  reachable: boolean;
}

export interface WallView {
  id: string;
  size: number;
  total: number;
  servants: WallServants[];
  asked: number[]; // who may still have a benefit of the section that was completed, in order
}

export interface WallServants {
  seat: number;
  n: number;
  double: boolean;
  counts: number;
}

export interface HouseView {
  id: string;
  price: number;
  now: number; // for the observer
  jade: boolean;
}

export interface SquareView {
  id: string;
  price: number;
  now: number;
  open: boolean;
}

export interface DecreeView {
  id: string;
  decree: string;
  level: number;
  seats: number[];
  price: number;
  now: number;
}

export interface ShipAtPort {
  id: string;
  seat: number;
  ship: number;
  servants: number;
  double: boolean;
  full: boolean;
}

export interface PortView {
  id: string;
  reward: PortReward;
  ship: ShipAtPort | null;
}

export type DoubleAt = "locked" | "pool" | "supply" | "wall" | "parked" | "ship";

/** A card of a hand or discard pile; of others only that it is there. */
export interface HeldCard {
  id: string | null;
  card: string | null;
}

export interface TradeView {
  id: string;
  tokens: number;
  kind: "servant" | "vp" | "jade";
  gain: number;
  possible: boolean;
}

export interface SeatView {
  id: string;
  seat: number;
  meng: boolean;
  vp: number;
  jade: number;
  pool: number;
  supply: number;
  double: DoubleAt;
  pool_value: number;
  intrigue: number;
  envoy: number;
  audience: number | null; // VP of its place inside the palace
  traveller: string | null;
  hand: HeldCard[];
  discard: HeldCard[];
  chosen: string | false | null; // false: picked, but hidden from the observer
  tokens: { stored: number; doubles: number; worth: number; spaces: number; waiting: string | null };
  active: { token: string; place: Place | null }[];
  trades: TradeView[];
  rewards: { id: string; reward: Reward; taken: number; limit: number }[];
  ships: { id: string; at: string | null; servants: number; double: boolean; places: number }[];
  decrees: string[];
  matches: number | null;
  score: Record<string, number>;
}

export interface SoloView {
  focus: Place | null;
  difficulty: string;
  matches: number; // what he counts tonight
  claims: number; // port rewards he has claimed
  automa: number; // cards in the deck
  today: string[];
  gone: string[];
}

// --- what is printed ---------------------------------------------------------------------------------

/** A number for variant A and one for variant B. */
export type Both = [a: number, b: number];

export interface GiftFacts {
  name: string;
  value: number;
  action: string; // a location, "servants", "swap" or "none"
  amount: number;
  set: string;
}

export interface TokenFacts {
  effect: string;
  amount: number;
  need: number;
  worth: number;
  count: number;
  bonus: boolean;
}

export interface DecreeFacts {
  effect: string;
  level: number;
  cost: number;
  vp: number;
  amount: number;
  per: number;
  max: number;
}

export interface LocationFacts {
  travel: { b_cost: number; moves: Both };
  wall: { b_cost: number; place: Both; size: number[]; vp: number; envoy: number };
  jade: { houses: number[][]; square: number };
  intrigue: { b_cost: number; steps: Both; top: number };
  palace: {
    b_cost: number;
    steps: Both;
    b_intrigue: number;
    top: number;
    step_vp: number;
    audience_vp: number[];
  };
  decrees: { drawn: number; levels: number; rival_cost: number };
  canal: {
    b_cost: number;
    place: Both;
    routes: number[];
    ports: PortReward[];
    ships: number;
    places: number;
    reward_vp: number;
    limits: Record<Reward, number>;
  };
}

export interface BenefitFacts {
  steps: number;
  kind: "servants" | "die" | "jade";
  amount: number;
}

export interface GugongFacts {
  days: number;
  gifts: Record<string, GiftFacts>;
  exchange: { servants: number; low: number; high: number };
  dice: number[][];
  destiny: { servants: number; vp: number; envoy: number };
  tokens: Record<string, TokenFacts>;
  token_spaces: number;
  trades: { tokens: number; kind: string; gain: number }[];
  map: {
    cities: Record<string, { name: string; x: number; y: number; ring: boolean }>; // in thousandths
    roads: [string, string][];
    ring: string[];
  };
  locations: LocationFacts;
  decrees: Record<string, DecreeFacts>;
  benefits: BenefitFacts[];
  servants: { all: number; pool: number; by_day: number[] };
  jade_vp: number[];
  jade_more_vp: number;
  solo: {
    automa: Record<string, { top: string; bottom: string; special: boolean }>;
    matches: number[];
    difficulty: Record<string, { specials: number; gifts: number }>;
    dusk: Record<Place, { pay: number; gain: number; intrigue: number }>;
  };
  provenance: Record<string, string>;
  notes: Record<string, string>;
}
