// Tells a screen reader what happens, and what is asked when it is one's turn.

import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { language } from "../i18n/language.ts";
import { say, sentences, t } from "../i18n/messages.ts";
import { myTurn, type LogLine } from "./session.ts";
import { table } from "./state.ts";

const MOST = 12; // after a long absence the last lines do; the log has the rest

export function Announcer({ lines }: { lines: Signal<LogLine[]> }) {
  const told = useRef(lines.value.length);
  const text = useSignal({ words: "", language: "" });
  useEffect(() => {
    const fresh = lines.value.slice(told.current).slice(-MOST);
    told.current = lines.value.length;
    const parts = fresh.map((line) => say(line.msg));
    const offer = table.offer.value;
    if (myTurn.value && offer?.prompt) {
      parts.push(say(offer.prompt), t("web-choices-count", { n: offer.choices.length }));
    }
    if (parts.length) text.value = { words: sentences(parts), language: language.peek() };
  }, [lines.value, table.offer.value, myTurn.value]);
  return (
    <p class="tf-sr" role="status" aria-live="polite" data-announcer>
      {text.value.language === language.value ? text.value.words : ""}
    </p>
  );
}
