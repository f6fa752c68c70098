// The state of the open table: signals that every part of the frame reads. One place decides which moment
// is on show and what a touch does; boards, rail, keyboard and phone sheet all go through it.

import { computed, effect, signal } from "@preact/signals";
import { say, sentences, t } from "../i18n/messages.ts";
import { settings } from "../ui/settings.ts";
import { isDouble } from "./clicks.ts";
import type { Choice, Msg, Offer, Preview, Reason, Refusal, Still } from "./model.ts";
import { onlyShown, touchOf } from "./model.ts";
import type { LogLine } from "./session.ts";

export interface Why {
  element: string;
  reasons: Reason[];
  labels?: Msg[]; // what each of them is about
  anchor: HTMLElement | null;
}

export interface Menu {
  choices: number[];
  anchor: HTMLElement | null;
}

/** What the server offers now, whatever is on show. */
const present = signal<Offer | null>(null);
/** An earlier moment with the lines that lead to it. */
export interface Past extends Still {
  lines: LogLine[];
}

/** The one somebody looks at. */
const past = signal<Past | null>(null);
/** Something is still being told (pace.ts): nothing is offered until it has been. */
const held = signal(false);
/** The position on show while something is told: as far as it has been told. */
const staged = signal<Still | null>(null);
/** The moment on show. Only the present offers anything: every other moment has a view and no choices, so
 * that nothing can be ringed, numbered, touched, typed or taken back there. */
const offer = computed((): Offer | null => {
  const now = present.value;
  const then = past.value;
  if (now && then) {
    const waiting = then.decider >= 0 ? [then.decider] : [];
    return onlyShown({ ...now, view: then.view, seat: then.seat }, waiting);
  }
  if (!now || !held.value) return now;
  const { view, seat } = staged.value ?? now;
  return onlyShown({ ...now, view, seat }, []);
});
const previews = signal<ReadonlyMap<number, Preview>>(new Map()); // by option, as far as they were asked for
/** Options of which the server has said that they cannot be taken back, before it was asked for a preview. */
const finals = signal<ReadonlySet<number>>(new Set());
const sending = signal(false);
/** The choice picked but not yet sent: touch needs two steps, and so does what undo cannot take back. */
const selected = signal<number | null>(null);
const hovered = signal<number | null>(null);
const marked = signal<ReadonlySet<string>>(new Set());
/** What the voice of a lesson points at. */
const guided = signal<ReadonlySet<string>>(new Set());
const why = signal<Why | null>(null);
const menu = signal<Menu | null>(null);
/** Small steps that a finger need not confirm; the open game tells. */
let isLight: (choice: Choice) => boolean = () => false;
/** A word of the open game before a choice whose consequence is easily missed. */
let warningOf: (choice: Choice) => string | null = () => null;
let send: (decision: number, option: number, undoable: boolean) => void = () => undefined;
let undo: (turn: boolean) => void = () => undefined;
let redo: () => void = () => undefined;

/** What the present decision does not offer, and why: told a moment after its offer. */
const reasons = signal<Refusal[]>([]);
const refusals = computed(() =>
  offer.value && offer.value === present.value ? [...offer.value.refused, ...reasons.value] : [],
);
const touch = computed(() => touchOf({ choices: offer.value?.choices ?? [], refused: refusals.value }));

/** Things that are asked about next, with the choices that lead there. */
const leads = computed((): ReadonlyMap<string, number[]> => {
  const now = offer.value;
  const found = Object.entries(now && now.decision >= 0 ? (now.leads ?? {}) : {});
  const indexOf = (option: number) => now?.choices.findIndex((choice) => choice.option === option) ?? -1;
  return new Map(found.map(([id, options]) => [id, options.map(indexOf).filter((index) => index >= 0)]));
});

/** What was picked, pointed at or opened belongs to one moment. */
effect(() => {
  void offer.value;
  selected.value = null;
  hovered.value = null;
  close();
});

function choiceAt(index: number): Choice | undefined {
  return offer.value?.choices[index];
}

/** Whether undo stops at a choice; undefined as long as nobody has looked. */
function isFinal({ option }: Choice): boolean | undefined {
  return finals.value.has(option) || previews.value.get(option)?.final;
}

/** What is to be said before a choice: the server's warnings, as far as somebody has looked, and the game's own. */
function warningsOf(choice: Choice): string[] {
  const own = warningOf(choice);
  const told = previews.value.get(choice.option)?.warnings ?? [];
  return [...(own === null ? [] : [own]), ...told.map(say)];
}

/** Whether a choice wants a second touch: on touch screens, by setting, where undo will stop or something is to be
 * said before. */
function wantsConfirmation(choice: Choice): boolean {
  if (settings.value.confirm === "always") return true;
  if (settings.value.confirm === "never") return false;
  return (
    isFinal(choice) === true ||
    warningsOf(choice).length > 0 ||
    (matchMedia("(pointer: coarse)").matches && !isLight(choice))
  );
}

/** Pick a choice without making it, whatever the settings say: somebody else has proposed it. */
function propose(index: number): void {
  if (!choiceAt(index) || sending.value) return;
  close();
  selected.value = index;
}

function pick(index: number): void {
  const choice = choiceAt(index);
  if (!choice || sending.value) return;
  close();
  // The second click of a double click is no second thought.
  const wants = wantsConfirmation(choice);
  if (wants && (selected.value !== index || isDouble())) selected.value = index;
  else commit(index, !wants && settings.value.confirm === "barrier" && isFinal(choice) === undefined);
}

/** `undoable`: nobody has looked whether it can be taken back. If it cannot, the server asks back. */
function commit(index: number, undoable = false): void {
  const choice = choiceAt(index);
  const now = offer.value;
  if (!choice || !now || sending.value) return;
  selected.value = null;
  sending.value = true;
  send(now.decision, choice.option, undoable);
}

/** Pick one of these choices, by a menu if there are several. */
function begin(indices: number[], anchor: HTMLElement): void {
  why.value = null;
  if (indices.length === 1) pick(indices[0] as number);
  else if (indices.length > 1) menu.value = { choices: indices, anchor };
}

/** An element was touched: `indices` are the choices it stands for. */
function touchElement(id: string, anchor: HTMLElement, indices = touch.value.choices.get(id) ?? []): void {
  if (indices.length > 0) {
    begin(indices, anchor);
  } else {
    const refusals = touch.value.refusals.get(id) ?? [];
    menu.value = null;
    why.value = refusals.length
      ? {
          element: id,
          reasons: refusals.map(({ reason }) => reason),
          labels: refusals.map(({ label }) => label),
          anchor,
        }
      : null;
  }
}

function close(): void {
  menu.value = null;
  why.value = null;
}

/** What a screen reader says about an element: what may be done here, or why not. */
function describe(
  id: string,
  label: string | undefined,
  indices = touch.value.choices.get(id) ?? [],
): string {
  const offered = indices.map((index) => say((choiceAt(index) as Choice).label));
  const refused = (touch.value.refusals.get(id) ?? []).map(refusedWords);
  return sentences([label, ...offered, ...refused]);
}

/** What cannot be done here, and why. */
const refusedWords = ({ label, reason }: Refusal): string =>
  t("web-refused", { what: label, why: reason.msg });

function receive(next: Offer | null): void {
  if (next?.decision !== present.value?.decision) reasons.value = [];
  present.value = next;
  previews.value = new Map();
  finals.value = new Set();
  sending.value = false;
  if (past.value && isOver(past.value, next?.made ?? 0)) past.value = null;
}

/** Whether an earlier moment is none any more: it was taken back, or is the present. */
function isOver({ n, events }: Past, made: number): boolean {
  return n > made || (n === made && events < 0);
}

interface Sender {
  choose: (decision: number, option: number, undoable: boolean) => void;
  undo?: (turn: boolean) => void;
  redo?: () => void;
}

export const table = {
  offer,
  present,
  past,
  staged,
  previews,
  refusals,
  touch,
  leads,
  sending,
  held,
  selected,
  hovered,
  marked,
  guided,
  why,
  menu,
  pick,
  propose,
  commit,
  begin,
  touchElement,
  close,
  describe,
  receive,
  connect(sender: Sender): void {
    send = sender.choose;
    undo = sender.undo ?? (() => undefined);
    redo = sender.redo ?? (() => undefined);
  },
  setLight(light: (choice: Choice) => boolean): void {
    isLight = light;
  },
  setWarning(warning: (choice: Choice) => string | null): void {
    warningOf = warning;
  },
  warningsOf,
  /** Whether the turn is over after a choice, as far as somebody has looked. */
  endsTurn: ({ option }: Choice): boolean => previews.value.get(option)?.ends ?? false,
  /** Take back the last step, where a thing on the board stands for it. */
  takeBack(): void {
    if (offer.value?.can_undo && !sending.value) undo(false);
  },
  /** Undo, as one asks for it: first what is picked and not sent. Where nothing can be taken back the
   * server says why; a moment that is only shown takes back nothing. */
  undo(turn = false): void {
    if (offer.value !== present.value || sending.value) return;
    if (selected.value !== null && !turn) selected.value = null;
    else undo(turn);
  },
  redo(): void {
    if (offer.value === present.value && !sending.value) redo();
  },
  isFinal,
  /** Previews of one offer; those of another one, older or newer, are of another state. */
  foresee(version: number, decision: number, seen: Preview[]): void {
    const now = present.value;
    if (now?.version !== version || now.decision !== decision || !seen.length) return;
    previews.value = new Map([...previews.value, ...seen.map((each) => [each.option, each] as const)]);
  },
  /** The server has not carried out a choice because it could not be taken back: now it wants a confirmation. */
  askBack(option: number): void {
    finals.value = new Set([...finals.value, option]);
    const index = offer.value?.choices.findIndex((choice) => choice.option === option) ?? -1;
    selected.value = index < 0 ? null : index;
  },
  /** Why the rest is not offered. Nothing that was picked or opened meanwhile is lost by it. */
  explain(decision: number, told: Refusal[]): void {
    if (present.value?.decision === decision) reasons.value = told;
  },
  refused(): void {
    sending.value = false;
  },
};
