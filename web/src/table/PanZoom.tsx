// A board larger than the screen: drag to pan, pinch or buttons to zoom, double tap to fit.

import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../ui/Icon.tsx";
import { t } from "../i18n/messages.ts";
import { table } from "./state.ts";

const LEAST = 0.3;
const MOST = 2.5;
const USUAL = 1.36;

interface Place {
  x: number;
  y: number;
  scale: number;
}

let flyTo: ((element: string) => void) | null = null;

/** Bring the elements whose id begins like this into view. */
export function fly(element: string): void {
  flyTo?.(element);
}

export function PanZoom({ children }: { children: preact.ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ x: 0, y: 0, scale: USUAL });
  const show = () => {
    const { x, y, scale } = place.current;
    if (board.current) board.current.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
  };
  const move = (next: Partial<Place>) => {
    place.current = bounded({ ...place.current, ...next }, frame.current, board.current);
    show();
  };
  useEffect(() => {
    flyTo = (element) => centre(elementsWithin(board.current, `[data-el^="${element}"]`), place.current, board.current, frame.current, move);
    show();
    const stop = effect(() => {
      const legal = table.touch.value.choices.size > 0;
      if (legal) requestAnimationFrame(() => centre(elementsWithin(board.current, ".el-legal"), place.current, board.current, frame.current, move));
    });
    return () => {
      stop();
      flyTo = null;
    };
  }, []);
  useGestures(frame, place, move);
  const zoom = (factor: number) => move({ scale: place.current.scale * factor });
  return (
    <div ref={frame} class="ph-frame">
      <div ref={board} class="ph-board" dir="ltr">
        {children}
      </div>
      <div class="ph-zoom">
        <button type="button" aria-label={t("web-zoom-out")} onClick={() => zoom(0.8)}>
          <Icon name="minus" size={18} />
        </button>
        <button type="button" aria-label={t("web-zoom-in")} onClick={() => zoom(1.25)}>
          <Icon name="plus" size={18} />
        </button>
      </div>
    </div>
  );
}

function elementsWithin(board: HTMLElement | null, selector: string): DOMRect[] {
  return [...(board?.querySelectorAll(selector) ?? [])].map((element) => element.getBoundingClientRect());
}

/** Pan so that all of these are in view, as far as they fit. */
function centre(
  boxes: DOMRect[],
  place: Place,
  board: HTMLElement | null,
  frame: HTMLElement | null,
  move: (next: Partial<Place>) => void,
): void {
  if (boxes.length === 0 || !board || !frame) return;
  const room = frame.getBoundingClientRect();
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  board.classList.add("is-flying");
  setTimeout(() => board.classList.remove("is-flying"), 350);
  move({
    x: place.x + room.left + room.width / 2 - (left + right) / 2,
    y: place.y + room.top + room.height / 2 - (top + bottom) / 2,
  });
}

/** A board never leaves its frame altogether. */
function bounded(place: Place, frame: HTMLElement | null, board: HTMLElement | null): Place {
  const scale = Math.min(MOST, Math.max(LEAST, place.scale));
  if (!frame || !board) return { ...place, scale };
  const margin = 60;
  const width = board.offsetWidth * scale;
  const height = board.offsetHeight * scale;
  const x = Math.min(frame.clientWidth - margin, Math.max(margin - width, place.x));
  const y = Math.min(frame.clientHeight - margin, Math.max(margin - height, place.y));
  return { x, y, scale };
}

function useGestures(
  frame: { current: HTMLDivElement | null },
  place: { current: Place },
  move: (next: Partial<Place>) => void,
): void {
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const fingers = new Map<number, { x: number; y: number }>();
    let dragged = 0;
    let lastTap = 0;
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      dragged = 0;
    };
    const drag = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const others = [...fingers.entries()].filter(([id]) => id !== event.pointerId).map(([, p]) => p);
      fingers.set(event.pointerId, now);
      dragged += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
      const other = others[0];
      if (other) pinch(before, now, other, place.current, box, move);
      else move({ x: place.current.x + now.x - before.x, y: place.current.y + now.y - before.y });
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (dragged > 8) return;
      const twice = event.timeStamp - lastTap < 300;
      lastTap = event.timeStamp;
      if (twice) move({ scale: place.current.scale < 1 ? USUAL : box.clientWidth / 1012, x: 8, y: 8 });
    };
    // A drag that began on a board thing must not count as touching it.
    const click = (event: MouseEvent) => {
      if (dragged > 8) event.stopPropagation();
    };
    box.addEventListener("pointerdown", down);
    box.addEventListener("pointermove", drag);
    box.addEventListener("pointerup", up);
    box.addEventListener("pointercancel", up);
    box.addEventListener("click", click, true);
    return () => {
      box.removeEventListener("pointerdown", down);
      box.removeEventListener("pointermove", drag);
      box.removeEventListener("pointerup", up);
      box.removeEventListener("pointercancel", up);
      box.removeEventListener("click", click, true);
    };
  }, []);
}

/** Zoom around the middle of two fingers. */
function pinch(
  before: { x: number; y: number },
  now: { x: number; y: number },
  other: { x: number; y: number },
  place: Place,
  box: HTMLElement,
  move: (next: Partial<Place>) => void,
): void {
  const distance = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y);
  const factor = distance(now) / Math.max(1, distance(before));
  const room = box.getBoundingClientRect();
  const middle = { x: (now.x + other.x) / 2 - room.left, y: (now.y + other.y) / 2 - room.top };
  const scale = Math.min(MOST, Math.max(LEAST, place.scale * factor));
  const grown = scale / place.scale;
  move({ scale, x: middle.x - (middle.x - place.x) * grown, y: middle.y - (middle.y - place.y) * grown });
}
