// What happens while one is looking: one's own doing at once, what others do and what happens by itself as a story.

import { settings } from "../ui/settings.ts";
import { colourOf } from "./colours.ts";
import { clearRings, expectFlights, ringLines } from "./motion.ts";
import { firstFollowed, hold } from "./pace.ts";
import type { LogLine } from "./session.ts";
import { table } from "./state.ts";
import { pointAt } from "./turning.ts";

interface Seat {
  colour: string;
}

/** Events of the open game from which on everything is told step by step. */
let paced: ReadonlySet<string> = new Set();

export function setPaced(events: ReadonlySet<string>): void {
  paced = events;
}

/** Show new lines, the last of the log. `choice`: they answer a choice of mine, so what was ringed is over. */
export function follow(
  lines: LogLine[],
  whole: LogLine[],
  seats: Seat[],
  mine: number[],
  choice: boolean,
): void {
  if (choice) clearRings();
  const colours = seats.map((seat, i) => colourOf(seat.colour, i));
  const tell = (told: LogLine[]) => {
    expectFlights(told);
    ringLines(told, colours, mine);
  };
  const asked = !choice && !table.held.value && (table.present.value?.decision ?? -1) >= 0; // nobody is disturbed
  const atOnce = asked || document.hidden || settings.value.automaPace === "instant";
  const first = table.held.value
    ? 0
    : Math.min(atOnce ? lines.length : firstHeld(lines, mine), stopIn(whole, lines));
  tell(lines.slice(0, first));
  hold(lines.slice(first), tell, () => whole, atOnce);
}

/** The line with which a turning point is reached: it and what follows wait. */
function stopIn(whole: LogLine[], lines: LogLine[]): number {
  const first = lines.findIndex((line) => pointAt(whole, line) !== null);
  return first < 0 ? lines.length : first;
}

/** The first line that waits for its turn: of somebody else, or of what happens by itself. */
function firstHeld(lines: LogLine[], mine: number[]): number {
  const byItself = lines.findIndex((line) => paced.has(line.event));
  const first = firstFollowed(lines, (who) => !mine.includes(who));
  return byItself < 0 ? first : Math.min(first, byItself);
}
