// Thinking time on the plaques: it runs where somebody is asked, and stands still elsewhere.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import type { TableInfo } from "../net/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { heardAt } from "./heard.ts";
import { info } from "./session.ts";
import { isSlow } from "./SlowClock.tsx";
import { clockWords } from "./span.ts";
import { table } from "./state.ts";

const SOON = 60; // seconds: the clock is shown as running out
const now = signal(Date.now());

/** The seconds a seat has left at this moment, or null where no clock is. */
export function secondsLeft(told: TableInfo, who: number, runs: boolean, at = Date.now()): number | null {
  const left = told.seats[who]?.seconds_left;
  if (left === null || left === undefined) return null;
  return Math.max(0, left - (runs ? (at - heardAt(told.now)) / 1000 : 0));
}

/** Counts seconds while a clock is on show. */
function useTicking(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    now.value = Date.now();
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, [on]);
}

/** The time a seat has left, on its plaque. */
export function SeatClock({ who }: { who: number }) {
  const told = info.value;
  const playing = told?.status === "playing";
  const runs = playing && (table.present.value?.waiting.includes(who) ?? false) && !told.seats[who]?.stand_in;
  useTicking(runs);
  if (!told || !playing || isSlow(told.clock)) return null; // days are told otherwise
  const left = secondsLeft(told, who, runs, runs ? now.value : Date.now());
  if (left === null) return null;
  const classes = `tf-clock ${runs ? "is-running" : ""} ${left < SOON ? "is-soon" : ""}`;
  return (
    <small class={classes} data-clock={who} role="timer" aria-live="off">
      <Icon name="hourglass" size={12} title={t("web-clock-left")} />
      <span dir="ltr">{clockWords(left)}</span>
    </small>
  );
}
