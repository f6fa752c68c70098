// Two small things that float over a board: a menu where several choices touch one element, and
// "Why can't I?" where none does.

import { useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { say, t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import { placeBeside } from "../ui/placing.ts";
import { go } from "../ui/router.ts";
import { sheet } from "./Sheets.tsx";
import { table, type Why } from "./state.ts";

export function Popovers() {
  const why = table.why.value;
  const menu = table.menu.value;
  if (why) {
    return (
      <Floating anchor={why.anchor} label={t("web-why-title")} kind="why">
        <h3>{t("web-why-title")}</h3>
        <WhyReasons why={why} />
      </Floating>
    );
  }
  if (menu) {
    return (
      <Floating anchor={menu.anchor} kind="menu">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows a list to be a menu */}
        <ul role="menu" aria-label={t("web-choices")} class="tf-menu">
          {menu.choices.map((index) => {
            const choice = table.offer.value?.choices[index];
            return (
              choice && (
                <li key={index} role="none">
                  <button type="button" role="menuitem" onClick={() => table.pick(index)}>
                    <span class="tf-key">{num(index + 1)}</span> {say(choice.label)}
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

const MOST_REASONS = 4; // the rest is in the whole list

/** Each reason once, with what it is about. */
function WhyReasons({ why }: { why: Why }) {
  const said = why.reasons.map((reason) => say(reason.msg));
  const first = said.flatMap((text, i) => (said.indexOf(text) === i ? [i] : []));
  return (
    <>
      {first.slice(0, MOST_REASONS).map((i) => {
        const label = why.labels?.[i];
        return (
          <p key={i}>
            {label && <b class="tf-why-what">{say(label)}</b>} {said[i]}{" "}
            <RuleLink rule={why.reasons[i]?.rule ?? ""} />
          </p>
        );
      })}
      {first.length > MOST_REASONS && (
        <button type="button" class="tf-button is-small" onClick={() => showAllReasons()}>
          {t("web-why-more", { n: first.length - MOST_REASONS })}
        </button>
      )}
    </>
  );
}

function showAllReasons(): void {
  table.close();
  sheet.value = { kind: "why" };
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
  label?: string; // a menu has its own
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
    const things = [...document.querySelectorAll(".el-legal, .el-chosen, .is-picked")].filter(
      (each) => each !== anchor,
    );
    const avoid = things.map((each) => each.getBoundingClientRect());
    place.value = placeBeside(at, mine, { width: innerWidth, height: innerHeight }, avoid);
    box.current?.querySelector<HTMLElement>("button, a")?.focus();
  }, [anchor]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a way out for the pointer; keys have Escape, below
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div class="tf-float-ground" onClick={() => table.close()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps clicks in and hears Escape */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: whoever has a label has the role as well */}
      <div
        ref={box}
        class={`tf-float is-${kind}`}
        role={label ? "dialog" : undefined}
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
