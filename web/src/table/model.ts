// What the server tells about a table, as every game has it: its messages, and what the frame makes of them.
// The client holds no rules; it draws views, offers what is offered, and sends choices.

import type {
  ChoiceInfo,
  EventInfo,
  Message,
  Offer as OfferMessage,
  PreviewInfo,
  ReasonInfo,
  RefusalInfo,
} from "../net/messages.ts";

export type Msg = Message;
export type Arg = Message["args"][string];
export type Choice = ChoiceInfo;
export type Refusal = RefusalInfo;
export type Reason = ReasonInfo;
export type Preview = PreviewInfo;
export type Fields = EventInfo["fields"];

/** What a seat sees and may do; the view is of the game's own shape. */
export interface Offer<View = unknown> extends Omit<OfferMessage, "type" | "view" | "changes"> {
  view: View;
}

/** A position without a question: after so many events of choice n, or after all of it (-1). */
export interface Still {
  n: number;
  events: number;
  decider: number; // -1 in the middle of a choice
  seat: number; // whose eyes
  view: unknown;
}

// --- what a game knows of its choices and events -------------------------------------------------------

/** A choice of a game, its arguments by its kind. */
export type ChoiceOf<Args> = {
  [Kind in keyof Args]: Omit<Choice, "kind" | "args"> & { kind: Kind; args: Args[Kind] };
}[keyof Args];

/** A refusal of a game; it has the arguments of its kind, or none where no particular thing is meant. */
export type RefusalOf<Args> = {
  [Kind in keyof Args]: Omit<Refusal, "kind" | "args"> & { kind: Kind; args: Partial<Args[Kind]> };
}[keyof Args];

/** The fields of a game's events by their names, whichever of them an event has. */
export type FieldsOf<Events> = Partial<InAll<Events[keyof Events]>>;

type InAll<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

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

export function touchOf(offer: Pick<Offer, "choices" | "refused"> | null): Touch {
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
