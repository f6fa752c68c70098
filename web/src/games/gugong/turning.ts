// Turning points of Gùgōng: dusk, night and morning, the end of the game; and what they brought.

import { actionsOf } from "../../table/actions.ts";
import { type Bit, bitsOf, type Gist } from "../../table/gist.ts";
import type { LogLine } from "../../table/session.ts";
import { hasCome, lastBefore, since } from "../../table/turning.ts";
import { gistOf, partOf } from "./gist.ts";
import type { GugongFacts } from "./shapes.ts";

export type TurningKind = "dusk" | "night" | "morning" | "over";

/** With what a morning begins, or the end of the game. */
const AFTER_NIGHT: readonly string[] = [
  "start_player",
  "city_filled",
  "tokens_shuffled",
  "dice_rolled",
  "final_part",
  "not_admitted",
  "game_over",
];

export function turningAt(lines: LogLine[], at: number): TurningKind | null {
  const [event = "", next = ""] = [lines[at]?.event, lines[at + 1]?.event];
  if (event === "game_over") return "over";
  if (event === "day_began") return lastBefore(lines, at, "day_began") >= 0 ? "morning" : null;
  if (next === "night_fell" && hasCome(lines, at, "dusk_fell", "day_began")) return "dusk";
  const isOver = AFTER_NIGHT.includes(next) && !AFTER_NIGHT.includes(event);
  return isOver && hasCome(lines, at, "night_fell", "day_began") && !hasDawned(lines, at) ? "night" : null;
}

const hasDawned = (lines: LogLine[], at: number): boolean =>
  lastBefore(lines, at + 1, ...AFTER_NIGHT) > lastBefore(lines, at, "night_fell");

/** The lines of the part of the day that is over. */
export function partLines(kind: string, lines: LogLine[]): LogLine[] {
  if (kind === "dusk") return since(lines, "dusk_fell");
  if (kind === "night") return since(lines, "night_fell");
  const night = lastBefore(lines, lines.length, "night_fell");
  const dawn = lines.findIndex((line, i) => i > night && AFTER_NIGHT.includes(line.event));
  return dawn < 0 ? [] : lines.slice(dawn);
}

export function partBits(kind: string, lines: LogLine[], facts: GugongFacts): Bit[] {
  return bitsOf(partLines(kind, lines), (line) => partOf(line, facts));
}

/** What stays of a day when the game is over. */
const LASTING: readonly string[] = ["gg-vp", "gg-envoy", "gg-jade", "gg-decree", "gg-medal"];

/** What the last day brought everybody, as far as it lasts: what is counted after it is for the end sheet. */
export function lastBits(lines: LogLine[], facts: GugongFacts): Bit[] {
  const day = since(lines, "day_began").filter(({ event }) => !COUNTED.includes(event));
  const bits = bitsOf(day, (line) => partOf(line, facts));
  return bits.filter(({ icon, who }) => who >= 0 && LASTING.includes(icon));
}

const COUNTED: readonly string[] = ["final_part", "not_admitted"];

/** What Meng did at dusk, card by card. */
export function duskGists(lines: LogLine[], facts: GugongFacts): Gist[] {
  return actionsOf(partLines("dusk", lines)).flatMap((action) =>
    action.lines[0]?.event === "meng_dusk" ? (gistOf(action.lines, facts) ?? []) : [],
  );
}
