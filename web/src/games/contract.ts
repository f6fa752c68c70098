// What a game brings to the table frame: boards and names; no frame, no rules.

import type { ComponentType } from "preact";

export interface BoardProps<View, Facts> {
  view: View;
  facts: Facts; // what is printed on components, from /api/games/<game>/facts
  seat: number; // whose eyes; -1 for spectators
  names: string[]; // by seat
  colours: string[]; // by seat: "lily", "mullet", "crescent", "trefoil", "rose"
}

export interface GameTable<View = unknown, Facts = unknown> {
  id: string;
  /** The shared board: everything everybody uses. */
  Shared: ComponentType<BoardProps<View, Facts>>;
  /** A seat's own board, also used for rivals (with `who`). */
  Own: ComponentType<BoardProps<View, Facts> & { who: number }>;
  /** A line of figures for the top bar: resources of one seat. */
  Summary: ComponentType<BoardProps<View, Facts> & { who: number }>;
  /** Resources pinned on the phone. */
  Pinned: ComponentType<BoardProps<View, Facts> & { who: number }>;
  /** Scenes that take the stage for one kind of decision (drafts, the Inquisition), by prompt key. */
  Scenes: Record<string, ComponentType<BoardProps<View, Facts>>>;
  /** Sections of the shared board a phone can fly to: message key and element id prefix. */
  sections: { label: string; element: string }[];
  /** Symbol of a reward, cost or thing named in a message, for log and choices. */
  icon: (name: string) => string | null;
  /** Category names of the score sheet in order. */
  scoreParts: string[];
  /** "round 4 of 7": message args for the top bar. */
  progress: (view: View) => { round: number; rounds: number };
}
