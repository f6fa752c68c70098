// What happens while one is looking: rings and flights at once, the lines of automas at their pace.

import { settings } from "../ui/settings.ts";
import { colourOf } from "./colours.ts";
import { clearRings, expectFlights, ringLines } from "./motion.ts";
import { firstAutomated, hold, waiting } from "./pace.ts";
import type { LogLine } from "./session.ts";

interface Seat {
  kind: string;
  colour: string;
  stand_in: boolean;
}

/** Events of the open game from which on everything is shown step by step. */
let paced: ReadonlySet<string> = new Set();

export function setPaced(events: ReadonlySet<string>): void {
  paced = events;
}

/** Show new lines. `choice`: they answer a choice of mine, so what was ringed is over. */
export function follow(lines: LogLine[], seats: Seat[], mine: number[], choice: boolean): void {
  if (choice) clearRings();
  expectFlights(lines);
  const colours = seats.map((seat, i) => colourOf(seat.colour, i));
  const tell = (told: LogLine[]) => ringLines(told, colours, mine);
  const pace = document.hidden ? "instant" : settings.value.automaPace;
  const automated = (who: number) => !mine.includes(who) && isAutomated(seats[who]);
  const first =
    pace === "instant" ? lines.length : waiting.value.length > 0 ? 0 : firstHeld(lines, automated);
  tell(lines.slice(0, first));
  hold(lines.slice(first), pace, (line) => tell([line]));
}

/** The first line that waits for its turn: of somebody automated, or of what happens by itself. */
function firstHeld(lines: LogLine[], automated: (who: number) => boolean): number {
  const byItself = lines.findIndex((line) => paced.has(line.event));
  const first = firstAutomated(lines, automated);
  return byItself < 0 ? first : Math.min(first, byItself);
}

function isAutomated(seat: Seat | undefined): boolean {
  return seat !== undefined && (seat.kind === "automa" || seat.kind === "bot" || seat.stand_in);
}
