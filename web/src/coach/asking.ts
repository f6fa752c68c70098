// Questions to the coach: sent over the table's line with a number, answered when a worker has thought.

import { say, t } from "../i18n/messages.ts";
import type { ClientMessage, Explained, Hinted, ServerMessage } from "../net/messages.ts";

type Question = Extract<ClientMessage, { type: "hint" | "explain" }>;
type Answer = Hinted | Explained;

/** What the coach says, or why it says nothing. */
export type Told<Kind> = { kind: "busy" } | { kind: "told"; answer: Kind } | { kind: "refused"; why: string };

type Hear = (told: Told<Answer>) => void;

/** What of a line is needed; the coach takes its time, so that nobody worries about a late answer. */
export interface CoachLine {
  requestId: () => number;
  send: (message: ClientMessage) => boolean;
}

let line: CoachLine | null = null;
const waiting = new Map<number, Hear>();

/** Ask this line from now on; what an earlier one was asked is not answered any more. */
export function connectCoach(next: CoachLine | null): void {
  line = next;
  waiting.clear();
}

function ask(question: Question, hear: Hear): void {
  const id = line?.requestId() ?? 0;
  waiting.set(id, hear);
  hear({ kind: "busy" });
  if (!line?.send({ ...question, id })) refuse(id, t("web-line-lost"));
}

export const askHint = (decision: number, hear: (told: Told<Hinted>) => void): void =>
  ask({ type: "hint", decision }, hear as Hear);

export const askExplain = (n: number, hear: (told: Told<Explained>) => void): void =>
  ask({ type: "explain", n }, hear as Hear);

function refuse(id: number, why: string): void {
  const hear = waiting.get(id);
  waiting.delete(id);
  hear?.({ kind: "refused", why });
}

/** Whether a message was for somebody who asked the coach; then they have been told. */
export function hearCoach(message: ServerMessage): boolean {
  switch (message.type) {
    case "welcome": // a new line knows nothing of what the one before was asked
      for (const id of [...waiting.keys()]) refuse(id, t("web-line-lost"));
      return false;
    case "refused":
      if (!waiting.has(message.id)) return false;
      refuse(message.id, say(message.error.msg));
      return true;
    case "hinted":
    case "explained": {
      const hear = waiting.get(message.id);
      waiting.delete(message.id);
      hear?.({ kind: "told", answer: message });
      return true;
    }
    default:
      return false;
  }
}
