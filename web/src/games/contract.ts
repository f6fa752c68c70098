// What a game brings to the table frame: boards and names; no frame, no rules.

import type { ComponentChildren } from "preact";
import type { Design } from "../table/frame.ts";
import type { Choice, Msg } from "../table/model.ts";
import type { LogLine } from "../table/session.ts";
import type { HelpText } from "../ui/help.ts";

export interface BoardProps<View, Facts> {
  view: View;
  facts: Facts; // what is printed on components, from /api/games/<game>/facts
  seat: number; // whose eyes; -1 for spectators
  names: string[]; // by seat
  colours: string[]; // by seat: "lily", "mullet", "crescent", "trefoil", "rose"
}

/** A component of a game. */
export type Board<Props> = (props: Props) => ComponentChildren;

/** Symbols explained together: a message key and the names of the symbols. */
export interface GlossaryGroup {
  label: string;
  symbols: string[];
}

/** What a game tells about itself beside its boards. */
export interface GameGuide<View, Facts> {
  /** What an element of the boards is and does, in words. */
  help: (id: string, props: BoardProps<View, Facts>) => HelpText | null;
  /** The elements a log line speaks of; the view only where it is still that of the line. */
  elementsOf: (line: LogLine, facts: Facts, view: View | null) => string[];
  /** From which element to which a piece or card moves, if a log line tells of that. */
  flightOf: (line: LogLine, facts: Facts) => [from: string, to: string] | null;
  /** The events worth telling to somebody who has been away. */
  telling: ReadonlySet<string>;
  /** The symbols; their words are `web-<game>-term-<symbol>` and the same with `-what`. */
  glossary: GlossaryGroup[];
}

/** A part of the boards that has a page of its own on a phone. */
export interface Zone<View, Facts> {
  label: string; // message key
  Zone: Board<BoardProps<View, Facts>>;
  /** Whether an element is shown there: its tab counts what may be touched. */
  holds: (element: string) => boolean;
}

export interface GameTable<View, Facts> extends Partial<GameGuide<View, Facts>> {
  id: string;
  /** The shared board: everything everybody uses. */
  Shared: Board<BoardProps<View, Facts>>;
  /** A seat's own board, also used for rivals (with `who`). */
  Own: Board<BoardProps<View, Facts> & { who: number }>;
  /** A line of figures for the top bar: resources of one seat. */
  Summary: Board<BoardProps<View, Facts> & { who: number }>;
  /** Resources pinned on the phone. */
  Pinned: Board<BoardProps<View, Facts> & { who: number }>;
  /** Beside the game's name in the top bar: what everybody looks at all the time. */
  Bar?: Board<BoardProps<View, Facts>>;
  /** The shared board on a phone, where the game has a way of its own to show it. */
  Phone?: Board<BoardProps<View, Facts>>;
  /** Design pixels of the boards together, if not 1012 x 738, of the bar and of the least rail. */
  size?: Design;
  /** What is one's own, in the rail: then the shared board has all the room on a desktop. */
  RailOwn?: Board<BoardProps<View, Facts> & { who: number }>;
  /** A question in fewer words, where what is drawn beside it tells the rest. */
  ask?: (prompt: Msg) => string | null;
  /** Small steps, taken back by touching the same thing again: a finger need not confirm them. */
  light?: (choice: Choice) => boolean;
  /** What is to be said, and confirmed, before a choice whose consequence is easily missed. */
  warning?: (choice: Choice) => string | null;
  /** Between the question and the choices: what has been put together so far. */
  Asked?: Board<BoardProps<View, Facts>>;
  /** The choices as this game shows them, instead of the plain list. */
  Choices?: Board<BoardProps<View, Facts>>;
  /** Scenes that take the stage for one kind of decision (drafts, the Inquisition), by prompt key. */
  Scenes: Record<string, Board<BoardProps<View, Facts>>>;
  /** Sections of the shared board a phone can fly to: message key and element id prefix. */
  sections: { label: string; element: string }[];
  /** Pages instead of one board to pan, for a phone. */
  zones?: Zone<View, Facts>[];
  /** Symbol of a reward, cost or thing named in a message, for log and choices. */
  icon: (name: string) => string | null;
  /** Category names of the score sheet in order. */
  scoreParts: string[];
  /** A word about a category, such as whose card it comes from. */
  scoreNote?: (part: string, view: View, names: string[]) => string | null;
  /** At the end, below who won: how good that was. */
  Ending?: Board<{ view: View; facts: Facts; result: string }>;
  /** Events that begin something to be shown step by step, whoever brought it about. */
  paced?: ReadonlySet<string>;
  /** Events that have no step of their own there: they are shown together with the line before. */
  quiet?: ReadonlySet<string>;
  /** Below a line that is told step by step: the cards and dice it speaks of. */
  Told?: Board<BoardProps<View, Facts> & { line: LogLine }>;
  /** "round 4 of 7": message args for the top bar. */
  progress: (view: View) => { round: number; rounds: number };
}

/** The table of some game, for a frame that does not know which: only views and facts of that game fit it. */
export type AnyTable = GameTable<never, never>;
export type AnyProps = BoardProps<never, never>;
export type AnyZone = Zone<never, never>;
