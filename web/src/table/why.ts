// What is not offered, put together for somebody who asks why: every reason once, with all it is about; what one
// is likely to ask first.

import { say } from "../i18n/messages.ts";
import type { Reason, Refusal } from "./model.ts";

export interface Because {
  reason: Reason;
  why: string;
  what: string[]; // what is refused for it, each once
  aside: boolean; // not what one decides about now
}

/** Refusals by their reason. Those that hold for one thing only tell more than those that hold for many; what can be
 * done beside every decision comes last. */
export function becauses(refused: Refusal[], asides: readonly string[] = []): Because[] {
  const found = new Map<string, Because>();
  for (const { label, reason, kind } of refused) {
    const why = say(reason.msg);
    const key = `${reason.rule} ${why}`;
    const there = found.get(key) ?? { reason, why, what: [], aside: asides.includes(kind) };
    const what = say(label);
    if (!there.what.includes(what)) there.what.push(what);
    found.set(key, there);
  }
  return [...found.values()].sort(
    (one, other) => Number(one.aside) - Number(other.aside) || one.what.length - other.what.length,
  );
}
