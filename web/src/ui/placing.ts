// Where something small goes beside what it speaks of: inside the window, and off what may be touched.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** The place beside the anchor that hides least: below, above, right, left, in this order of liking. */
export function placeBeside(
  anchor: Box,
  size: Size,
  screen: Size,
  avoid: Box[],
): { left: number; top: number } {
  const middle = anchor.left + anchor.width / 2 - size.width / 2;
  const level = anchor.top + anchor.height / 2 - size.height / 2;
  const wished = [
    { left: middle, top: anchor.top + anchor.height + GAP },
    { left: middle, top: anchor.top - size.height - GAP },
    { left: anchor.left + anchor.width + GAP, top: level },
    { left: anchor.left - size.width - GAP, top: level },
  ];
  const places = wished.map((at) => within(at, size, screen));
  const { width, height } = size; // a DOMRect has no properties of its own to spread
  const hidden = places.map((at) => covered({ ...at, width, height }, [anchor, ...avoid]));
  return places[hidden.indexOf(Math.min(...hidden))] as { left: number; top: number };
}

export interface Size {
  width: number;
  height: number;
}

function within(at: { left: number; top: number }, size: Size, screen: Size): { left: number; top: number } {
  return {
    left: Math.max(GAP, Math.min(at.left, screen.width - size.width - GAP)),
    top: Math.max(GAP, Math.min(at.top, screen.height - size.height - GAP)),
  };
}

/** How much of the boxes lies under this one, in square pixels. */
function covered(box: Box, boxes: Box[]): number {
  return boxes.reduce((sum, other) => sum + shared(box, other), 0);
}

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
