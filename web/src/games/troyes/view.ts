// What the server tells about a table of Troyes (src/regnum/games/troyes/view.py) and what is printed
// on its components (facts.py).

export const COLOURS = ["red", "white", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export type AnyColour = Colour | "any";
export type DieColour = Colour | "black";

export const BUILDINGS = ["palace", "bishopric", "city_hall"] as const;
export type Building = (typeof BUILDINGS)[number];

/** Whose something is: a seat, or the neutral player. */
export type Owner = number | "grey";

// --- the view -----------------------------------------------------------------------------------------

export interface TroyesView {
  round: number;
  rounds: number;
  start: number;
  players: number;
  turn: number;
  over: boolean;
  phase: "placement" | "black" | "actions" | "over";
  cards: CardPlace[];
  events: EventPlace[];
  decks: Record<Colour, number>;
  gone: string[];
  buildings: BuildingView[];
  cathedral: WindowView[];
  districts: DistrictView[];
  black: { id: string; value: number }[];
  group: GroupView | null;
  target: string | null; // the element chosen before the dice, the citizen or the number of uses that is asked for
  seats: SeatView[];
  neutral: { supply: number };
  characters?: string[]; // solo: the open row, the next one first
  ranking?: string[]; // solo: Le Roy's dice in the order in which he uses them
}

export interface CardPlace {
  id: string;
  card: string | null; // null: still face down
  colour: Colour;
  age: number;
  slots: { id: string; vp: number; seat: number | null }[];
  picture: { id: string; seat: number }[]; // tradesmen without a slot
  cubes: { id: string; seat: number; n: number }[];
}

export interface EventPlace {
  id: string;
  event: string;
  cubes: Owner[];
  flags: number;
  left: number;
}

export interface BuildingView {
  id: string;
  building: Building;
  colour: Colour;
  rows: SpaceView[][]; // the lowest numbers first
  lying: { id: string; owner: Owner }[];
}

export interface SpaceView {
  id: string;
  owner: Owner | null;
  values: number[];
}

export interface WindowView {
  id: string;
  level: number;
  number: number;
  owner: Owner | null;
}

export interface DistrictView {
  id: string;
  owner: Owner;
  dice: DieView[];
  purse?: number; // the neutral district has none
  passed?: boolean;
}

export interface DieView {
  id: string;
  colour: Colour;
  value: number;
  chosen: boolean;
}

export interface GroupView {
  who: number;
  dice: string[];
  total: number;
  counts: number[]; // of each die, without the cube
  price: number;
  prices: number[]; // of each die
  cube: string | null;
}

/** How much a seat has of what a character counts, and what that would bring it now. */
export interface Standing {
  n: number;
  points: number;
}

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
  characters: { id: string; character: string | null; points: number | null }[]; // null: a card back
  citizens: Record<Building, number>;
  tradesmen: number;
  tradesmen_vp: number;
  cathedral: number;
  standing: Record<string, Standing>; // by character
  score: Record<string, number>; // while score_secret: what the observer can know of it
  score_secret: boolean;
}
