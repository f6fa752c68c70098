// Two small things that float over a board: a menu where several choices touch one element, and
// "Why can't I?" where none does.

import { useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { say, t } from "../i18n/messages.ts";
import { go } from "../ui/router.ts";
import type { Reason } from "./model.ts";
import { table } from "./state.ts";

export function Popovers() {
  const why = table.why.value;
  const menu = table.menu.value;
  if (why) {
    return (
      <Floating anchor={why.anchor} label={t("web-why-title")} kind="why">
        <h3>{t("web-why-title")}</h3>
        {unique(why.reasons).map((reason, i) => (
          <p key={i}>
            {say(reason.msg)} <RuleLink rule={reason.rule} />
          </p>
        ))}
      </Floating>
    );
  }
  if (menu) {
    return (
      <Floating anchor={menu.anchor} label={t("web-choices")} kind="menu">
        <ul role="menu" class="tf-menu">
          {menu.choices.map((index) => {
            const choice = table.offer.value?.choices[index];
            return (
              choice && (
                <li key={index} role="none">
                  <button type="button" role="menuitem" onClick={() => table.pick(index)}>
                    <span class="tf-key">{index + 1}</span> {say(choice.label)}
                  </button>
                </li>
              )
            );
          })}
        </ul>
      </Floating>
    );
  }
  return null;
}

function unique(reasons: Reason[]): Reason[] {
  const seen = new Set<string>();
  return reasons.filter((reason) => {
    const text = say(reason.msg);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

export function RuleLink({ rule }: { rule: string }) {
  if (!rule) return null;
  return (
    <a
      class="tf-rule"
      href={`#/rules/${rule}`}
      onClick={(event) => {
        event.preventDefault();
        go(`/rules/${rule}`, true);
      }}
    >
      {rule}
    </a>
  );
}

interface FloatingProps {
  anchor: HTMLElement | null;
  label: string;
  kind: "why" | "menu";
  children: preact.ComponentChildren;
}

/** Beside its anchor, inside the window; the first button gets the focus, Escape closes. */
function Floating({ anchor, label, kind, children }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  const place = useSignal({ top: 0, left: 0 });
  useLayoutEffect(() => {
    const at = anchor?.getBoundingClientRect();
    const mine = box.current?.getBoundingClientRect();
    if (!at || !mine) return;
    const below = at.bottom + 8 + mine.height < innerHeight;
    const top = below ? at.bottom + 8 : Math.max(8, at.top - mine.height - 8);
    const left = Math.min(Math.max(8, at.left + at.width / 2 - mine.width / 2), innerWidth - mine.width - 8);
    place.value = { top, left };
    box.current?.querySelector<HTMLElement>("button, a")?.focus();
  }, [anchor]);
  return (
    <div class="tf-float-ground" onClick={() => table.close()}>
      <div
        ref={box}
        class={`tf-float is-${kind}`}
        role={kind === "why" ? "dialog" : undefined}
        aria-label={label}
        style={{ top: `${place.value.top}px`, left: `${place.value.left}px` }}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key === "Escape") {
            table.close();
            anchor?.focus();
          }
        }}
      >
        {children}
      </div>
    </div>
  );
}
