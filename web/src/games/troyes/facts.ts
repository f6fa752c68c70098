// What is printed on the components of Troyes (src/regnum/games/troyes/facts.py).

import type { AnyColour, Building, Colour } from "./view.ts";

/** What is gained or paid: names and how much of each. */
export type Goods = Partial<Record<"deniers" | "influence" | "vp", number>>;

export interface TroyesFacts {
  cards: Record<string, CardFacts>;
  events: Record<string, EventFacts>;
  characters: Record<string, CharacterFacts>;
  buildings: Record<Building, { colour: Colour; salary: number; rows: number[][] }>;
  set_up: { neutral_citizens: number; all_citizens: number };
  row_entry: string;
  board: BoardFacts;
  king: KingFacts;
  provenance: Record<string, string>;
  notes: Record<string, string>;
}

export interface CardFacts {
  colour: Colour;
  age: number;
  bonus: boolean;
  hire: number;
  divisor: number;
  mixed: boolean; // takes dice of several colours
  delayed: boolean; // its uses are cubes for later actions
  slots: number[];
  effect: string;
  pay: Goods;
  gain: Goods;
  n: number; // what its effect speaks of
  use_colour: AnyColour | "none"; // the dice its effect speaks of
  as_colour: AnyColour | "none"; // what they count as
  not_for: string[];
  solo_n: number;
}

export interface EventFacts {
  name: string; // several cards may share one
  colour: Colour | "none"; // Marauding has none
  black: number;
  effect: string;
  n: number;
  building: Building | null;
  dice: AnyColour;
  divisor: number;
  flags: number;
  first: number;
  second: number;
  calls: Colour | "none";
}

export interface CharacterFacts {
  metric: string;
  tiers: [least: number, vp: number][];
  tiers_two: [least: number, vp: number][];
  king: boolean; // whether Le Roy scores it
}

export interface BoardFacts {
  income: number;
  die_price: number[];
  reroll_cost: number;
  recruit_cost: number;
  flip_cost: number;
  flip_max: number;
  influence_max: number;
  agriculture_divisor: number;
  cathedral_vp: number[];
  cathedral_influence: number[];
  cathedral_missing_vp: number;
  pass_deniers: number;
  pass_later: number;
  black_vp: number;
  black_influence: number;
  shortfall_vp: number;
  event_influence: number;
  group_max: number;
  cathedral_levels: number;
  event_presence_vp: number;
}

export interface KingFacts {
  table: KingRow[]; // by the sum of two dice
  spaces: string[][];
  colours: Colour[]; // the order of equal dice
  grades: number[]; // the lowest difference of each grade but the first
}

export interface KingRow {
  roll: number;
  action: string;
  dice: number; // what it costs him; with an event, one per free flag
  bought: number; // how many of those he buys from the player
  price: number;
  vp: number;
  cubes: number;
}
