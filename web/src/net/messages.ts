// Written by scripts/web_types from the server's schema: do not edit.

export type ClientMessage =
  | Hello
  | Choose
  | Undo
  | Redo
  | Back
  | GoOn
  | Lesson
  | LessonBack
  | ExampleBack
  | Chat
  | Rematch
  | Vote
  | Return
  | Look
  | Uncover
  | Ready
  | NeedReady
  | Lock
  | LetWatch
  | Remove
  | Mute
  | PutBot
  | Begin
  | LetHint
  | AskHint
  | AskExplain
  | Ping;
export type ServerMessage =
  | Welcome
  | Happened
  | Table
  | Offer
  | Reasons
  | Previews
  | Hinted
  | Explained
  | Presence
  | Done
  | Pong
  | Rejected;

export interface Messages {
  AddressReply?: AddressReply;
  AskExplain?: AskExplain;
  AskHint?: AskHint;
  Back?: Back;
  Begin?: Begin;
  CarriedTable?: CarriedTable;
  Chat?: Chat;
  CheckReply?: CheckReply;
  CheckRequest?: CheckRequest;
  ChoiceInfo?: ChoiceInfo;
  Choose?: Choose;
  ClaimRequest?: ClaimRequest;
  ClientMessage?: ClientMessage;
  Clock?: Clock;
  ClockRequest?: ClockRequest;
  ComponentsInfo?: ComponentsInfo;
  CreateRequest?: CreateRequest;
  CurvePoint?: CurvePoint;
  CurveReply?: CurveReply;
  DailyLine?: DailyLine;
  DailyReply?: DailyReply;
  DailyRequest?: DailyRequest;
  DailyScore?: DailyScore;
  Decided?: Decided;
  DeletedReply?: DeletedReply;
  Done?: Done;
  EntryInfo?: EntryInfo;
  ErrorReply?: ErrorReply;
  EventInfo?: EventInfo;
  ExampleBack?: ExampleBack;
  ExampleInfo?: ExampleInfo;
  ExampleListed?: ExampleListed;
  ExamplesReply?: ExamplesReply;
  Explained?: Explained;
  FactsReply?: FactsReply;
  FormInfo?: FormInfo;
  GameInfo?: GameInfo;
  GamesReply?: GamesReply;
  GoOn?: GoOn;
  GoodChoice?: GoodChoice;
  Happened?: Happened;
  HappeningInfo?: HappeningInfo;
  HealthReply?: HealthReply;
  Hello?: Hello;
  Hinted?: Hinted;
  HistoryReply?: HistoryReply;
  ImportRequest?: ImportRequest;
  KnowledgeReply?: KnowledgeReply;
  Lesson?: Lesson;
  LessonBack?: LessonBack;
  LessonInfo?: LessonInfo;
  LessonPage?: LessonPage;
  LessonPlace?: LessonPlace;
  LetHint?: LetHint;
  LetWatch?: LetWatch;
  LinesReply?: LinesReply;
  Lock?: Lock;
  Look?: Look;
  Message?: Message;
  MineReply?: MineReply;
  MineRequest?: MineRequest;
  MoveInfo?: MoveInfo;
  Mute?: Mute;
  MyTable?: MyTable;
  NeedReady?: NeedReady;
  NoticeDoneReply?: NoticeDoneReply;
  NoticeInfo?: NoticeInfo;
  NoticeRequest?: NoticeRequest;
  NoticesReply?: NoticesReply;
  Offer?: Offer;
  OldRules?: OldRules;
  OpenTable?: OpenTable;
  OpenTablesReply?: OpenTablesReply;
  OptionInfo?: OptionInfo;
  OutcomeInfo?: OutcomeInfo;
  PastReply?: PastReply;
  Ping?: Ping;
  Pong?: Pong;
  Presence?: Presence;
  PreviewInfo?: PreviewInfo;
  Previews?: Previews;
  Problem?: Problem;
  ProofInfo?: ProofInfo;
  PushReply?: PushReply;
  PutBot?: PutBot;
  Ready?: Ready;
  ReasonInfo?: ReasonInfo;
  Reasons?: Reasons;
  Redo?: Redo;
  RefusalInfo?: RefusalInfo;
  Rejected?: Rejected;
  Rematch?: Rematch;
  Remove?: Remove;
  RenameRequest?: RenameRequest;
  Reply?: Reply;
  Request?: Request;
  Return?: Return;
  ReviewInfo?: ReviewInfo;
  ReviewPoint?: ReviewPoint;
  ReviewReply?: ReviewReply;
  ScoreInfo?: ScoreInfo;
  SeatInfo?: SeatInfo;
  SeatRequest?: SeatRequest;
  SeatReview?: SeatReview;
  SeatedReply?: SeatedReply;
  Sent?: Sent;
  ServerMessage?: ServerMessage;
  SourceGap?: SourceGap;
  StillInfo?: StillInfo;
  StillsReply?: StillsReply;
  SuggestionInfo?: SuggestionInfo;
  Table?: Table;
  TableInfo?: TableInfo;
  TableReply?: TableReply;
  TermInfo?: TermInfo;
  TermsReply?: TermsReply;
  TurningPoint?: TurningPoint;
  TurnsReply?: TurnsReply;
  TurnsRequest?: TurnsRequest;
  Uncover?: Uncover;
  Undo?: Undo;
  UnopenedTable?: UnopenedTable;
  ValueInfo?: ValueInfo;
  ValueProblem?: ValueProblem;
  Vote?: Vote;
  Welcome?: Welcome;
  WhyInfo?: WhyInfo;
}
/**
 * The address to give to others; `here`: it works on the machine of the server only.
 */
export interface AddressReply {
  url: string;
  reach: "here" | "network";
}
/**
 * Ask the coach about choice number `n`, as events tell it. Answered by `explained`.
 */
export interface AskExplain {
  type: "explain";
  id?: number;
  n: number;
}
/**
 * Ask the coach what it would do; `decision` is that of the offer. Answered by `hinted`.
 */
export interface AskHint {
  type: "hint";
  id?: number;
  decision: number;
}
/**
 * Go back to where a bot took this seat over: its owner asks, the others agree or refuse.
 */
export interface Back {
  type: "back";
  id?: number;
  seat: number;
  agree?: boolean;
}
/**
 * The host: begin with those who are there; free seats are taken away.
 */
export interface Begin {
  type: "begin";
  id?: number;
}
/**
 * All of a table: what happened there, what its shuffles are made of, and the secret of the seats.
 *
 *     Whoever has the file has the table. `digest` tells a file that is no longer what was written.
 */
export interface CarriedTable {
  regnum: "table";
  version: 1;
  id: string;
  code: string;
  created: number;
  shuffle: string;
  secret: string;
  /**
   * @minItems 1
   * @maxItems 20000
   */
  entries: {
    [k: string]: unknown;
  }[];
  digest?: string;
}
/**
 * Say something to the table.
 */
export interface Chat {
  type: "chat";
  id?: number;
  text: string;
}
/**
 * The values nobody has checked and those answered for; the corrected file if it can be used.
 */
export interface CheckReply {
  game: string;
  values: ValueInfo[];
  problems: ValueProblem[];
  file: string;
  fingerprint: string;
  changed: boolean;
}
/**
 * A value of a component file; None: it is missing. `ids`: the cards it stands on, if it is a card's.
 */
export interface ValueInfo {
  path: string;
  section: string;
  entry: string;
  ids: string[];
  field: string;
  value:
    | number
    | boolean
    | string
    | (
        | number
        | string
        | {
            [k: string]: number;
          }
      )[]
    | {
        [k: string]: number;
      }
    | null;
  form: FormInfo;
  origin: string;
  confidence: number;
  alternative: string;
  note: string;
  sources: string[];
}
/**
 * What may be entered for a value: numbers from `low` to `high`, `least` to `most` things.
 */
export interface FormInfo {
  kind: "choices" | "counts" | "flag" | "number" | "numbers" | "text" | "word" | "words";
  low: number;
  high: number;
  least: number;
  most: number;
  words: string[];
}
/**
 * What is wrong with a value, in English, as with every component file.
 */
export interface ValueProblem {
  path: string;
  text: string;
}
/**
 * What is printed, by path; null: as the file says.
 */
export interface CheckRequest {
  answers: {
    [k: string]:
      | number
      | boolean
      | string
      | (
          | number
          | string
          | {
              [k: string]: number;
            }
        )[]
      | {
          [k: string]: number;
        }
      | null;
  };
}
/**
 * One thing that may be chosen: a kind with named arguments, the same in every language.
 *
 *     The kinds of a game and their arguments are in its `shapes`.
 */
export interface ChoiceInfo {
  option: number;
  text: string;
  kind: string;
  args: {
    [k: string]: boolean | number | string | (number | string | [string, number])[];
  };
  label: Message;
  elements: string[];
  cost: [string, number][];
  effect: Message[];
}
/**
 * Something to be said: a key of the message catalogue and its arguments.
 *
 *     An argument is a number, a seat ({"seat": 0}: shown by its name), a message, or a list of
 *     messages. A key that begins with "raw:" is shown as it stands.
 */
export interface Message {
  key: string;
  args: {
    [k: string]:
      | number
      | {
          seat: number;
        }
      | Message
      | Message[];
  };
}
/**
 * Answer decision number so-and-so with an option or its text form.
 *
 *     With `undoable` it is refused (`error-final`) where undo would not reach behind it, or something should be
 *     said before: a client that has not looked can let the server ask back instead of waiting for a preview.
 */
export interface Choose {
  type: "choose";
  id?: number;
  decision: number;
  choice: number | string;
  undoable?: boolean;
}
/**
 * Take a seat. The words go into the seed of the game (fairness).
 */
export interface ClaimRequest {
  seat: number;
  name?: string;
  colour?: "" | "crescent" | "lily" | "mullet" | "rose" | "trefoil";
  words?: string;
}
/**
 * The first message. `since` is the last version seen; 0 asks for all, -1 for none of the past.
 *
 *     A secret in the first message instead of the address keeps it out of logs. With `previews` every
 *     offer is followed by what all its choices would change: for clients of before, better is `look`. `compact`
 *     is for clients that keep the view: offers tell what changed of it, reasons follow in a message of their
 *     own, and what is sent together comes as a list of messages.
 */
export interface Hello {
  type: "hello";
  id?: number;
  secret?: string;
  since?: number;
  previews?: boolean;
  compact?: boolean;
  curtain?: boolean;
}
/**
 * Take back one's last choice, or with `turn` all since the start of the turn.
 */
export interface Undo {
  type: "undo";
  id?: number;
  turn?: boolean;
}
/**
 * Do again what was taken back.
 */
export interface Redo {
  type: "redo";
  id?: number;
}
/**
 * Agree to go on under the new rules from where they differ, or no longer.
 */
export interface GoOn {
  type: "go_on";
  id?: number;
  agree?: boolean;
}
/**
 * Leave the lesson and play on freely; or, with `on`, have the voice again.
 */
export interface Lesson {
  type: "lesson";
  id?: number;
  on: boolean;
}
/**
 * Back to the last point on the path of the lesson, past all barriers of undo.
 */
export interface LessonBack {
  type: "lesson_back";
  id?: number;
}
/**
 * Back to the last point of the example, past all barriers of undo; with `start` to its beginning.
 */
export interface ExampleBack {
  type: "example_back";
  id?: number;
  start?: boolean;
}
/**
 * Tell the others of the code of a table where the same people may play again.
 */
export interface Rematch {
  type: "rematch";
  id?: number;
  code: string;
}
/**
 * Agree that a bot stands in for an absent player, or no longer.
 */
export interface Vote {
  type: "vote";
  id?: number;
  seat: number;
  agree?: boolean;
}
/**
 * Take one's seat back from the bot.
 */
export interface Return {
  type: "return";
  id?: number;
}
/**
 * Ask what some options of an offer would change; `version` and `decision` are the offer's.
 */
export interface Look {
  type: "look";
  id?: number;
  decision: number;
  version: number;
  /**
   * @minItems 1
   * @maxItems 8
   */
  options: number[];
}
/**
 * At a screen that several share: this seat's player looks, and nobody else; or no longer.
 */
export interface Uncover {
  type: "uncover";
  id?: number;
  seat: number;
  on?: boolean;
}
/**
 * Say that one is ready to begin, or no longer. The last one begins the game.
 */
export interface Ready {
  type: "ready";
  id?: number;
  on?: boolean;
}
/**
 * The host: begin only when everybody said ready, or as soon as all seats are taken.
 */
export interface NeedReady {
  type: "need_ready";
  id?: number;
  on: boolean;
}
/**
 * The host: nobody can take a seat, or everybody again.
 */
export interface Lock {
  type: "lock";
  id?: number;
  on: boolean;
}
/**
 * The host: whether people without a seat may see the game.
 */
export interface LetWatch {
  type: "spectators";
  id?: number;
  on: boolean;
}
/**
 * The host: free somebody's seat before the start. During a game nobody can be removed.
 */
export interface Remove {
  type: "remove";
  id?: number;
  seat: number;
}
/**
 * The host: somebody cannot say anything, or can again.
 */
export interface Mute {
  type: "mute";
  id?: number;
  seat: number;
  on?: boolean;
}
/**
 * The host: a bot plays in a free seat; without a level the seat is for somebody again.
 */
export interface PutBot {
  type: "bot";
  id?: number;
  seat: number;
  level?: string;
  face?: string;
}
/**
 * The host, before the start: whether the coach may be asked for hints.
 */
export interface LetHint {
  type: "hints";
  id?: number;
  on: boolean;
}
/**
 * Ask for a sign of life.
 */
export interface Ping {
  type: "ping";
  id?: number;
}
/**
 * Thinking time: what it is counted by, and what happens when it has run out (see ClockRequest).
 */
export interface Clock {
  total: number;
  bonus: number;
  kind: "choices" | "each" | "turns";
  out: "bot" | "vote" | "wait";
}
/**
 * Thinking time.
 *
 *     `kind` "choices": seconds in all, and a bonus for every choice; "turns": the bonus is for every turn;
 *     "each": so many anew for each turn. `out` is what happens when it has run out: a bot plays on (by default
 *     with "choices"), the others may vote for one (by default else), or nothing.
 */
export interface ClockRequest {
  total: number;
  bonus?: number;
  kind?: "choices" | "each" | "turns";
  out?: ("bot" | "vote" | "wait") | null;
}
/**
 * Which component file a table is played with; the name is empty for the game's own.
 *
 *     `brought`: whoever made the table brought the file; ask the table for it and for its facts.
 */
export interface ComponentsInfo {
  name: string;
  fingerprint: string;
  brought?: boolean;
}
/**
 * A new table; with `claim` its maker sits down at once.
 */
export interface CreateRequest {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatRequest[];
  options?: {
    [k: string]: string;
  };
  components?: string;
  file?: string;
  listed?: boolean;
  clock?: ClockRequest | null;
  away?: number;
  claim?: ClaimRequest | null;
  guided?: boolean;
  example?: string;
  ready?: boolean | null;
  hints?: boolean;
}
/**
 * A seat of a new table; `level` and `face` are for bots.
 *
 *     Who makes a table and sits down (`claim`) may name the bots and those who share the screen.
 */
export interface SeatRequest {
  kind: "automa" | "bot" | "hotseat" | "human";
  level?: string;
  face?: string;
  name?: string;
  colour?: "" | "crescent" | "lily" | "mullet" | "rose" | "trefoil";
}
/**
 * The points of everybody, by source, when a round had ended.
 */
export interface CurvePoint {
  round: number;
  n: number;
  totals: number[];
  parts: {
    [k: string]: number;
  }[];
}
/**
 * How the points grew, round by round, and what is to be said about it: for a finished game.
 */
export interface CurveReply {
  points: CurvePoint[];
  period?: string;
  story?: Message[];
  decided?: Decided | null;
}
/**
 * What decided a game between its winner and the best of the others.
 */
export interface Decided {
  winner: number;
  rival: number;
  since: number;
  gaps: SourceGap[];
}
/**
 * What one source brought the winner, and what it brought the best of the others.
 */
export interface SourceGap {
  source: string;
  ours: number;
  theirs: number;
}
/**
 * How somebody played a day's duel; the record replays it.
 */
export interface DailyLine {
  score: DailyScore;
  table: string;
  record: {
    [k: string]: unknown;
  };
}
/**
 * One result of a day.
 */
export interface DailyScore {
  name: string;
  score: number;
  margin: number;
  parts: {
    [k: string]: number;
  };
  at: number;
}
/**
 * The results of a day, best first.
 *
 *     `commit` is the SHA-256 of the key that the cards come from; the `key` is shown when the day is over.
 */
export interface DailyReply {
  game: string;
  day: string;
  left: number;
  options: {
    [k: string]: string;
  };
  scores: DailyScore[];
  commit?: string;
  key?: string;
}
/**
 * Play today's duel, or go on with it: one try of a browser, and of a name, counts.
 *
 *     Practice comes after it.
 *
 *     `browser`: random letters that the browser keeps for itself; the server stores what follows from them.
 */
export interface DailyRequest {
  browser: string;
  practice?: boolean;
  name?: string;
  colour?: "" | "crescent" | "lily" | "mullet" | "rose" | "trefoil";
}
/**
 * A table that is no more.
 */
export interface DeletedReply {
  id: string;
}
/**
 * A request was carried out and is durable; its happening has been sent before.
 */
export interface Done {
  type: "done";
  id: number;
  version: number;
}
export interface EntryInfo {
  about?: number;
  agree?: boolean;
  by?: string;
  code?: string;
  colour?: "" | "crescent" | "lily" | "mullet" | "rose" | "trefoil";
  decision?: number;
  from?: number;
  kept?: number[];
  level?: string;
  n?: number;
  name?: string;
  on?: boolean;
  option?: number;
  seat?: number;
  t: string;
  text?: string;
  to?: number;
  turn?: boolean;
  why?: string;
}
/**
 * The body of every refusal over HTTP.
 */
export interface ErrorReply {
  error: Problem;
}
/**
 * Why something was refused: for programs (key), for people (text, English), and by which rule.
 */
export interface Problem {
  msg: Message;
  text: string;
  rule?: string;
}
/**
 * Something that happened in the game, with the number of the choice that caused it.
 *
 *     The events of a game and their fields are in its `shapes`. With `beat` it begins an action, and what
 *     follows up to the next one belongs to it. The first event of a choice goes on with the action before if
 *     it is about the same seat, unless it begins one.
 */
export interface EventInfo {
  n: number;
  event: string;
  fields: {
    [k: string]: boolean | number | string | (number | string)[] | null;
  };
  msg: Message;
  beat?: boolean;
}
/**
 * How far a worked example is shown at its table; its words are `<game>-example-<id>`.
 */
export interface ExampleInfo {
  id: string;
  rule: string;
  show: string[];
  n: number;
  of: number;
  seat: number;
  option: number;
  off: boolean;
}
/**
 * A worked example that can be opened at a table, and the rule beside which it stands.
 */
export interface ExampleListed {
  id: string;
  rule: string;
}
/**
 * The worked examples of a game in the order of its rules.
 */
export interface ExamplesReply {
  examples: ExampleListed[];
}
/**
 * The answer to `explain`.
 *
 *     In a finished game (`whole`) the move stands beside the best other one: `reasons` say what it brings more
 *     or less than that. In a running game the turn is judged by what the asker may see, before and after it:
 *     `reasons` say what it has changed, and neither move is told.
 */
export interface Explained {
  type: "explained";
  id: number;
  n: number;
  seat: number;
  whole: boolean;
  first: number;
  last: number;
  before: number[];
  after: number[];
  reasons: WhyInfo[];
  chosen?: SuggestionInfo | null;
  other?: SuggestionInfo | null;
}
/**
 * One reason: what a plan changes under a heading, in points.
 *
 *     "gain" and "cost" are about who moves, "threat" is what it changes for a rival (`seat`): more points are
 *     good for that seat, fewer are what the move takes from it.
 */
export interface WhyInfo {
  heading: string;
  points: number;
  kind: "cost" | "gain" | "threat";
  seat: number;
}
/**
 * A move, how far ahead of the best rival it may leave its seat at the end, and the chance of winning.
 *
 *     The reasons of a hint compare with standing still, or with the move that is mentioned beside it.
 */
export interface SuggestionInfo {
  option: number;
  text: string;
  label: Message;
  margin: number;
  chance: number;
  reasons: WhyInfo[];
  then?: Message[];
}
/**
 * What is printed on the components of a game.
 */
export interface FactsReply {
  game: string;
  components: ComponentsInfo;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  id: string;
  rules: number;
  min_players: number;
  max_players: number;
  automas: {
    [k: string]: number;
  };
  options: OptionInfo[];
  levels: string[];
  level: string;
  components: ComponentsInfo[];
  daily: boolean;
  lesson: boolean;
}
/**
 * An option of a game, its values in the order they are offered in.
 */
export interface OptionInfo {
  name: string;
  values: string[];
  players: number[];
  default: string;
}
/**
 * What can be played here, and in which languages.
 */
export interface GamesReply {
  games: GameInfo[];
  languages: string[];
  colours: string[];
  faces: string[];
}
/**
 * An option the lesson recommends; of several, `because` is the key of what is good about this one.
 */
export interface GoodChoice {
  option: number;
  because: string;
}
/**
 * Something happened at the table.
 */
export interface Happened {
  type: "happening";
  version: number;
  at: number;
  made: number;
  entry: EntryInfo;
  events: EventInfo[];
  aside?: boolean;
}
/**
 * One entry of a table: versions follow one another without gaps.
 */
export interface HappeningInfo {
  version: number;
  at: number;
  made: number;
  entry: EntryInfo;
  events: EventInfo[];
  aside?: boolean;
}
/**
 * That the server works. `tables`: those in use, as counted last.
 */
export interface HealthReply {
  ok: boolean;
  version: string;
  tables: number;
  rooms: number;
  connections: number;
}
/**
 * The answer to `hint`: at most three moves, the best first; none if the decision has passed.
 */
export interface Hinted {
  type: "hinted";
  id: number;
  decision: number;
  seat: number;
  suggestions: SuggestionInfo[];
  taken: number;
  left: number;
}
/**
 * An earlier point: what the seat was entitled to know then; after the end everything.
 */
export interface HistoryReply {
  n: number;
  made: number;
  seat: number;
  whole: boolean;
  decider: number;
  view: {
    [k: string]: unknown;
  };
  events: EventInfo[];
}
/**
 * A record, to be looked at or played on as a hot-seat game.
 */
export interface ImportRequest {
  record: {
    [k: string]: unknown;
  };
  name?: string;
  file?: string;
  file_name?: string;
  hints?: boolean;
}
/**
 * What a seat knows of a game that is not over: its own choices, and all it has heard.
 */
export interface KnowledgeReply {
  table: TableInfo;
  seat: number;
  choices: [number, string][];
  events: EventInfo[];
  view: {
    [k: string]: unknown;
  };
}
/**
 * A table as everybody may see it.
 */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  rules: number;
  status: "open" | "over" | "playing";
  listed: boolean;
  version: number;
  created: number;
  now: number;
  options: {
    [k: string]: string;
  };
  components: ComponentsInfo;
  seats: SeatInfo[];
  waiting: number[];
  made: number;
  clock: Clock | null;
  away: number;
  daily: string;
  practice: boolean;
  imported: boolean;
  commit: string;
  proof: ProofInfo | null;
  outcome: OutcomeInfo | null;
  host: number;
  locked: boolean;
  needs_ready: boolean;
  spectators: boolean;
  lesson?: LessonPlace | null;
  example?: string;
  rematch?: string;
  hints?: boolean;
  hints_taken?: number[];
  old?: OldRules | null;
}
/**
 * A seat as everybody may see it.
 */
export interface SeatInfo {
  seat: number;
  kind: "automa" | "bot" | "hotseat" | "human";
  level: string;
  name: string;
  called: Message;
  colour: "" | "crescent" | "lily" | "mullet" | "rose" | "trefoil";
  face: string;
  taken: boolean;
  stand_in: boolean;
  stand_in_why: "" | "clock" | "left" | "vote";
  stand_in_level: string;
  stand_in_since: number;
  can_return: boolean;
  away: boolean;
  away_since: number;
  vote_from: number;
  votes: number[];
  vote_wants: number[];
  can_go_back: boolean;
  back_votes: number[];
  back_wants: number[];
  seconds_left: number | null;
  ready: boolean;
  muted: boolean;
}
/**
 * What lets anybody check the shuffles of a finished game (regnum verify).
 */
export interface ProofInfo {
  commit: string;
  secret: string;
  words: string[];
}
/**
 * The end of a game.
 */
export interface OutcomeInfo {
  scores: ScoreInfo[];
  tie_break: string;
}
/**
 * The points of one seat, by source.
 */
export interface ScoreInfo {
  total: number;
  place: number;
  parts: {
    [k: string]: number;
  };
}
/**
 * How far a guided table is in its lesson: step n of so many, on the longest way from here.
 */
export interface LessonPlace {
  n: number;
  of: number;
}
/**
 * Why a game of other rules or components is only shown: it ended, or would go another way now.
 */
export interface OldRules {
  kind: "differs" | "kept";
  rules: number;
  ours: number;
  told_by: number;
  why: Message;
  seat?: number;
  can_go_on?: boolean;
  agreed?: number[];
  wants?: number[];
}
/**
 * What the voice of a lesson says now; only the learner is told. Messages are told by their keys.
 */
export interface LessonInfo {
  step: string;
  n: number;
  of: number;
  made: number;
  pages: LessonPage[];
  why: string;
  good: GoodChoice[];
  rather: string;
  off: boolean;
  left: boolean;
  last: boolean;
}
/**
 * One bubble of the voice: a message key, and the elements it points at.
 */
export interface LessonPage {
  key: string;
  show: string[];
}
/**
 * The lines of a day: for those who have finished it, and for everybody when the day is over.
 */
export interface LinesReply {
  game: string;
  day: string;
  lines: DailyLine[];
}
/**
 * The tables of a browser, last used first; those that cannot be opened, and why.
 *
 *     `gone`: places of secrets that open nothing: the table was deleted, or the seat is somebody else's.
 */
export interface MineReply {
  tables: MyTable[];
  unopened: UnopenedTable[];
  gone: number[];
}
/**
 * A table one sits at; `index` is the place of its secret in the request.
 */
export interface MyTable {
  index: number;
  table: TableInfo;
  seats: number[];
  your_turn: boolean;
  round: number;
  rounds: number;
  used: number;
}
/**
 * A table that is there and cannot be opened; `index` is the place of its secret in the request.
 */
export interface UnopenedTable {
  index: number;
  error: Problem;
}
/**
 * The seat secrets a browser keeps: which tables they open.
 */
export interface MineRequest {
  /**
   * @maxItems 100
   */
  secrets: string[];
}
/**
 * A move in words.
 */
export interface MoveInfo {
  option: number;
  text: string;
  label: Message;
}
/**
 * The link of a mail has done what it was for.
 */
export interface NoticeDoneReply {
  id: string;
}
/**
 * One way in which somebody is told; of browsers the address is not shown.
 */
export interface NoticeInfo {
  id: string;
  kind: "mail" | "push";
  address: string;
  confirmed: boolean;
}
/**
 * Be told when it is one's turn: `address` is the endpoint of a browser with its keys, or one of mail.
 */
export interface NoticeRequest {
  kind: "mail" | "push";
  address: string;
  p256dh?: string;
  auth?: string;
  language?: string;
}
/**
 * What a seat has asked for, and what this server can do. `made`: what was asked for just now.
 */
export interface NoticesReply {
  push: boolean;
  mail: boolean;
  notices: NoticeInfo[];
  made?: string;
}
/**
 * What a seat sees and may do now. Seat -1 is a spectator.
 *
 *     With several hot-seat players it is the offer of the one who decides (or decided last).
 */
export interface Offer {
  type: "offer";
  version: number;
  seat: number;
  decision: number;
  made: number;
  decider: number;
  waiting: number[];
  view: {
    [k: string]: unknown;
  } | null;
  changes:
    | [
        string,
        {
          [k: string]: unknown;
        }
      ][]
    | null;
  prompt: Message | null;
  choices: ChoiceInfo[];
  refused: RefusalInfo[];
  can_undo: boolean;
  can_redo: boolean;
  sensible?: number | null;
  leads?: {
    [k: string]: number[];
  };
  underway?: ChoiceInfo[];
  lesson?: LessonInfo | null;
  covered?: "" | "question" | "secrets";
  example?: ExampleInfo | null;
}
/**
 * Something that is not offered, and why. Without arguments no particular thing is meant.
 */
export interface RefusalInfo {
  text: string;
  kind: string;
  args: {
    [k: string]: boolean | number | string | (number | string | [string, number])[];
  };
  label: Message;
  elements: string[];
  reason: ReasonInfo;
}
/**
 * Why something is not offered, and by which rule.
 */
export interface ReasonInfo {
  msg: Message;
  rule: string;
}
/**
 * A listed table, in short.
 */
export interface OpenTable {
  id: string;
  code: string;
  game: string;
  status: "open" | "over" | "playing";
  created: number;
  options: {
    [k: string]: string;
  };
  seats: {
    [k: string]: unknown;
  }[];
  hints?: boolean;
}
/**
 * The listed tables that are not over, newest first.
 */
export interface OpenTablesReply {
  tables: OpenTable[];
}
/**
 * What happened after version `since` up to the one asked for; 0: there is nothing earlier.
 */
export interface PastReply {
  since: number;
  happenings: HappeningInfo[];
}
/**
 * A sign of life.
 */
export interface Pong {
  type: "pong";
  id: number;
  now: number;
  version: number;
}
/**
 * Who is there.
 */
export interface Presence {
  type: "presence";
  here: number[];
  spectators: number;
  thinking: number[];
}
/**
 * What a choice would change in the view, and whether it could be taken back.
 */
export interface PreviewInfo {
  option: number;
  changes: [string[], unknown, unknown][];
  stop: "chance" | "choice" | "end" | "other";
  final: boolean;
  ends?: boolean;
  warnings?: Message[];
}
/**
 * What choices of an offer would change; the answer to `look`, without any where that has passed.
 *
 *     Whoever asked for all in `hello` gets them after the offer, with id 0.
 */
export interface Previews {
  type: "previews";
  id: number;
  version: number;
  decision: number;
  previews: PreviewInfo[];
}
/**
 * The server's public key for subscriptions of browsers.
 */
export interface PushReply {
  key: string;
}
/**
 * What is not offered in a decision, and why; follows its offer on a compact connection.
 */
export interface Reasons {
  type: "reasons";
  decision: number;
  refused: RefusalInfo[];
}
/**
 * A request was refused and has changed nothing.
 */
export interface Rejected {
  type: "refused";
  id: number;
  error: Problem;
}
/**
 * Another name or colour; empty leaves it as it is.
 */
export interface RenameRequest {
  name?: string;
  colour?: "" | "crescent" | "lily" | "mullet" | "rose" | "trefoil";
}
/**
 * What the server answers over HTTP, and the parts of its WebSocket messages.
 */
export interface Reply {}
/**
 * What clients send over HTTP.
 */
export interface Request {}
/**
 * A finished game as the coach sees it.
 */
export interface ReviewInfo {
  game: string;
  rules: number;
  period: string;
  curve: ReviewPoint[];
  turning: TurningPoint[];
  seats: SeatReview[];
  sources: CurvePoint[];
}
/**
 * The state of the race after `n` choices, before the turn of a seat; at the end the seat is -1.
 */
export interface ReviewPoint {
  n: number;
  seat: number;
  round: number;
  chances: number[];
  margins: number[];
}
/**
 * A choice that cost its seat much: what was chosen, what was better, and why.
 */
export interface TurningPoint {
  n: number;
  seat: number;
  round: number;
  asked: Message;
  chosen: MoveInfo;
  better: MoveInfo;
  chance: number;
  points: number;
  reasons: WhyInfo[];
}
/**
 * One seat in the review: how its moves were, and how often it asked.
 */
export interface SeatReview {
  seat: number;
  moves: number;
  best: number;
  lost: number;
  hints: number;
  explained: number;
}
/**
 * The review of a finished game: worked out once, when somebody asks first; until then how far it is.
 */
export interface ReviewReply {
  status: "failed" | "ready" | "working";
  progress: number;
  review?: ReviewInfo | null;
  error?: Problem | null;
}
/**
 * A table where one has a seat now. The secret is told this once: keep it.
 */
export interface SeatedReply {
  table: TableInfo;
  seats: number[];
  secret: string;
}
/**
 * What clients send over the WebSocket; the answer (done or refused) carries the same id.
 */
export interface Sent {
  type: "Sent";
  id?: number;
}
/**
 * The answer to hello: the table, one's seats, and all that happened after version `since`.
 */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seats: number[];
  since: number;
  happenings: HappeningInfo[];
}
/**
 * The table has changed: seats, names, start, stand-ins, the end.
 */
export interface Table {
  type: "table";
  table: TableInfo;
}
/**
 * A position: after so many events of choice n (-1: after all of it), before the next beat.
 *
 *     `changes` has what is new in the view since the still before, as in compact offers; the first has
 *     the whole of it. `decider` is -1 in the middle of a choice.
 */
export interface StillInfo {
  n: number;
  events: number;
  decider: number;
  changes: [
    string,
    {
      [k: string]: unknown;
    }
  ][];
}
/**
 * Positions beat by beat, after `since` choices up to n: what the seat was entitled to know then.
 */
export interface StillsReply {
  since: number;
  n: number;
  made: number;
  seat: number;
  whole: boolean;
  stills: StillInfo[];
}
/**
 * A table.
 */
export interface TableReply {
  table: TableInfo;
}
/**
 * A term of the glossary in one language, and where its word is from: a rulebook, an edition, or ours.
 */
export interface TermInfo {
  group: string;
  english: string;
  sense: string;
  word: string;
  plural: string;
  origin: "ours" | "published" | "seed";
  other: string;
  note: string;
}
/**
 * The glossary of a language: empty for English, and for a language that has none yet.
 */
export interface TermsReply {
  language: string;
  terms: TermInfo[];
}
/**
 * The places in the request of those secrets whose seats are to play.
 */
export interface TurnsReply {
  waiting: number[];
}
/**
 * The seat secrets a browser keeps: where somebody is waited for.
 */
export interface TurnsRequest {
  /**
   * @maxItems 100
   */
  secrets: string[];
}
