// Written by scripts/web_types from src/regnum/games/paladins (shapes, box/schema.py): do not edit.

import type { Message } from "../../net/messages.ts";

export const WORKERS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"] as const;
export type Worker = (typeof WORKERS)[number];

export const SLOT_KINDS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal", "any"] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

export const ATTRIBUTES = ["faith", "strength", "influence"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const LEFT_ACTIONS = ["develop", "recruit", "hunt", "trade", "pray", "conspire"] as const;
export type LeftAction = (typeof LEFT_ACTIONS)[number];

export const RIGHT_ACTIONS = ["commission", "fortify", "garrison", "absolve", "attack", "convert"] as const;
export type RightAction = (typeof RIGHT_ACTIONS)[number];

export type Action = LeftAction | RightAction;

export const PEOPLES = ["saracen", "byzantine", "viking"] as const;
export type People = (typeof PEOPLES)[number];

export const CONDITIONS = ["always", "suspicion>=2", "suspicion==0"] as const;
export type Condition = (typeof CONDITIONS)[number];

export const DECKS = ["townsfolk", "outsiders", "walls", "taverns", "suspicion", "suspicion_gone", "favours"] as const;
export type Deck = (typeof DECKS)[number];

export type Item = [string, number]; // a reward or a cost: its name and how much of it

/** The tax supply. */
export interface TaxView {
  id: string;
  now: number;
  full: number;
}

/** A place of the row of townsfolk. */
export interface TownsfolkPlace {
  id: string;
  card: string | null;
  silver: number; // for the observer, if it is a player
  debt: boolean;
}

/** A place of the row of outsiders. */
export interface OutsiderPlace {
  id: string;
  card: string | null;
  attack_silver?: number; // for the observer, if it is a player
}

/** A space of the map. */
export interface Space {
  id: string;
  closed: boolean;
  seat: number | null;
  token: "monk" | "outpost" | null;
}

/** A region of the map. */
export interface Region {
  id: string;
  faith: number;
  strength: number;
  spaces: Space[];
}

/** A King's Order, or its back. */
export interface OrderPlace {
  id: string;
  card: string | null;
  vp: number;
  round: number;
  progress?: number[]; // by seat
  completed?: boolean[];
}

/** A King's Favour, or its back. */
export interface FavourPlace {
  id: string;
  card: string | null;
  round: number;
  worker: Worker | null;
  takes: Worker[]; // who may stand there
}

/** A tavern of the round. */
export interface TavernPlace {
  id: string;
  card: string;
  taken: boolean;
}

/** Track, with the boost, and the points of the track. */
export interface AttributeView {
  track: number;
  now: number;
  vp: number;
}

/** A worker space. */
export interface SlotView {
  id: string;
  worker: Worker | null;
  workshop: boolean;
  takes: Worker[]; // who may stand there
}

/** An action of a player board. */
export interface ActionView {
  id: string;
  action: Action;
  used: boolean;
  slots: SlotView[];
  silver?: number; // what it costs now; absent when it can be done no more
  provisions?: number;
}

/** A jar for monks. */
export interface JarView {
  id: string;
  jar: string;
  filled: boolean;
}

/** Somebody hired, or a wall. */
export interface OwnedCard {
  id: string;
  card: string;
}

/** A converted outsider and its points now. */
export interface ConvertedCard {
  id: string;
  card: string;
  points: number;
}

/** The paladin at work, and the piles; null: a card back. */
export interface PaladinPiles {
  now: string | null;
  hand: (string | null)[];
  chosen: (string | null)[];
  top: (string | null)[];
  deck: number;
  bottom: (string | null)[];
  spent: (string | null)[];
}

/** One player's board and everything beside it. */
export interface SeatView {
  id: string;
  seat: number;
  ai: boolean;
  passed: boolean;
  silver: number;
  provisions: number;
  unpaid: number;
  paid: number;
  attributes: Record<Attribute, AttributeView>;
  workers: Record<Worker, number>;
  suspicion: number[]; // the tax each brought
  actions: ActionView[];
  done: Record<string, number>;
  jars: JarView[];
  crew: OwnedCard[];
  walls: OwnedCard[];
  attacked: string[];
  converted: ConvertedCard[];
  paladins: PaladinPiles;
  score: Record<string, number>; // by source, as if the game ended now
}

/** The AI player. */
export interface AiView {
  marker: number;
  stack: Attribute[]; // bottom to top
  schemes: number;
  played: string[];
}

/** A table of Paladins as one observer sees it. */
export interface PaladinsView {
  round: number;
  rounds: number;
  start: number;
  players: number;
  turn: number;
  tax: TaxView;
  townsfolk: TownsfolkPlace[];
  outsiders: OutsiderPlace[];
  regions: Region[];
  orders: OrderPlace[];
  favours: FavourPlace[];
  taverns: TavernPlace[];
  decks: Record<Deck, number>;
  seats: SeatView[];
  ai?: AiView; // only alone: the AI player sits at the last seat
}

/** A card in words: its name, and what it does, a sentence each. */
export interface CardWords {
  name: Message;
  does: Message[];
}

/** What cards do. */
export interface PaladinsWords {
  paladin: Record<string, CardWords>;
  townsfolk: Record<string, CardWords>;
  outsider: Record<string, CardWords>; // what it is worth at the end
}

/** The arguments of choices, by their kind. */
export interface PaladinsArgs {
  paladin: { keep: string; top: string; bottom: string };
  tavern: { tavern: string };
  action: { action: Action; move: string }; // move: "hire" or "discard", "hunt 1" or "hunt 2"
  favour: { favour: string };
  pass: { fewer: boolean };
  keep: { workers: Worker[] };
  pay: { action: Action; workers: Worker[]; spaces: string[] };
  "pay-favour": { favour: string; workers: Worker[]; spaces: string[] };
  workshop: { action: Action; slot: string };
  townsfolk: { townsfolk: string; debt: boolean };
  space: { space: string };
  jar: { jar: string };
  outsider: { outsider: string };
  clear: { action: Action };
  first: { reward: string; n: number };
  choose: { rewards: Item[] };
  remove: { n: number };
  pay_debt: { n: number };
  destroy_debt: { n: number };
  decline: { reward: string; n: number };
  use: { townsfolk: string };
  done: Record<string, never>;
}

/** The fields of events, by their names. */
export interface PaladinsFields {
  round_began: { who: number; round: number };
  order_shown: { who: number; order: string; vp: number };
  favour_shown: { who: number; favour: string };
  tavern_shown: { who: number; tavern: string };
  paladins_drawn: { who: number; a: string | null; b: string | null; c: string | null };
  paladin_chosen: { who: number; keep: string | null; top: string | null; bottom: string | null };
  paladin_shown: { who: number; paladin: string | null };
  tavern_taken: { who: number; tavern: string };
  action: { who: number; action: string };
  workers_placed: { who: number; action: string; workers: Worker[] };
  paid_out: { who: number; silver: number; provisions: number };
  gained: { who: number; reward: Item };
  hired: { who: number; townsfolk: string; silver: number; debt: boolean };
  discarded: { who: number; townsfolk: string; silver: number; debt: boolean };
  commissioned: { who: number; space: string };
  garrisoned: { who: number; space: string };
  wall_built: { who: number; wall: string };
  jar_placed: { who: number; jar: string };
  attacked: { who: number; outsider: string; silver: number };
  converted: { who: number; outsider: string };
  workshop_placed: { who: number; action: string; slot: number };
  cleared: { who: number; action: string };
  suspicion_drawn: { who: number; tax: number };
  tax_taken: { who: number; n: number; left: number };
  inquisition: { who: number };
  ability_used: { who: number; townsfolk: string };
  judged: { who: number; suspicion: number; returned: number };
  tax_refilled: { who: number; n: number };
  suspicion_lost: { who: number; n: number };
  debt_paid: { who: number };
  debt_destroyed: { who: number };
  debt_taken: { who: number };
  passed: { who: number };
  workers_kept: { who: number; workers: Worker[] };
  townsfolk_left: { who: number; townsfolk: string };
  townsfolk_shown: { who: number; townsfolk: string };
  outsider_left: { who: number; outsider: string };
  outsider_shown: { who: number; outsider: string };
  favour_used: { who: number; favour: string };
  declined: { who: number; reward: Item };
  game_over: { who: number };
  ai_scheme: { who: number; action: string };
  ai_cannot: { who: number; action: string; why: string; need: number; have: number };
  ai_does: { who: number; action: string; workers: number; instead: boolean };
  ai_skips: { who: number; action: string; place: number; why: string; need: number; have: number };
  ai_marker_moved: { who: number; from: number; to: number };
  ai_wrapped: { who: number; attribute: Attribute; value: number };
  ai_schemes_shuffled: { who: number };
  ai_workers: { who: number; n: number; now: number };
  ai_workshop: { who: number; action: string };
  ai_tax_returned: { who: number; n: number; left: number };
  ai_cleared: { who: number };
  ai_jar: { who: number; n: number };
  deck_reshuffled: { who: number; deck: string };
  no_suspicion_left: { who: number };
  worker_sent_home: { who: number; worker: Worker };
  gain_cut: { who: number; reward: Item };
}

export interface BoardGainsFacts {
  conspire: [string, number][];
  commission: [string, number][];
  garrison: [string, number][];
  absolve: [string, number][];
}

export interface BoardActionVpFacts {
  develop: number[];
  commission: number[];
  fortify: number[];
  garrison: number[];
  absolve: number[];
}

export interface BoardFacts {
  carry_over: number;
  unpaid_vp: number;
  paid_vp: number;
  slots: Record<Action, SlotKind[]>;
  develop_silver: number;
  hunt: [number, number];
  trade: [number, number];
  pray_silver: number;
  gains: BoardGainsFacts;
  commission_cost: number[];
  fortify_cost: number[];
  fortify_need: number[];
  garrison_cost: number[];
  absolve_cost: number[];
  absolve_need: number[];
  attack_step: number;
  convert_cost: number[];
  workshops: Worker[];
  jars: Record<string, [string, number][]>;
  goods_per_vp: number;
  attribute_vp: number[];
  action_vp: BoardActionVpFacts;
}

export interface TownsfolkFacts {
  name: string;
  discard: [string, number][];
  immediate: [string, number][];
  reward: [string, number][];
  trigger: "develop" | "recruit" | "hunt" | "trade" | "pray" | "conspire" | "commission" | "fortify" | "garrison" | "absolve" | "attack" | "convert" | "inquisition" | "pay_debt";
  condition: Condition;
}

export interface WallFacts {
  reward: [string, number][];
  choices: [string, number][][];
  vp: number;
}

export interface OutsiderFacts {
  name: string;
  people: People;
  attack: [string, number][];
  convert: [string, number][];
  counts: "develop" | "recruit" | "commission" | "fortify" | "garrison" | "absolve" | "faith" | "strength" | "influence" | "attacked_saracen" | "attacked_byzantine" | "attacked_viking" | "completed_kings_order" | "converted_mercenary" | "paid_debt" | "suspicion" | "unpaid_debt";
  base: number;
  per: number;
  vp: number;
}

export interface OrderFacts {
  action: RightAction;
  needed: number;
}

export interface FavourFacts {
  worker: SlotKind;
  cost: [string, number][];
  choices: [string, number][][];
}

export interface SpaceFacts {
  reward: [string, number][];
  players: number;
}

export interface PaladinFacts {
  workers: [Worker, Worker];
  boost: [number, number, number];
  action: Action;
  waive: "labourer" | "scout" | "merchant" | "fighter" | "cleric" | "criminal" | "faith" | "strength" | "influence" | "silver" | "provision" | "tax" | "remove_suspicion" | "pay_debt" | "destroy_debt" | "gain_debt" | "pray" | "free_recruit" | "free_develop" | "nothing" | "absolution";
  discount: number;
  bonus: [string, number][];
}

export interface AiTopRowFacts {
  action: "recruit" | "pray" | "trade" | "conspire" | "rest";
  workers: number;
}

export interface AiFacts {
  track: number;
  right_cost: number[];
  top_row: AiTopRowFacts[];
}

export interface PaladinsFacts {
  fingerprint: string;
  rounds: number;
  board: BoardFacts;
  townsfolk: Record<string, TownsfolkFacts>;
  walls: Record<string, WallFacts>;
  outsiders: Record<string, OutsiderFacts>;
  orders: Record<string, OrderFacts>;
  favours: Record<string, FavourFacts>;
  taverns: Record<string, [Worker, Worker, Worker, Worker]>;
  spaces: Record<string, SpaceFacts>;
  paladins: Record<string, PaladinFacts>;
  ai: AiFacts;
  provenance: Record<string, string>;
  notes: Record<string, string>;
  words: PaladinsWords;
}
