// The review of the open table: asked for once, and kept while one looks at its moments on the board.

import { computed, signal } from "@preact/signals";
import { t } from "../i18n/messages.ts";
import { api, problemOf } from "../net/api.ts";
import type { ReviewInfo, ReviewReply } from "../net/messages.ts";
import { say } from "../i18n/messages.ts";
import { seats } from "../net/seats.ts";
import { showPast } from "../table/replay.ts";
import { closeEnd } from "../table/ScoreSheet.tsx";
import { info } from "../table/session.ts";
import { sheet } from "../table/Sheets.tsx";

/** Milliseconds between two questions how far it is. */
const AGAIN = 1000;

type Known = { table: string; progress: number; review: ReviewInfo | null; why: string };

const known = signal<Known | null>(null);
/** The turn one looks at in the curve, by its place; -1: none yet. */
export const turn = signal(-1);

const ofThisTable = computed(() => (known.value?.table === info.value?.id ? known.value : null));
export const review = computed((): ReviewInfo | null => ofThisTable.value?.review ?? null);
export const progress = computed(() => ofThisTable.value?.progress ?? 0);
export const failure = computed(() => ofThisTable.value?.why ?? "");

/** Ask until it is there; returns what ends the asking. */
export function askReview(table: string): () => void {
  let timer = 0;
  let left = false;
  const look = async () => {
    const reply = await api.review(table, seats.secretOf(table)).catch(failed);
    if (left) return;
    known.value = { table, progress: reply.progress, review: reply.review ?? null, why: whyOf(reply) };
    if (reply.status === "working") timer = window.setTimeout(() => void look(), AGAIN);
  };
  if (known.value?.table !== table) turn.value = -1;
  if (!review.value || known.value?.table !== table) {
    known.value = { table, progress: 0, review: null, why: "" };
    void look();
  }
  return () => {
    left = true;
    clearTimeout(timer);
  };
}

type Reply = ReviewReply & { refusal?: string };

const failed = (error: unknown): Reply => ({
  status: "failed",
  progress: 0,
  refusal: problemOf(error),
});

function whyOf({ status, refusal, error }: Reply): string {
  if (status !== "failed") return "";
  return refusal ?? (error ? say(error.msg) : t("web-coach-failed"));
}

/** To the board: the position after so many choices. */
export function showOnBoard(n: number): void {
  sheet.value = null;
  closeEnd();
  void showPast(n);
}
