// A board larger than the screen: it scrolls, a mouse may drag it, pinch or buttons zoom, double tap fits.

import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../ui/Icon.tsx";
import { t } from "../i18n/messages.ts";
import { settings } from "../ui/settings.ts";
import { tempo } from "./motion.ts";
import { table } from "./state.ts";

const MOST = 2.5;
const USUAL = 1.36;
const READABLE = 0.95;

interface Point {
  x: number;
  y: number;
}

let shown: Canvas | null = null;

/** Bring the elements whose id begins like this into view. */
export function fly(element: string): void {
  shown?.centre(`[data-el^="${element}"]`);
}

/** Bring what an action is about into view. */
export function flyTo(elements: string[]): void {
  if (elements.length > 0) shown?.centre(elements.map((id) => `[data-el="${CSS.escape(id)}"]`).join());
}

/** They are beside the board, not on it: nothing of it is covered. */
export function ZoomButtons() {
  return (
    <>
      <button
        type="button"
        class="ph-zoom"
        aria-label={t("web-zoom-out")}
        onClick={() => shown?.zoom(shown.scale * 0.8)}
      >
        <Icon name="minus" size={18} />
      </button>
      <button
        type="button"
        class="ph-zoom"
        aria-label={t("web-zoom-in")}
        onClick={() => shown?.zoom(shown.scale * 1.25)}
      >
        <Icon name="plus" size={18} />
      </button>
    </>
  );
}

/** A board in a frame that scrolls; the room around it is as large as it looks. */
class Canvas {
  scale = USUAL;
  constructor(
    readonly frame: HTMLElement,
    readonly room: HTMLElement,
    readonly board: HTMLElement,
  ) {}

  /** The whole board, neither wider nor higher than the frame. */
  whole(): number {
    return Math.min(
      this.frame.clientWidth / this.board.offsetWidth,
      this.frame.clientHeight / this.board.offsetHeight,
    );
  }

  /** Upright: large enough for fingers. On its side: as high as the frame, so it scrolls one way only. */
  usual(): number {
    if (innerHeight > innerWidth) return USUAL * (settings.value.textSize === "large" ? 1.15 : 1);
    return Math.min(USUAL, Math.max(READABLE, this.frame.clientHeight / this.board.offsetHeight));
  }

  show(): void {
    this.scale = Math.min(MOST, Math.max(this.whole(), this.scale));
    this.board.style.transform = `scale(${this.scale})`;
    this.room.style.width = `${this.board.offsetWidth * this.scale}px`;
    this.room.style.height = `${this.board.offsetHeight * this.scale}px`;
  }

  /** Zoom around a point of the frame, which stays where it is. */
  zoom(scale: number, at: Point = { x: this.frame.clientWidth / 2, y: this.frame.clientHeight / 2 }): void {
    const before = this.scale;
    const [left, top] = [this.frame.scrollLeft + at.x, this.frame.scrollTop + at.y];
    this.scale = scale;
    this.show();
    const grown = this.scale / before;
    this.frame.scrollTo({ left: left * grown - at.x, top: top * grown - at.y, behavior: "instant" });
  }

  /** Scroll so that all of these are in view, as far as they fit. */
  centre(selector: string): void {
    const boxes = [...this.board.querySelectorAll(selector)].map((element) =>
      element.getBoundingClientRect(),
    );
    if (boxes.length === 0) return;
    const room = this.frame.getBoundingClientRect();
    const across = (Math.min(...boxes.map((b) => b.left)) + Math.max(...boxes.map((b) => b.right))) / 2;
    const down = (Math.min(...boxes.map((b) => b.top)) + Math.max(...boxes.map((b) => b.bottom))) / 2;
    this.frame.scrollBy({
      left: across - room.left - room.width / 2,
      top: down - room.top - room.height / 2,
      behavior: tempo() > 0 ? "smooth" : "instant",
    });
  }
}

export function PanZoom({ children }: { children: preact.ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!frame.current || !room.current || !board.current) return undefined;
    const made = new Canvas(frame.current, room.current, board.current);
    shown = made;
    made.scale = made.usual();
    made.show();
    const watch = new ResizeObserver(() => made.show());
    watch.observe(made.frame);
    watch.observe(made.board);
    const stop = listen(made);
    return () => {
      watch.disconnect();
      stop();
      shown = null;
    };
  }, []);
  useEffect(
    () =>
      effect(() => {
        const legal = table.touch.value.choices.size > 0;
        if (legal) requestAnimationFrame(() => shown?.centre(".el-legal"));
      }),
    [],
  );
  return (
    <div ref={frame} class="ph-frame" tabIndex={0} role="group" aria-label={t("web-shared-board")} dir="ltr">
      <div ref={room} class="ph-room">
        <div ref={board} class="ph-board">
          {children}
        </div>
      </div>
    </div>
  );
}

/** Fingers scroll by themselves; two of them zoom, a mouse drags, two taps fit. */
function listen(canvas: Canvas): () => void {
  const { frame } = canvas;
  const stop = new AbortController();
  const heard = { signal: stop.signal };
  let dragged = 0;
  let lastTap = 0;
  let pinched = 0; // distance of the fingers a moment ago
  frame.addEventListener(
    "pointerdown",
    () => {
      dragged = 0;
    },
    heard,
  );
  frame.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType !== "mouse" || event.buttons !== 1) return;
      dragged += Math.abs(event.movementX) + Math.abs(event.movementY);
      if (dragged > 8) frame.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: "instant" });
    },
    heard,
  );
  frame.addEventListener(
    "pointerup",
    (event) => {
      if (dragged > 8) return;
      const twice = event.timeStamp - lastTap < 300;
      lastTap = event.timeStamp;
      if (twice)
        canvas.zoom(canvas.scale < canvas.usual() ? canvas.usual() : canvas.whole(), inFrame(frame, event));
    },
    heard,
  );
  // A drag that began on a board thing must not count as touching it.
  frame.addEventListener("click", (event) => dragged > 8 && event.stopPropagation(), {
    ...heard,
    capture: true,
  });
  frame.addEventListener(
    "touchend",
    () => {
      pinched = 0;
    },
    heard,
  );
  frame.addEventListener(
    "touchmove",
    (event) => {
      const [one, two] = event.touches;
      if (!one || !two) return;
      event.preventDefault();
      const apart = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      const middle = { clientX: (one.clientX + two.clientX) / 2, clientY: (one.clientY + two.clientY) / 2 };
      if (pinched > 0) canvas.zoom((canvas.scale * apart) / pinched, inFrame(frame, middle));
      pinched = apart;
    },
    { ...heard, passive: false },
  );
  return () => stop.abort();
}

function inFrame(frame: HTMLElement, at: { clientX: number; clientY: number }): Point {
  const room = frame.getBoundingClientRect();
  return { x: at.clientX - room.left, y: at.clientY - room.top };
}
