// What the server tells about a table of Paladins (src/regnum/games/paladins/view.py) and what is
// printed on its components (facts.py).

export const WORKERS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"] as const;
export type Worker = (typeof WORKERS)[number];
export type SlotKind = Worker | "any";

export const ATTRIBUTES = ["faith", "strength", "influence"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const LEFT = ["develop", "recruit", "hunt", "trade", "pray", "conspire"] as const;
export const RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"] as const;
export type Action = (typeof LEFT)[number] | (typeof RIGHT)[number];

export const PEOPLES = ["saracen", "byzantine", "viking"] as const;

/** A reward or a cost: its name and how much of it. */
export type Item = [name: string, n: number];

// --- the view ---------------------------------------------------------------------------------------

export interface PaladinsView {
  round: number;
  rounds: number;
  start: number;
  players: number;
  turn: number;
  tax: { id: string; now: number; full: number };
  townsfolk: TownsfolkPlace[];
  outsiders: OutsiderPlace[];
  regions: Region[];
  orders: OrderPlace[];
  favours: FavourPlace[];
  taverns: { id: string; card: string; taken: boolean }[];
  decks: Record<
    "townsfolk" | "outsiders" | "walls" | "taverns" | "suspicion" | "suspicion_gone" | "favours",
    number
  >;
  seats: SeatView[];
  ai?: AiView; // only alone: the AI player sits at the last seat
}

export interface TownsfolkPlace {
  id: string;
  card: string | null;
  silver: number;
  debt: boolean;
}

export interface OutsiderPlace {
  id: string;
  card: string | null;
  attack_silver?: number; // for the observer, if it is a player
}

export interface Region {
  id: string;
  faith: number;
  strength: number;
  spaces: Space[];
}

export interface Space {
  id: string;
  closed: boolean;
  seat: number | null;
  token: "monk" | "outpost" | null;
}

export interface OrderPlace {
  id: string;
  card: string | null;
  vp: number;
  round: number;
  progress?: number[];
  completed?: boolean[];
}

export interface FavourPlace {
  id: string;
  card: string | null;
  round: number;
  worker: Worker | null;
}

export interface SeatView {
  id: string;
  seat: number;
  ai: boolean;
  passed: boolean;
  silver: number;
  provisions: number;
  unpaid: number;
  paid: number;
  attributes: Record<Attribute, { track: number; now: number; vp: number }>;
  workers: Record<Worker, number>;
  suspicion: number[]; // the tax each brought
  actions: ActionView[];
  done: Record<string, number>;
  jars: { id: string; jar: string; filled: boolean }[];
  crew: { id: string; card: string }[];
  walls: { id: string; card: string }[];
  attacked: string[];
  converted: { id: string; card: string; points: number }[];
  paladins: PaladinPiles;
  score: Record<string, number>;
}

export interface ActionView {
  id: string;
  action: Action;
  used: boolean;
  slots: SlotView[];
  silver?: number; // what it costs now; absent when it can be done no more
  provisions?: number;
}

export interface SlotView {
  id: string;
  worker: Worker | null;
  workshop: boolean;
}

export interface PaladinPiles {
  now: string | null;
  hand: (string | null)[]; // null: a card back
  chosen: (string | null)[];
  top: (string | null)[];
  deck: number;
  bottom: (string | null)[];
  spent: (string | null)[];
}

export interface AiView {
  marker: number;
  stack: Attribute[]; // bottom to top
  schemes: number;
  played: string[];
}

// --- what is printed ---------------------------------------------------------------------------------

export interface PaladinsFacts {
  rounds: number;
  paladins: Record<string, PaladinFacts>;
  townsfolk: Record<string, TownsfolkFacts>;
  outsiders: Record<string, OutsiderFacts>;
  walls: Record<string, { reward: Item[]; choices: Item[][]; vp: number }>;
  taverns: Record<string, Worker[]>;
  orders: Record<string, { action: Action; needed: number }>;
  favours: Record<string, { worker: SlotKind; cost: Item[]; choices: Item[][] }>;
  spaces: Record<string, { reward: Item[]; players: number }>;
  board: BoardFacts;
  ai: AiFacts;
  provenance: Record<string, string>;
  notes: Record<string, string>;
}

export interface PaladinFacts {
  workers: Worker[];
  boost: [number, number, number]; // faith, strength, influence
  action: Action;
  waive: string; // "nothing", "silver" or "provision"
  discount: number;
  bonus: Item[];
}

export interface TownsfolkFacts {
  name: string;
  discard: Item[];
  immediate: Item[];
  trigger: string; // an action, "inquisition" or "pay_debt"
  condition: "always" | "suspicion>=2" | "suspicion==0";
  reward: Item[];
}

export interface OutsiderFacts {
  name: string;
  people: (typeof PEOPLES)[number];
  attack: Item[];
  convert: Item[];
  counts: string;
  base: number;
  per: number;
  vp: number;
}

export interface BoardFacts {
  slots: Record<Action, SlotKind[]>;
  gains: Partial<Record<Action, Item[]>>;
  commission_cost: number[];
  fortify_cost: number[];
  fortify_need: number[];
  garrison_cost: number[];
  absolve_cost: number[];
  absolve_need: number[];
  convert_cost: number[];
  develop_silver: number;
  pray_silver: number;
  hunt: [number, number];
  trade: [number, number];
  attack_step: number;
  workshops: Worker[];
  jars: Record<string, Item[]>;
  attribute_vp: number[];
  action_vp: Record<string, number[]>;
  goods_per_vp: number;
  unpaid_vp: number;
  paid_vp: number;
  carry_over: number;
}

export interface AiFacts {
  track: number;
  top_row: { action: string; workers: number }[];
  right_cost: number[]; // with 0, 1, 2 workshops
}
