// The help bubble: after a moment of hovering, on focus, on a long press. It never takes a touch, lies
// beside what may be chosen, and Escape closes it.

import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Doubt, doubted } from "../check/door.ts";
import { t } from "../i18n/messages.ts";
import { helpAt, type HelpText, type Subject, subjectAt } from "./help.ts";
import { placeBeside } from "./placing.ts";

const HOVER = 350;
const PRESS = 500;
const NEAR = 150; // a bubble with a link stays so long when the pointer leaves what it explains,
const WITHIN = 700; // and so long while the pointer crosses it
const AWAY = 24; // how far the pointer goes from where it pressed before anything is explained again
const STEADY = 8; // a finger that moves further than this is dragging
const BUBBLE = "help-bubble";

const open = signal<{ help: HelpText; anchor: Element } | null>(null);

/** Stands once in the page, after everything it explains. */
export function HelpBubble() {
  useEffect(watch, []);
  const box = useRef<HTMLDivElement>(null);
  const now = open.value;
  useLayoutEffect(() => {
    if (now && box.current) show(box.current, now.anchor);
  }, [now]);
  if (!now) return null;
  const { title, lines, rule, doubt } = now.help;
  return (
    <aside aria-label={t("web-help")}>
      <div ref={box} id={BUBBLE} class="hp" role="tooltip" popover="manual">
        {title && (
          <p class="hp-title">
            {title} {rule && <span class="hp-rule">{rule}</span>}
          </p>
        )}
        {lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
        {doubt && <Unchecked doubt={doubt} />}
      </div>
    </aside>
  );
}

/** One line on values that nobody could compare with a box; it opens what is known of them. It is no part of
 * what an element is, so it is not read out with it: the sheet behind "?" leads to all of them. */
function Unchecked({ doubt }: { doubt: Doubt }) {
  const open = () => {
    close();
    doubted.value = doubt;
  };
  return (
    <p class="hp-doubt" aria-hidden="true">
      <span>°</span>{" "}
      <button type="button" tabIndex={-1} data-unchecked onClick={open}>
        {t("web-help-unchecked")}
      </button>
    </p>
  );
}

const isLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".hp button") !== null;

/** In the top layer, so that it is above dialogs too. */
function show(box: HTMLElement, anchor: Element): void {
  if (!box.matches(":popover-open")) box.showPopover();
  const legal = [...document.querySelectorAll(".el-legal")].filter((each) => each !== anchor);
  const place = placeBeside(
    anchor.getBoundingClientRect(),
    box.getBoundingClientRect(),
    { width: innerWidth, height: innerHeight },
    legal.map((each) => each.getBoundingClientRect()),
  );
  box.style.translate = `${place.left}px ${place.top}px`;
}

function explain(target: Element, anchor: Element): void {
  const help = helpAt(target);
  close();
  if (!help) return;
  anchor.setAttribute("aria-describedby", BUBBLE);
  open.value = { help, anchor };
}

function close(): void {
  const now = open.peek();
  if (!now) return;
  if (now.anchor.getAttribute("aria-describedby") === BUBBLE) now.anchor.removeAttribute("aria-describedby");
  open.value = null;
}

// --- when to show it ----------------------------------------------------------------------------------

function watch(): () => void {
  const stop = new AbortController();
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    act: (event: DocumentEventMap[K]) => void,
    capture = false,
  ) => document.addEventListener(type, act, { signal: stop.signal, capture, passive: false });
  watchHover(on);
  watchFocus(on);
  watchPress(on);
  on("scroll", close, true);
  return () => {
    stop.abort();
    close();
  };
}

type On = <K extends keyof DocumentEventMap>(
  type: K,
  act: (event: DocumentEventMap[K]) => void,
  capture?: boolean,
) => void;

function watchHover(on: On): void {
  let waiting = 0;
  let leaving = 0;
  let about = "";
  // Who has just pressed something wants to go on: no bubble before the pointer has moved away from there.
  let pressed: Point | null = null;
  const leave = () => {
    clearTimeout(waiting);
    clearTimeout(leaving);
    if (about) close();
    about = "";
  };
  const come = (subject: Subject, target: Element, shown: boolean) => {
    about = subject.about;
    // From one thing to the next the bubble follows at once.
    waiting = setTimeout(() => target.isConnected && explain(target, subject.anchor), shown ? 60 : HOVER);
  };
  const look = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || pressed) return;
    clearTimeout(leaving);
    const subject = subjectAt(event.target);
    if (isLink(event.target) || (subject && subject.about === about)) return;
    const shown = open.peek() !== null;
    const go = () => {
      leave();
      if (subject) come(subject, event.target as Element, shown);
    };
    const patience = patienceAt(event);
    if (patience > 0) leaving = setTimeout(go, patience);
    else go();
  };
  on("pointerover", look);
  on("pointermove", (event) => {
    if (!pressed || distance(pressed, event) < AWAY) return;
    pressed = null;
    look(event);
  });
  on(
    "pointerdown",
    (event) => {
      if (isLink(event.target)) return;
      leave();
      pressed = { clientX: event.clientX, clientY: event.clientY };
    },
    true,
  );
  on("pointerleave", (event) => event.target === document.documentElement && leave(), true);
}

type Point = Pick<PointerEvent, "clientX" | "clientY">;

const distance = (a: Point, b: Point): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** How long the open bubble waits for a pointer on its way to the link. */
function patienceAt({ clientX, clientY }: PointerEvent): number {
  if (!open.peek()?.help.doubt) return 0;
  const box = document.getElementById(BUBBLE)?.getBoundingClientRect();
  if (!box) return 0;
  const within = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  return within ? WITHIN : NEAR;
}

function watchFocus(on: On): void {
  on("focusin", (event) => {
    const target = event.target as Element;
    const subject = subjectAt(target);
    if (subject?.anchor === target && target.matches(":focus-visible")) explain(target, target);
  });
  on("focusout", close);
  on(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !open.peek()) return;
      close();
      event.stopPropagation(); // the first Escape closes the bubble and nothing else
      event.preventDefault();
    },
    true,
  );
}

function watchPress(on: On): void {
  let waiting = 0;
  let from = { x: 0, y: 0 };
  let explained = false;
  on("pointerdown", (event) => {
    clearTimeout(waiting);
    explained = false;
    if (isLink(event.target)) return;
    close();
    if (event.pointerType === "mouse") return;
    from = { x: event.clientX, y: event.clientY };
    const subject = subjectAt(event.target);
    if (!subject) return;
    waiting = setTimeout(() => {
      explain(event.target as Element, subject.anchor);
      explained = open.peek() !== null;
    }, PRESS);
  });
  on("pointermove", (event) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STEADY) clearTimeout(waiting);
  });
  on("pointerup", () => clearTimeout(waiting));
  on("pointercancel", () => clearTimeout(waiting));
  // The press that asked for help is not a touch.
  const swallow = (event: Event) => {
    if (!explained) return;
    event.stopPropagation();
    event.preventDefault();
    if (event.type === "click") explained = false;
  };
  on("click", swallow, true);
  on("contextmenu", swallow, true);
}
