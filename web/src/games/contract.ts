// What a game brings to the table frame: boards and names; no frame, no rules.

import { type ComponentChildren, createContext } from "preact";
import type { Design } from "../table/frame.ts";
import type { Gist } from "../table/gist.ts";
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

/** Whether the shared board is drawn below a scene already; else a scene that needs it draws it itself. */
export const BoardBelow = createContext(false);

/** A heading with its symbol. */
export interface Title {
  icon: string | null;
  name: string;
}

/** A component of a game. */
export type Board<Props> = (props: Props) => ComponentChildren;

/** Symbols explained together: a message key and the names of the symbols. */
export interface GlossaryGroup {
  label: string;
  symbols: string[];
}

/** A card, tile or place as it is compared with the box. */
export interface PrintedThing {
  name: string;
  picture?: ComponentChildren;
}

/** What a game tells about itself beside its boards. */
export interface GameGuide<View, Facts> {
  /** What an element of the boards is and does, in words. */
  help: (id: string, props: BoardProps<View, Facts>) => HelpText | null;
  /** The elements a log line speaks of; the view only where it is still that of the line. */
  elementsOf: (line: LogLine, facts: Facts, view: View | null) => string[];
  /** What the lines of one action say together, in one line; null: they have no short form. */
  gistOf: (lines: LogLine[], facts: Facts) => Gist | null;
  /** Kinds of choices that can be made beside every decision: who asks why not asks about them last. */
  asides?: readonly string[];
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
  /** The action a question belongs to, with its symbol: the heading above it. */
  title?: (props: BoardProps<View, Facts>) => Title | null;
  /** A question in fewer words, where what is drawn beside it tells the rest. */
  ask?: (prompt: Msg) => string | null;
  /** What a choice does, in a verb or two: on the button that confirms it. */
  verb?: (choice: Choice) => string | null;
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
  /** The scenes of these that only lie over an edge of the shared board, which stays drawn below them. */
  strips?: ReadonlySet<string>;
  /** Sections of the shared board a phone can fly to: message key and element id prefix. */
  sections: { label: string; element: string }[];
  /** Whether an element is on one's own board: a phone shows that on a page of its own. */
  isOwn?: (element: string) => boolean;
  /** Pages instead of one board to pan, for a phone. */
  zones?: Zone<View, Facts>[];
  /** Symbol of a reward, cost or thing named in a message, for log and choices. */
  icon: (name: string) => string | null;
  /** Category names of the score sheet in order. */
  scoreParts: string[];
  /** Categories of these that are told apart only when the game is over. */
  scoreOrigins?: readonly string[];
  /** What a category would bring a seat, where nobody knows yet whether it counts. */
  scoreGuess?: (part: string, view: View, who: number) => number | null;
  /** A word about a category, such as whose card it comes from. */
  scoreNote?: (part: string, view: View, names: string[]) => string | null;
  /** At the end, below who won: how good that was. */
  Ending?: Board<{ view: View; facts: Facts; result: string }>;
  /** Events that begin something to be shown step by step, whoever brought it about. */
  paced?: ReadonlySet<string>;
  /** The kind of turning point that is reached with a line of the log: the story stops there for a scene. */
  turningAt?: (lines: LogLine[], at: number) => string | null;
  /** That scene; `lines` is the log up to it. */
  Turning?: Board<BoardProps<View, Facts> & { kind: string; lines: LogLine[] }>;
  /** Below the words of an action that is told: the cards and dice its lines speak of. */
  Told?: Board<BoardProps<View, Facts> & { lines: LogLine[] }>;
  /** A card or place of the component file, by section and id: its name, and our drawing of it. */
  printed?: (section: string, id: string, facts: Facts) => PrintedThing | null;
  /** "round 4 of 7": message args for the top bar. */
  progress: (view: View) => { round: number; rounds: number };
}

/** The table of some game, for a frame that does not know which: only views and facts of that game fit it. */
export type AnyTable = GameTable<never, never>;
export type AnyProps = BoardProps<never, never>;
export type AnyZone = Zone<never, never>;
