// A step of a game has an address: #/table/<id>/57, or 57.2 for an action within what one choice set off. Whoever opens it sees that step, as far as it is theirs to see;
// whoever looks back has it in the address bar.

import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { rename } from "../ui/router.ts";
import { showPast, showPoint } from "./replay.ts";
import { info, notice } from "./session.ts";
import { sheet } from "./Sheets.tsx";
import { table } from "./state.ts";
import { REVIEW, stepIn, stepPath } from "./stepAddress.ts";
import { order, type Point, whole } from "./stills.ts";

/** A step was asked for and is not on show yet: what belongs to the present waits. */
export const isOnTheWay = signal(false);

/** Browsers allow some hundred changes of the address a minute; a slider makes more. */
const CALM = 250; // milliseconds

export function useStep(id: string, text: string): void {
  const ready = table.present.value !== null;
  const wanted = stepIn(text);
  useEffect(() => {
    isOnTheWay.value = wanted !== null;
  }, [id, text]);
  useEffect(() => {
    if (!ready || wanted === null) return;
    void show(wanted).finally(() => (isOnTheWay.value = false));
  }, [id, text, ready]);
  useEffect(() => {
    if (!ready || text !== REVIEW || info.value?.status !== "over") return;
    sheet.value = { kind: "review" };
    rename(`/table/${id}`); // whoever comes back here has seen it
  }, [id, text, ready]);
  useEffect(() => follow(id), [id]);
}

async function show(point: Point): Promise<void> {
  const made = table.present.value?.made ?? 0;
  if (point.n > made) notice.value = t("web-step-missing", { n: point.n, made });
  await showPoint(point);
  const isPast = order(point, whole(made)) < 0;
  if (isPast && !table.past.value) await showPast(point.n); // no such action: the choice it is said to be part of
}

/** Keep the address at the step on show. */
function follow(id: string): () => void {
  let timer = 0;
  let at: string | undefined;
  const stop = effect(() => {
    const then = table.past.value;
    const path = then ? stepPath(id, then) : `/table/${id}`;
    if (path === (at ?? `/table/${id}`) || isOnTheWay.value) return;
    at = path;
    clearTimeout(timer);
    timer = window.setTimeout(() => rename(path), CALM);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
