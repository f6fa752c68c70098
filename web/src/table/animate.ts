// What moves on the boards. Boards only draw what is; this watches what has changed and lets it be seen:
// cards slide to their new place, pieces land, numbers count. Nothing here knows a game.

import type { Box } from "../ui/placing.ts";
import { between, countingTime, numberIn } from "./counting.ts";
import { originOf, tempo } from "./motion.ts";

const BOARDS = ".tf-shared, .tf-own, .tf-players, .ph-pinned, .ph-board, .ph-zone, .ph-own";
const SLIDE = 240;
const FLY = 320;
const LAND = 90;
const APPEAR = 200;
const SHINE = 700;

interface Thing extends Box {
  node: HTMLElement;
  board: HTMLElement;
  id: string;
}

type Scene = Map<string, Thing>; // by board and element id
type Known = Map<Element, string>; // what a node stood for

/** Watch the boards within a root until told to stop. `quiet`: while somebody looks through the past.
 *
 * To know where things are costs a layout. So it is looked up once a frame, just before that frame is painted,
 * and never where nothing moves. */
export function watchBoards(root: Element, quiet: () => boolean): () => void {
  let before = tempo() > 0 ? survey(root) : null; // null: nobody has looked since
  let changes: MutationRecord[] = [];
  let due = 0;
  const counting = new Map<Text, number>();
  const show = (): void => {
    due = 0;
    const seen = changes;
    changes = [];
    const pace = tempo();
    const now = pace > 0 ? survey(root) : null;
    if (before && now && !quiet()) {
      const known: Known = new Map([...before.values()].map((thing) => [thing.node, thing.id]));
      moveThings(before, now, pace);
      for (const change of seen) {
        if (change.type === "childList") landPieces(change.addedNodes, before, now, known, pace);
        else if (isSame(change.target, known))
          count(change.target as Text, change.oldValue, pace, counting, watcher);
      }
    }
    before = now;
  };
  const watcher = new MutationObserver((records) => {
    if (tempo() === 0 || document.hidden) {
      before = null;
      return;
    }
    changes.push(...records.filter((record) => onBoard(record.target)));
    if (changes.length > 0 && !due) due = requestAnimationFrame(show);
  });
  watcher.observe(root, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(due);
    for (const frame of counting.values()) cancelAnimationFrame(frame);
  };
}

/** Whether a change happened on a thing that was there before: another card is no change of a number. */
function isSame(node: Node, known: Known): boolean {
  const place = (node instanceof Element ? node : node.parentElement)?.closest("[data-el]");
  return !place || known.get(place) === place.getAttribute("data-el");
}

function onBoard(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element !== null && element.closest(BOARDS) !== null && element.closest(".el-number") === null;
}

/** Where everything is laid out on its board: what moves, flies or is zoomed at the moment is not news. */
function survey(root: Element): Scene {
  const scene: Scene = new Map();
  root.querySelectorAll<HTMLElement>(BOARDS).forEach((board, number) => {
    const places: Places = new Map([[board, { x: 0, y: 0 }]]);
    for (const node of board.querySelectorAll<HTMLElement>("[data-el]")) {
      const id = node.dataset.el ?? "";
      const { x, y } = laidOut(node, board, places);
      const size = { width: node.offsetWidth, height: node.offsetHeight };
      scene.set(`${number} ${id}`, { node, board, id, left: x, top: y, ...size });
    }
  });
  return scene;
}

interface Place {
  x: number;
  y: number;
}

/** Where the positioned parents of things are: many things have the same. */
type Places = Map<HTMLElement, Place>;

/** The place of a node on its board, in the board's own pixels. */
function laidOut(node: HTMLElement, board: HTMLElement, places: Places): Place {
  const known = places.get(node);
  if (known) return known;
  const [x, y] = [node.offsetLeft, node.offsetTop];
  const parent = node.offsetParent;
  let found = { x, y };
  if (parent instanceof HTMLElement) {
    // Offsets are from the nearest positioned parent: the board, or something around it.
    const from = board.contains(parent)
      ? laidOut(parent, board, places)
      : { x: -board.offsetLeft, y: -board.offsetTop };
    found = { x: x + from.x, y: y + from.y };
  }
  places.set(node, found);
  return found;
}

/** The middle of a thing on the screen. */
function middle(thing: Thing): Place {
  const frame = thing.board.getBoundingClientRect();
  const scale = scaleOf(thing.board);
  return {
    x: frame.left + (thing.left + thing.width / 2) * scale,
    y: frame.top + (thing.top + thing.height / 2) * scale,
  };
}

function scaleOf(board: HTMLElement): number {
  return board.offsetWidth > 0 ? board.getBoundingClientRect().width / board.offsetWidth : 1;
}

// --- cards ------------------------------------------------------------------------------------------------

function moveThings(before: Scene, now: Scene, pace: number): void {
  const redrawn = redrawnBoards(before, now);
  for (const [key, thing] of now) {
    const old = before.get(key);
    const from = old ? null : originIn(before, thing.id);
    if (old) slide(thing, old, pace);
    else if (from || !redrawn.has(thing.board)) arrive(thing, from, pace);
  }
}

/** Boards that show something else altogether, such as a scene: nothing of it has just arrived. */
function redrawnBoards(before: Scene, now: Scene): Set<HTMLElement> {
  const fresh = new Map<HTMLElement, number>(); // new things less those that were there
  for (const [key, { board }] of now) fresh.set(board, (fresh.get(board) ?? 0) + (before.has(key) ? -1 : 1));
  return new Set([...fresh].filter(([, n]) => n > 0).map(([board]) => board));
}

function slide(thing: Thing, old: Thing, pace: number): void {
  const x = old.left - thing.left;
  const y = old.top - thing.top;
  if (Math.abs(x) + Math.abs(y) < 4 || thing.width === 0 || old.width === 0) return;
  thing.node.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
    duration: SLIDE * pace,
    easing: "ease-out",
  });
}

/** Where something comes from, if an event told so and the place was to be seen. */
function originIn(before: Scene, element: string): Thing | null {
  const from = originOf(element);
  if (!from) return null;
  for (const thing of before.values()) {
    if (thing.id === from && thing.width > 0 && thing.board.isConnected) return thing;
  }
  return null;
}

function arrive(thing: Thing, from: Thing | null, pace: number): void {
  if (from) fly(thing.node, way(from, thing), pace);
  else if (thing.width > 0) {
    thing.node.animate(
      [
        { opacity: 0, scale: 0.85 },
        { opacity: 1, scale: 1 },
      ],
      {
        duration: APPEAR * pace,
        easing: "ease-out",
      },
    );
  }
}

/** From the middle of one thing to the middle of another, in the pixels of the other's board. */
function way(from: Thing, to: Thing): { x: number; y: number } {
  const [a, b] = [middle(from), middle(to)];
  const scale = scaleOf(to.board);
  return { x: (a.x - b.x) / scale, y: (a.y - b.y) / scale };
}

/** On an arc, and down with a small squash. */
function fly(node: Element, from: { x: number; y: number }, pace: number): void {
  const landing = FLY / (FLY + LAND);
  const high = Math.min(60, Math.hypot(from.x, from.y) / 5);
  node.animate(
    [
      { translate: `${from.x}px ${from.y}px`, offset: 0, easing: "ease-out", zIndex: 5 },
      { translate: `${from.x * 0.4}px ${from.y * 0.4 - high}px`, offset: landing * 0.5 },
      { translate: "0 0", scale: "1 1", offset: landing },
      { translate: "0 2px", scale: "1.1 0.86", offset: (1 + landing) / 2 },
      { translate: "0 0", scale: "1 1", offset: 1 },
    ],
    { duration: (FLY + LAND) * pace },
  );
}

// --- pieces -------------------------------------------------------------------------------------------------

/** What has been added to a thing that was there before: a worker on a space, a monk on the map. */
function landPieces(added: NodeList, before: Scene, now: Scene, known: Known, pace: number): void {
  for (const node of added) {
    if (!(node instanceof Element) || node.matches(".el-number, [data-el]")) continue;
    const id = node.closest("[data-el]")?.getAttribute("data-el");
    const drawing = node.parentElement?.closest("svg"); // a part of a drawing does not move by itself
    if (!id || drawing || !isSame(node, known)) continue;
    const place = [...now.values()].find((thing) => thing.node === node.closest("[data-el]"));
    const from = originIn(before, id);
    if (from && place) fly(node, way(from, place), pace);
    else land(node, pace);
  }
}

function land(node: Element, pace: number): void {
  node.animate(
    [
      { translate: "0 -9px", scale: "1.12", opacity: 0, offset: 0, easing: "ease-in" },
      { translate: "0 0", scale: "1 1", opacity: 1, offset: 0.6 },
      { translate: "0 1px", scale: "1.08 0.9", offset: 0.8 },
      { translate: "0 0", scale: "1 1", offset: 1 },
    ],
    { duration: (APPEAR + LAND) * pace },
  );
}

// --- numbers ------------------------------------------------------------------------------------------------

function count(
  text: Text,
  old: string | null,
  pace: number,
  counting: Map<Text, number>,
  watcher: MutationObserver,
): void {
  const from = numberIn(old);
  const to = numberIn(text.data);
  if (from === null || to === null || from === to) return;
  cancelAnimationFrame(counting.get(text) ?? 0);
  counting.delete(text);
  text.parentElement?.animate(
    [
      { backgroundColor: "color-mix(in srgb, var(--line2) 55%, transparent)", borderRadius: "4px" },
      { borderRadius: "4px" },
    ],
    { duration: SHINE * pace, easing: "ease-out" },
  );
  const time = countingTime(from, to) * pace;
  if (time === 0) return;
  const began = performance.now();
  const show = (moment: number) => {
    const way = (moment - began) / time;
    text.data = String(between(from, to, way));
    watcher.takeRecords(); // our own writing is no news
    if (way < 1) counting.set(text, requestAnimationFrame(show));
    else counting.delete(text);
  };
  show(began);
}
