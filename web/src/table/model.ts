// What the server tells about a table: the shapes every game shares. The client holds no rules; it
// draws views, offers what is offered, and sends choices.

export interface Msg {
  key: string;
  args: Record<string, Arg>;
}
export type Arg = number | Msg | { seat: number } | Msg[];

export interface Choice {
  option: number;
  text: string;
  label: Msg;
  elements: string[];
  cost: [string, number][];
  effect: Msg[];
}

/** What a choice would change in the view, and whether it could be taken back. */
export interface Preview {
  option: number;
  changes: [string, unknown, unknown][];
  stop: "chance" | "choice" | "other" | "end";
  final: boolean;
}

export interface Reason {
  msg: Msg;
  rule: string;
}

export interface Refusal {
  text: string;
  label: Msg;
  elements: string[];
  reason: Reason;
}

export interface Offer<View = unknown> {
  version: number;
  seat: number;
  decision: number;
  made: number;
  decider: number;
  waiting: number[];
  view: View;
  prompt: Msg | null;
  choices: Choice[];
  refused: Refusal[];
  can_undo: boolean;
  can_redo: boolean;
}

/** The same position as something to look at: nothing is asked, offered, refused or taken back. */
export function onlyShown(offer: Offer, waiting: number[]): Offer {
  return {
    ...offer,
    waiting,
    decision: -1,
    prompt: null,
    choices: [],
    refused: [],
    can_undo: false,
    can_redo: false,
  };
}

/** Which choices and which refusals touch each element. */
export interface Touch {
  choices: Map<string, number[]>; // element id -> indices into offer.choices
  refusals: Map<string, Refusal[]>;
}

export function touchOf(offer: Offer | null): Touch {
  const touch: Touch = { choices: new Map(), refusals: new Map() };
  offer?.choices.forEach((choice, index) => {
    for (const element of choice.elements) add(touch.choices, element, index);
  });
  offer?.refused.forEach((refusal) => {
    for (const element of refusal.elements) add(touch.refusals, element, refusal);
  });
  return touch;
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
