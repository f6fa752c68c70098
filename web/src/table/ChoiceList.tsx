// The list around the choices: at its top with every new question, and showing what was picked on the board.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import type { Choice } from "./model.ts";
import { table } from "./state.ts";

const WAYS_OUT: ReadonlySet<string> = new Set(["pass", "skip", "done", "no-action"]);

/** Choices that lead out of a question stand at the foot of the list and are always in sight. */
export const isWayOut = ({ text }: Choice): boolean => WAYS_OUT.has(text);

interface ListProps {
  class?: string;
  children: ComponentChildren;
}

export function ChoiceList({ class: extra = "", children }: ListProps) {
  const box = useRef<HTMLOListElement>(null);
  const offer = table.offer.value;
  const picked = table.selected.value;
  const scrolled = useRef(false); // asking the list itself would cost a layout
  useLayoutEffect(() => {
    if (scrolled.current) box.current?.scrollTo(0, 0);
    scrolled.current = false;
  }, [offer?.decision, offer?.seat]);
  useLayoutEffect(() => {
    const text = picked === null ? undefined : offer?.choices[picked]?.text;
    if (box.current && text !== undefined) reveal(box.current, text);
  }, [picked]);
  return (
    <ol
      ref={box}
      class={`tf-choices ${extra}`}
      aria-label={t("web-choices")}
      onScroll={() => (scrolled.current = true)}
    >
      {children}
    </ol>
  );
}

/** Scroll a row into sight; not while the pointer is in the list, where it would slip away under it. */
function reveal(list: HTMLElement, text: string): void {
  const rows = [...list.querySelectorAll<HTMLElement>("[data-choice]")];
  const row = rows.find((each) => each.dataset.choice === text);
  if (!row || list.matches(":hover")) return;
  const [frame, at] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  const out = list.querySelector(".is-out:not(:has(.is-chosen))")?.getBoundingClientRect();
  const end = Math.min(frame.bottom, out?.top ?? frame.bottom);
  if (at.bottom > end) list.scrollTop += at.bottom - end;
  else if (at.top < frame.top) list.scrollTop -= frame.top - at.top;
}
