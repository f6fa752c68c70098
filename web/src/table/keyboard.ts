// Shortcuts: numbers choose, Z undoes. Shown by "?".

import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { backToNow, past, showPast } from "./HistoryBar.tsx";
import type { Session } from "./session.ts";
import { sheet } from "./Sheets.tsx";
import { table } from "./state.ts";

export const SHORTCUTS: [string, string][] = [
  ["1–9", "web-key-numbers"],
  ["Enter", "web-key-enter"],
  ["Esc", "web-key-escape"],
  ["Z", "web-key-undo"],
  ["T", "web-key-turn"],
  ["Y", "web-key-redo"],
  ["W", "web-key-why"],
  ["S", "web-key-score"],
  ["← →", "web-key-history"],
  ["?", "web-key-help"],
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
  if (event.ctrlKey || event.metaKey || event.altKey || !session) return;
  if (target.matches("input, textarea, select") && event.key !== "Escape") return;
  if (/^[0-9]$/.test(event.key)) {
    number(event.key);
    return;
  }
  const act = ACTS[event.key];
  if (act) {
    event.preventDefault();
    act(session);
  }
}

/** Numbers above nine are typed digit by digit; a short pause or no larger match ends them. */
function number(digit: string): void {
  const count = table.offer.value?.choices.length ?? 0;
  clearTimeout(typing);
  typed += digit;
  const index = Number(typed) - 1;
  if (Number(typed) * 10 > count) {
    typed = "";
    if (index >= 0 && index < count) table.pick(index);
    return;
  }
  typing = setTimeout(() => {
    typed = "";
    if (index >= 0 && index < count) table.pick(index);
  }, 700) as unknown as number;
}

const ACTS: Record<string, (session: Session) => void> = {
  Escape: () => {
    if (sheet.value) sheet.value = null;
    else if (table.menu.value || table.why.value) table.close();
    else if (table.selected.value !== null) table.selected.value = null;
    else backToNow();
  },
  z: (session) => session.line.send({ type: "undo", id: session.line.requestId(), turn: false }),
  t: (session) => session.line.send({ type: "undo", id: session.line.requestId(), turn: true }),
  y: (session) => session.line.send({ type: "redo", id: session.line.requestId() }),
  w: () => (sheet.value = { kind: "why" }),
  s: () => (sheet.value = { kind: "score" }),
  "?": () => (sheet.value = { kind: "help" }),
  ArrowLeft: () => showPast((past.value?.n ?? table.offer.value?.made ?? 0) - 1),
  ArrowRight: () => past.value && showPast(past.value.n + 1),
};
