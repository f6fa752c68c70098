// Written by scripts/web_types from src/regnum/games/gugong (shapes, box/schema.py): do not edit.

import type { Message } from "../../net/messages.ts";

export const PLACES = ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"] as const;
export type Place = (typeof PLACES)[number];

export const REWARDS = ["vp", "card", "double"] as const;
export type Reward = (typeof REWARDS)[number];

export const PORT_REWARDS = ["vp", "card", "double", "any", "none"] as const;
export type PortReward = (typeof PORT_REWARDS)[number];

export const PHASES = ["morning", "day", "dusk", "night", "end"] as const;
export type Phase = (typeof PHASES)[number];

export const DOUBLE_ATS = ["locked", "pool", "supply", "wall", "parked", "ship"] as const;
export type DoubleAt = (typeof DOUBLE_ATS)[number];

export const VERDICTS = ["free", "pay", "none"] as const; // what giving a card somewhere comes to; none: it cannot be paid for
export type Verdict = (typeof VERDICTS)[number];

export const TRADE_KINDS = ["servant", "vp", "jade"] as const;
export type TradeKind = (typeof TRADE_KINDS)[number];

export const BENEFIT_KINDS = ["servants", "die", "jade"] as const;
export type BenefitKind = (typeof BENEFIT_KINDS)[number];

export const VARIANTS = ["a", "b"] as const;
export type Variant = (typeof VARIANTS)[number];

export const PILES = ["hand", "discard"] as const;
export type Pile = (typeof PILES)[number];

/** The medal of intrigue. */
export interface Medal {
  id: string;
  seat: number | null; // who took it today
}

/** The exchange of the running turn. */
export interface ExchangeView {
  seat: number;
  place: Place;
  given: string;
  taken: string;
  free: boolean;
}

/** A die of destiny. */
export interface DestinyDie {
  id: string;
  face: number;
}

/** A toll or follow token of a seat at a location. */
export interface TokenAtPlace {
  seat: number;
  token: string;
}

/** A location with its official's card. */
export interface LocationView {
  id: string;
  place: Place;
  card: string;
  value: number;
  action: string;
  free: string[]; // cards of the observer's hand that are free here
  pay: string[]; // those that are not, but could be paid for
  tag: Verdict | null; // for the card the observer has picked
  tokens: TokenAtPlace[];
}

/** A city of the map. */
export interface CityView {
  id: string;
  city: string;
  token: string | null;
  travellers: number[];
  reachable: boolean; // for the observer's traveller
}

/** The map and the stacks of travel tokens. */
export interface MapView {
  cities: CityView[];
  stacks: number[];
  gone: number;
}

/** A seat's servants on the wall. */
export interface WallServants {
  seat: number;
  n: number;
  double: boolean;
  counts: number;
}

/** The section of the Great Wall that is being built. */
export interface WallView {
  id: string;
  size: number;
  total: number;
  servants: WallServants[];
  asked: number[]; // who may still have a benefit of the section that was completed, in order
}

/** A jade house. */
export interface HouseView {
  id: string;
  price: number;
  now: number; // for the observer
  jade: boolean;
}

/** The square, open when all houses are empty. */
export interface SquareView {
  id: string;
  price: number;
  now: number; // for the observer
  open: boolean;
}

/** Where jade is bought. */
export interface JadeView {
  houses: HouseView[];
  square: SquareView;
}

/** A step with markers on it, from the bottom up. */
export interface IntrigueStep {
  step: number;
  seats: number[];
}

/** The track of intrigue. */
export interface IntrigueView {
  top: number;
  steps: IntrigueStep[];
  order: number[]; // the foremost first
}

/** A place inside the palace. */
export interface AudienceView {
  id: string;
  vp: number;
  seat: number | null;
}

/** The palace of heavenly purity. */
export interface PalaceView {
  top: number;
  places: AudienceView[]; // the best first
}

/** A decree on the board. */
export interface DecreeView {
  id: string;
  decree: string;
  level: number;
  seats: number[];
  price: number;
  now: number; // for the observer
}

/** A ship in a port. */
export interface ShipAtPort {
  id: string;
  seat: number;
  ship: number; // of its owner, from 1
  servants: number;
  double: boolean;
  full: boolean;
}

/** A port of the canal. */
export interface PortView {
  id: string;
  reward: PortReward;
  ship: ShipAtPort | null;
}

/** A route of the canal. */
export interface RouteView {
  id: string;
  ports: PortView[];
}

/** The grand canal. */
export interface CanalView {
  routes: RouteView[];
}

/** A card of a hand or discard pile; of others only that it is there. */
export interface HeldCard {
  id: string | null;
  card: string | null;
}

/** The travel tokens on a player board. */
export interface TokensView {
  stored: number;
  doubles: number;
  worth: number;
  spaces: number;
  waiting: string | null; // the token that is being used
}

/** A bonus token with a servant on it. */
export interface ActiveToken {
  token: string;
  place: Place | null; // None: beside the board
}

/** A trade of tokens. */
export interface TradeView {
  id: string;
  tokens: number;
  kind: TradeKind;
  gain: number;
  possible: boolean;
}

/** How often a seat has claimed a port reward. */
export interface RewardView {
  id: string;
  reward: Reward;
  taken: number;
  limit: number;
}

/** A ship of a seat, at home or in a port. */
export interface OwnShip {
  id: string;
  at: string | null; // element id of the port
  servants: number;
  double: boolean;
  places: number;
}

/** One player's board and everything beside it. */
export interface SeatView {
  id: string;
  seat: number;
  meng: boolean;
  vp: number;
  jade: number;
  pool: number;
  supply: number;
  double: DoubleAt;
  pool_value: number; // with the double servant as two
  intrigue: number;
  envoy: number;
  audience: number | null; // VP of its place inside the palace
  traveller: string | null;
  hand: HeldCard[];
  discard: HeldCard[];
  chosen: string | false | null; // False: picked, but hidden from the observer
  tokens: TokensView;
  active: ActiveToken[];
  trades: TradeView[];
  rewards: RewardView[];
  ships: OwnShip[];
  decrees: string[];
  matches: number | null; // of the observer tonight
  score: Record<string, number>; // by source, as if the game ended now
}

/** Meng's focus and automa cards. */
export interface SoloView {
  focus: Place | null;
  difficulty: string;
  matches: number; // what he counts tonight
  claims: number; // port rewards he has claimed
  automa: number; // cards in the deck
  today: string[];
  gone: string[];
}

/** A table of Gùgōng as one observer sees it. */
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
  medal: Medal;
  exchange: ExchangeView | null;
  dice: DestinyDie[];
  locations: LocationView[];
  map: MapView;
  wall: WallView;
  jade: JadeView;
  intrigue: IntrigueView;
  palace: PalaceView;
  decrees: DecreeView[];
  canal: CanalView;
  deck: number;
  seats: SeatView[];
  solo?: SoloView; // only alone
}

/** A card in words: its name, and what it does, a sentence each. */
export interface CardWords {
  name: Message;
  does: Message[];
}

/** What cards, tokens and decrees do; tokens, decrees and benefits are called by what they do. */
export interface GugongWords {
  gift: Record<string, CardWords>;
  token: Record<string, CardWords>;
  decree: Record<string, CardWords>;
  benefit: Record<string, CardWords>; // by steps
  city: Record<string, CardWords>;
  automa: Record<string, CardWords>;
}

/** The arguments of choices, by their kind. */
export interface GugongArgs {
  give: { gift: string };
  at: { place: Place };
  servants: { n: number; double: boolean };
  discard: { gift: string };
  "no-action": { place: Place };
  take: { n: number; double: boolean };
  swap: { pile: Pile; gift: string };
  with: { place: Place };
  "take-back": { gift: string };
  "use-token": { token: string; double: boolean };
  "place-token": { token: string; place: Place; double: boolean };
  trade: { tokens: number; gain: TradeKind; doubles: number };
  variant: { place: Place; variant: Variant; double: boolean };
  build: { place: Place; variant: Variant; servants: number; pay_double: boolean; place_double: boolean };
  extra: { double: boolean };
  benefit: { steps: number };
  die: { die: number; face: number };
  house: { house: string; double: boolean };
  decree: { decree: string; double: boolean };
  "use-decree": { decree: string };
  go: { city: string };
  load: { ship: number; double: boolean };
  new: { route: number; double: boolean };
  move: { ship: number };
  claim: { ship: number; reward: PortReward };
  decline: Record<string, never>;
  skip: Record<string, never>;
  done: Record<string, never>;
}

/** The fields of events, by their names. */
export interface GugongFields {
  day_began: { who: number; day: number };
  start_player: { who: number };
  city_filled: { who: number; city: string; token: string };
  tokens_shuffled: { who: number; n: number };
  dice_rolled: { who: number; a: number; b: number; c: number };
  morning_used: { who: number; decree: string };
  morning_declined: { who: number; decree: string };
  servants_gained: { who: number; n: number; double: boolean };
  servants_paid: { who: number; n: number; double: boolean };
  gift_given: { who: number; gift: string | null; place: Place | "board"; taken: string | null };
  gift_discarded: { who: number; gift: string | null };
  no_action: { who: number };
  gift_swapped: { who: number; gift: string | null; place: Place | "board"; taken: string | null; zone: Pile };
  gift_taken_back: { who: number; gift: string | null };
  discarded_for_jade: { who: number; gift: string | null };
  action: { who: number; place: Place | "board"; variant: Variant; by: "card" | "location" | "follow" };
  skipped: { who: number; action: string; by: "card" | "location" | "follow" };
  travelled: { who: number; city: string };
  token_taken: { who: number; token: string };
  token_used: { who: number; token: string };
  token_declined: { who: number; token: string };
  token_lost: { who: number; token: string };
  traded: { who: number; trade: string; doubles: number };
  token_active: { who: number; token: string; place: Place | "board"; double: boolean };
  token_done: { who: number; token: string };
  toll: { who: number; payer: number; place: Place | "board"; lost: number };
  followed: { who: number; place: Place | "board"; leader: number };
  wall_placed: { who: number; n: number; double: boolean; supply: boolean; total: number };
  wall_scored: { who: number; n: number };
  wall_home: { who: number; n: number };
  benefit_taken: { who: number; benefit: string };
  benefit_declined: { who: number };
  die_turned: { who: number; die: number; from: number; face: number };
  jade_bought: { who: number; house: string; price: number };
  jade_gained: { who: number; n: number; now: number };
  intrigue_moved: { who: number; n: number; now: number };
  medal_taken: { who: number };
  envoy_moved: { who: number; n: number; now: number };
  audience_gained: { who: number; vp: number };
  scored: { who: number; n: number; source: string };
  decree_enacted: { who: number; decree: string; price: number; supply: boolean };
  ship_launched: { who: number; ship: number; port: string | null };
  ship_loaded: { who: number; ship: number; n: number; double: boolean; supply: boolean; total: number };
  ship_moved: { who: number; ship: number; from: string | null; to: string | null };
  ship_lost: { who: number; ship: number; n: number };
  reward_claimed: { who: number; ship: number; port: string | null; reward: PortReward };
  gift_drawn: { who: number; gift: string | null };
  matched: { who: number; n: number };
  destiny_won: { who: number; n: number };
  night_fell: { who: number; day: number };
  final_part: { who: number; part: string; n: number };
  not_admitted: { who: number; vp: number };
  game_over: { who: number };
  no_matches: { who: number };
  move_lost: { who: number };
  token_unused: { who: number; token: string };
  meng_focus: { who: number; place: Place | "board" };
  automa_shuffled: { who: number; n: number };
  meng_cards: { who: number; automa: string; gift: string | null; place: Place | "board" };
  meng_instead: { who: number; n: number };
  meng_token_instead: { who: number; token: string; n: number };
  meng_cannot: { who: number; action: string; why: string; need: number; have: number };
  meng_route: { who: number; back: boolean };
  meng_chooses: { who: number; decree: string; level: number; wanted: number; reason: number };
  meng_idle_decree: { who: number; decree: string };
  meng_drew: { who: number; to_play: boolean };
  meng_took_back: { who: number };
  meng_discarded: { who: number };
  meng_no_benefit: { who: number; have: number };
  meng_keeps: { who: number; n: number };
  dusk_fell: { who: number; day: number };
  meng_dusk: { who: number; dusk: Place | "free_travel" };
  servants_lack: { who: number; n: number; have: number };
  intrigue_cut: { who: number; n: number };
}

export interface ServantsFacts {
  all: number;
  pool: number;
  by_day: number[];
}

export interface ExchangeFacts {
  servants: number;
  low: number;
  high: number;
}

export interface GiftFacts {
  set: "board" | "player1" | "player2" | "player3" | "player4" | "player5" | "deck";
  value: number;
  action: "palace" | "canal" | "wall" | "decrees" | "intrigue" | "servants" | "swap" | "none";
  amount: number;
  name: string;
}

export interface DestinyFacts {
  servants: number;
  vp: number;
  envoy: number;
}

export interface LocationsTravelFacts {
  b_cost: number;
  moves: [number, number];
}

export interface LocationsWallFacts {
  size: number[];
  b_cost: number;
  place: [number, number];
  vp: number;
  envoy: number;
}

export interface LocationsIntrigueFacts {
  top: number;
  b_cost: number;
  steps: [number, number];
}

export interface LocationsJadeFacts {
  houses: number[][];
  square: number;
}

export interface LocationsPalaceFacts {
  top: number;
  b_cost: number;
  steps: [number, number];
  b_intrigue: number;
  step_vp: number;
  audience_vp: number[];
}

export interface LocationsDecreesFacts {
  drawn: number;
  rival_cost: number;
  levels: number;
}

export interface LocationsCanalFacts {
  routes: number[];
  ports: PortReward[];
  ships: number;
  places: number;
  b_cost: number;
  place: [number, number];
  reward_vp: number;
  limits: Record<Reward, number>;
}

export interface LocationsFacts {
  travel: LocationsTravelFacts;
  wall: LocationsWallFacts;
  intrigue: LocationsIntrigueFacts;
  jade: LocationsJadeFacts;
  palace: LocationsPalaceFacts;
  decrees: LocationsDecreesFacts;
  canal: LocationsCanalFacts;
}

export interface TokenFacts {
  effect: "servants" | "envoy" | "intrigue" | "discard_for_jade" | "vp" | "swap" | "take_back" | "ship" | "wall" | "buy_jade" | "double" | "plus" | "toll" | "follow";
  amount: number;
  need: number;
  worth: number;
  count: number;
  bonus: boolean;
}

export interface TradeFacts {
  tokens: number;
  gain: number;
  kind: TradeKind;
}

export interface MapCityFacts {
  name: string;
  x: number;
  y: number;
  ring: boolean;
}

export interface MapFacts {
  cities: Record<string, MapCityFacts>;
  roads: [string, string][];
  ring: string[];
}

export interface BenefitFacts {
  steps: number;
  kind: BenefitKind;
  amount: number;
}

export interface DecreeFacts {
  level: number;
  effect: "morning_intrigue" | "morning_ship" | "morning_servants" | "morning_envoy" | "morning_swap" | "cheaper_travel" | "cheaper_jade" | "extra_on_wall" | "equal_is_higher" | "cheaper_decrees" | "vp_per_vp" | "vp_at_end" | "vp_per_jade" | "vp_per_decree" | "vp_per_reward";
  cost: number;
  vp: number;
  amount: number;
  per: number;
  max: number;
}

export interface SoloDifficultyFacts {
  specials: number;
  gifts: number;
}

export interface SoloDuskFacts {
  pay: number;
  gain: number;
  intrigue: number;
}

export interface SoloAutomaFacts {
  top: "travel" | "wall" | "jade" | "intrigue" | "palace" | "decrees" | "canal" | "focus";
  bottom: "travel" | "wall" | "intrigue" | "palace" | "canal" | "free_travel";
  special: boolean;
}

export interface SoloFacts {
  difficulty: Record<"normal" | "easy" | "hard", SoloDifficultyFacts>;
  matches: number[];
  sets: number[][];
  dusk: Record<Place, SoloDuskFacts>;
  automa: Record<string, SoloAutomaFacts>;
}

export interface GugongFacts {
  fingerprint: string;
  days: number;
  sides: number[];
  servants: ServantsFacts;
  token_spaces: number;
  exchange: ExchangeFacts;
  gifts: Record<string, GiftFacts>;
  dice: [number, number, number, number, number, number][];
  destiny: DestinyFacts;
  locations: LocationsFacts;
  tokens: Record<string, TokenFacts>;
  trades: TradeFacts[];
  map: MapFacts;
  benefits: BenefitFacts[];
  jade_vp: number[];
  jade_more_vp: number;
  decrees: Record<string, DecreeFacts>;
  solo: SoloFacts;
  provenance: Record<string, string>;
  notes: Record<string, string>;
  words: GugongWords;
}
