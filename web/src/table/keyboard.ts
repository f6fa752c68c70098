// Shortcuts: numbers choose, Z undoes. Shown by "?".

import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { closeHint, hintShown, toggleHint } from "../coach/hints.ts";
import { span } from "../i18n/numbers.ts";
import { openHelp } from "../learn/open.ts";
import { typeDigit } from "./digits.ts";
import { explore, toBoard, type Direction } from "./explore.ts";
import { inTime, keyOf } from "./keys.ts";
import { goOn, skip } from "./pace.ts";
import { changePace, forth, togglePlay } from "./Player.tsx";
import { again, backToNow, stepBack, stepRound } from "./replay.ts";
import type { Session } from "./session.ts";
import { sheet } from "./Sheets.tsx";
import { table } from "./state.ts";
import { scene, turning } from "./turning.ts";

export const SHORTCUTS: [keys: () => string, what: string][] = [
  [() => span(1, 9), "web-key-numbers"],
  [() => "Enter", "web-key-enter"],
  [() => "Esc", "web-key-escape"],
  [() => "Z", "web-key-undo"],
  [() => "T", "web-key-turn"],
  [() => "Y", "web-key-redo"],
  [() => "W", "web-key-why"],
  [() => "H", "web-key-hint"],
  [() => "S", "web-key-score"],
  [() => "← →", "web-key-history"],
  [() => "⇧ ← →", "web-key-rounds"],
  [() => "Space", "web-key-play"],
  [() => "R", "web-key-again"],
  [() => "+ −", "web-key-pace"],
  [() => "B", "web-key-board"],
  [() => "?", "web-key-help"],
];

let typed = "";
let typing = 0;

export function useShortcuts(session: Signal<Session | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => handle(event, session.value);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function handle(event: KeyboardEvent, session: Session | null): void {
  const target = event.target as HTMLElement;
  const key = keyOf(event);
  if (document.querySelector("dialog[open]") && !SHEETS.has(key)) return; // Escape is the sheet's own
  if (event.ctrlKey || event.metaKey || event.altKey || !session) return;
  if (target.matches("input, textarea, select") && key !== "Escape") return;
  if (scene.value && !sheet.value && GO_ON.has(key)) {
    event.preventDefault();
    goOn();
    return;
  }
  if (isShown() && !sheet.value && key === " ") {
    event.preventDefault();
    togglePlay();
    return;
  }
  if (table.held.value && !table.past.value && !sheet.value && SKIPS.has(key)) {
    event.preventDefault();
    skip();
    return;
  }
  if (/^[0-9]$/.test(key)) {
    number(key);
    return;
  }
  if (key.startsWith("Arrow") && !event.shiftKey && explore(key as Direction)) {
    event.preventDefault();
    return;
  }
  const meant = inTime(key);
  const act = event.shiftKey ? (SHIFTED[meant] ?? ACTS[meant]) : ACTS[meant];
  if (act) {
    event.preventDefault();
    act();
  }
}

/** The keys that open sheets, also one from another. */
const SHEETS: ReadonlySet<string> = new Set([..."ws?"]);

/** What goes on after a turning point. */
const GO_ON: ReadonlySet<string> = new Set([" ", "Enter", "Escape"]);

/** What ends the story that is told. */
const SKIPS: ReadonlySet<string> = new Set([..."0123456789", "Enter", "Escape"]);

/** Whether something is played: told just now, or looked back at. */
const isShown = (): boolean => table.past.value !== null || (table.held.value && !turning.value);

/** A short pause ends a number to which more digits could be added. */
function number(digit: string): void {
  clearTimeout(typing);
  const next = typeDigit(typed, digit, table.offer.value?.choices.length ?? 0);
  typed = next.typed;
  const choose = () => {
    typed = "";
    if (next.pick !== null) table.pick(next.pick);
  };
  if (next.wait) typing = setTimeout(choose, 700);
  else choose();
}

const ACTS: Record<string, () => void> = {
  Escape: () => {
    if (table.menu.value || table.why.value) table.close();
    else if (table.selected.value !== null) table.selected.value = null;
    else if (hintShown.value) closeHint();
    else backToNow();
  },
  z: () => table.undo(),
  t: () => table.undo(true),
  y: () => table.redo(),
  w: () => (sheet.value = { kind: "why" }),
  h: toggleHint,
  b: toBoard,
  s: () => (sheet.value = { kind: "score" }),
  "?": () => openHelp(),
  ArrowLeft: stepBack,
  ArrowRight: () => isShown() && forth(),
  r: () => void again(),
  "+": () => changePace(1),
  "-": () => changePace(-1),
};

const SHIFTED: Record<string, () => void> = {
  ArrowLeft: () => stepRound(false),
  ArrowRight: () => stepRound(true),
};
