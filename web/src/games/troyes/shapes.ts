// Written by scripts/web_types from src/regnum/games/troyes (shapes, box/schema.py): do not edit.

import type { Message } from "../../net/messages.ts";

export const COLOURS = ["red", "white", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

export const ANY_COLOURS = ["red", "white", "yellow", "any"] as const;
export type AnyColour = (typeof ANY_COLOURS)[number];

export const PRINTED_COLOURS = ["red", "white", "yellow", "any", "none"] as const;
export type PrintedColour = (typeof PRINTED_COLOURS)[number];

export const DIE_COLOURS = ["red", "white", "yellow", "black"] as const;
export type DieColour = (typeof DIE_COLOURS)[number];

export const BUILDINGS = ["palace", "bishopric", "city_hall"] as const;
export type Building = (typeof BUILDINGS)[number];

export const PHASES = ["placement", "black", "actions", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const GOODS = ["deniers", "influence", "vp"] as const;
export type Good = (typeof GOODS)[number];

export type Owner = number | "grey"; // whose something is: a seat, or the neutral player

/** A slot of an activity card for a tradesman. */
export interface SlotView {
  id: string;
  vp: number;
  seat: number | null;
}

/** A tradesman without a slot. */
export interface PictureView {
  id: string;
  seat: number;
}

/** A seat's cubes on an activity card, for later actions. */
export interface CubesView {
  id: string;
  seat: number;
  n: number;
}

/** One place of the activity cards. */
export interface CardPlace {
  id: string;
  card: string | null; // null: still face down
  colour: Colour;
  age: number;
  slots: SlotView[];
  picture: PictureView[];
  cubes: CubesView[];
}

/** An event of the row. */
export interface EventPlace {
  id: string;
  event: string;
  cubes: Owner[]; // as they were placed
  flags: number;
  left: number;
}

/** A space of a building. */
export interface SpaceView {
  id: string;
  owner: Owner | null;
  values: number[];
}

/** An expelled citizen. */
export interface LyingView {
  id: string;
  owner: Owner;
}

/** A principal building. */
export interface BuildingView {
  id: string;
  building: Building;
  colour: Colour;
  rows: SpaceView[][]; // the lowest numbers first
  lying: LyingView[];
}

/** A space of the cathedral. */
export interface WindowView {
  id: string;
  level: number;
  number: number;
  owner: Owner | null;
}

/** A die of a district. */
export interface DieView {
  id: string;
  colour: Colour;
  value: number;
  chosen: boolean;
}

/** The dice of a player or of the neutral player. */
export interface DistrictView {
  id: string;
  owner: Owner;
  dice: DieView[];
  purse?: number; // the neutral district has none
  passed?: boolean;
}

/** An enemy. */
export interface BlackDie {
  id: string;
  value: number;
}

/** The dice chosen so far. */
export interface GroupView {
  who: number;
  dice: string[]; // element ids
  total: number;
  counts: number[]; // of each die, without the cube
  price: number;
  prices: number[]; // of each die
  cube: string | null; // the card it comes from
}

/** The neutral player. */
export interface Neutral {
  supply: number;
}

/** A character card of a seat. */
export interface CharacterView {
  id: string;
  character: string | null; // null: a card back
  points: number | null;
}

/** How much a seat has of what a character counts, and what that would bring it now. */
export interface Standing {
  n: number;
  points: number;
}

/** One player's possessions. */
export interface SeatView {
  id: string;
  deniers: number;
  influence: number;
  vp: number | null; // null: secret
  supply: number;
  reserve: number;
  lying: number;
  passed: boolean;
  purse: number;
  won: string[];
  characters: CharacterView[];
  citizens: Record<Building, number>;
  tradesmen: number;
  tradesmen_vp: number;
  cathedral: number;
  standing: Record<string, Standing>; // by character
  score: Record<string, number>; // while score_secret: what the observer can know of it
  score_secret: boolean;
}

/** A table of Troyes as one observer sees it. */
export interface TroyesView {
  round: number;
  rounds: number;
  start: number;
  players: number;
  tiers: "tiers" | "tiers_two"; // which of a character's facts hold here
  turn: number;
  over: boolean;
  phase: Phase;
  cards: CardPlace[];
  events: EventPlace[];
  decks: Record<Colour, number>;
  gone: string[];
  buildings: BuildingView[];
  cathedral: WindowView[];
  districts: DistrictView[];
  black: BlackDie[];
  group: GroupView | null;
  target: string | null; // the element chosen before the dice, the citizen or the number of uses that is asked for
  neutral: Neutral;
  seats: SeatView[];
  characters?: string[]; // solo: the open row, the next one first
  ranking?: string[]; // solo: Le Roy's dice in the order in which he uses them
}

/** A card in words: its name, and what it does, a sentence each. */
export interface CardWords {
  name: Message;
  does: Message[];
}

/** What cards do; some say more alone, and characters count otherwise with one and two players. */
export interface TroyesWords {
  card: Record<string, CardWords>;
  card_alone: Record<string, CardWords>;
  event: Record<string, CardWords>;
  character: Record<string, CardWords>;
  character_two: Record<string, CardWords>;
}

/** The arguments of choices, by their kind. */
export interface TroyesArgs {
  target: { target: string };
  die: { owner: Owner; colour: Colour; value: number };
  dice: { dice: string[] }; // element ids, one for each die of the group
  cube: { card: string };
  uses: { n: number };
  event: { event: string };
  building: { building: Building };
  space: { space: string };
  supply: Record<string, never>;
  move: { origin: string }; // element id
  reroll: { owner: Owner; colour: Colour; value: number };
  recruit: Record<string, never>;
  flip: Record<string, never>;
  "flip-die": { owner: Owner; colour: Colour; value: number };
  beat: { values: number[] };
  yield: Record<string, never>;
  pass: Record<string, never>;
  done: Record<string, never>;
}

/** The fields of events, by their names. */
export interface TroyesFields {
  citizen_set: { who: number; space: string };
  neutral_set: { who: number; space: string };
  round_began: { who: number; round: number };
  card_shown: { who: number; card: string | null };
  income: { who: number; n: number };
  salary: { who: number; due: number; paid: number };
  rolled: { who: number; owner: Owner | null; colour: Colour; dice: number[] };
  red_shown: { who: number; event: string };
  called: { who: number; by: string; event: string };
  event_applies: { who: number; event: string };
  black_rolled: { who: number; dice: number[] };
  neutral_citizen_rolled: { who: number; owner: Owner | null; roll: number; space: string };
  no_neutral_left: { who: number; event: string };
  expelled: { who: number; owner: Owner | null; building: Building };
  cube_removed: { who: number; owner: Owner | null; window: string };
  cathedral_empty: { who: number; event: string };
  neutral_window: { who: number; owner: Owner | null; window: string };
  cathedral_full: { who: number; event: string };
  lost: { who: number; good: Good; n: number };
  short: { who: number; good: Good; due: number; paid: number };
  black_die_spent: { who: number; die: [Colour, number] };
  black_beaten: { who: number; black: number[]; total: number };
  black_unbeaten: { who: number; value: number; total: number };
  purse_grew: { who: number; n: number };
  round_ended: { who: number; round: number };
  purse_taken: { who: number; n: number };
  citizen_returned: { who: number; owner: Owner | null; building: Building };
  start_passed: { who: number };
  character_shown: { who: number; character: string };
  game_over: { who: number };
  gained: { who: number; good: Good; n: number };
  paid: { who: number; good: Good; n: number };
  paid_to: { who: number; to: number; n: number };
  rerolled: { who: number; die: [Colour, number]; now: number };
  recruited: { who: number };
  flipped: { who: number; die: [Colour, number]; now: number };
  acts: { who: number; target: string | null; card: string | null };
  die_taken: { who: number; owner: Owner | null; die: [Colour, number]; price: number };
  cube_used: { who: number; card: string | null };
  hired: { who: number; card: string | null; deniers: number; vp: number };
  citizen_from: { who: number; source: string; card: string | null };
  uses: { who: number; card: string | null; n: number };
  cubes_placed: { who: number; card: string | null; n: number };
  cathedral_built: { who: number; window: string; vp: number; influence: number };
  event_cube: { who: number; owner: Owner | null; event: string; n: number };
  event_countered: { who: number; event: string };
  event_reward: { who: number; event: string; vp: number };
  event_taken: { who: number; event: string };
  event_discarded: { who: number; event: string };
  event_reopened: { who: number; event: string };
  last_cube_removed: { who: number; owner: Owner | null; event: string };
  citizen_placed: { who: number; space: string };
  archer_rolled: { who: number; roll: number; hit: boolean };
  passed: { who: number; n: number };
  nothing_gained: { who: number; card: string | null };
  no_room: { who: number; event: string };
  king_set_up_rolled: { who: number; red: number[]; white: number[]; yellow: number[] };
  king_set: { who: number; die: [Colour, number]; space: string };
  king_rolled: { who: number; one: number; two: number; action: string; dice_asked: number };
  king_spends: { who: number; die: [Colour, number] };
  king_buys: { who: number; die: [Colour, number]; price: number };
  king_places: { who: number; space: string; why: number };
  king_beats: { who: number; die: [Colour, number]; value: number };
  king_scores_character: { who: number; character: string; his: number; yours: number };
  king_idle: { who: number; action: string };
  graded: { who: number; difference: number; grade: number };
  gain_cut: { who: number; good: Good; n: number };
  pays_less: { who: number; to: number; due: number; paid: number };
}

export interface SetUpFacts {
  rounds: number[];
  citizens: number[];
  characters: number[];
  deniers: number;
  influence: number;
  all_citizens: number;
  neutral_citizens: number;
  neutral_spaces: string[][];
}

export interface BoardFacts {
  influence_max: number;
  black_dice: number;
  income: number;
  shortfall_vp: number;
  black_vp: number;
  black_influence: number;
  pass_deniers: number;
  pass_later: number;
  reroll_cost: number;
  recruit_cost: number;
  flip_cost: number;
  flip_max: number;
  event_influence: number;
  die_price: number[];
  group_max: number;
  cathedral_levels: number;
  cathedral_colour: Colour;
  cathedral_vp: number[];
  cathedral_influence: number[];
  cathedral_missing_vp: number;
  agriculture_colour: Colour;
  agriculture_divisor: number;
  event_presence_vp: number;
}

export interface BuildingFacts {
  salary: number;
  row_length: number;
  colour: Colour;
  rows: number[][];
}

export interface CardPayFacts {
  deniers: number;
  influence: number;
}

export interface CardGainFacts {
  deniers: number;
  influence: number;
  vp: number;
}

export interface CardFacts {
  colour: Colour;
  age: number;
  bonus: boolean;
  hire: number;
  divisor: number;
  slots: number[];
  mixed: boolean;
  delayed: boolean;
  effect: "gain" | "exchange" | "per_citizen" | "add_to_total" | "add_to_each" | "set_each" | "recolour" | "multiply" | "free_dice" | "most_dice" | "highest_sum" | "per_cathedral" | "cubes_per_die" | "cube_on_roll" | "cube_for_pay" | "collect" | "per_event" | "per_die" | "per_die_in_best";
  pay: CardPayFacts;
  gain: CardGainFacts;
  n: number;
  use_colour: PrintedColour;
  as_colour: PrintedColour;
  not_for: ("palace" | "bishopric" | "city_hall" | "cathedral")[];
  on_mixed: boolean;
  solo_n: number;
}

export interface EventFacts {
  name: string;
  colour: PrintedColour;
  bonus: boolean;
  dice: AnyColour;
  black: number;
  divisor: number;
  flags: number;
  first: number;
  second: number;
  effect: "none" | "neutral_citizen" | "lose_deniers" | "lose_influence" | "pay_per_citizen" | "remove_cathedral" | "add_cathedral" | "add_cubes" | "resist";
  n: number;
  building: Building | null;
  calls: PrintedColour;
}

export interface CharacterFacts {
  metric: "cathedral" | "citizens" | "influence" | "deniers" | "events" | "tradesmen";
  tiers: [number, number][];
  tiers_two: [number, number][];
  king: boolean;
}

export interface KingTableFacts {
  roll: number;
  action: "vp" | "citizen" | "rightmost_event" | "tradesman" | "cathedral" | "character";
  dice: number;
  bought: number;
  price: number;
  vp: number;
  cubes: number;
}

export interface KingFacts {
  colours: Colour[];
  spaces: string[][];
  grades: number[];
  table: KingTableFacts[];
}

export interface TroyesFacts {
  fingerprint: string;
  set_up: SetUpFacts;
  board: BoardFacts;
  buildings: Record<Building, BuildingFacts>;
  row_entry: "first_free" | "push";
  cards: Record<string, CardFacts>;
  events: Record<string, EventFacts>;
  characters: Record<string, CharacterFacts>;
  king: KingFacts;
  provenance: Record<string, string>;
  notes: Record<string, string>;
  words: TroyesWords;
}
