// A step of a game has an address: #/table/<id>/57. Whoever opens it sees that step, as far as it is theirs to see;
// whoever looks back has it in the address bar.

import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { rename } from "../ui/router.ts";
import { showPast } from "./replay.ts";
import { notice } from "./session.ts";
import { table } from "./state.ts";
import { stepIn, stepPath } from "./stepAddress.ts";

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
  useEffect(() => follow(id), [id]);
}

async function show(n: number): Promise<void> {
  const made = table.present.value?.made ?? 0;
  if (n > made) notice.value = t("web-step-missing", { n, made });
  await showPast(n);
}

/** Keep the address at the step on show. */
function follow(id: string): () => void {
  let timer = 0;
  let at: number | undefined;
  const stop = effect(() => {
    const n = table.past.value?.n;
    if (n === at || isOnTheWay.value) return;
    at = n;
    clearTimeout(timer);
    timer = window.setTimeout(() => rename(n === undefined ? `/table/${id}` : stepPath(id, n)), CALM);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
