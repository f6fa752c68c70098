// Turning points of Troyes: income and dice of a new round, its events with the black dice, the end of the game.

import { type Bit, bitsOf } from "../../table/gist.ts";
import type { LogLine } from "../../table/session.ts";
import { hasCome, lastBefore, since } from "../../table/turning.ts";
import { partOf } from "./gist.ts";
import { fieldsOf } from "./known.ts";
import type { Colour, TroyesFacts } from "./shapes.ts";

export type TurningKind = "round" | "events" | "over";

/** What begins the turns of a round. */
const TURNS: readonly string[] = ["acts", "passed", "king_rolled"];

export function turningAt(lines: LogLine[], at: number): TurningKind | null {
  const [event, next] = [lines[at]?.event, lines[at + 1]?.event];
  if (event === "rolled" && next !== "rolled") return "round";
  if (event === "black_rolled") return "events";
  if (event === "game_over") return "over";
  // a round without black dice
  const isOver = next !== undefined && TURNS.includes(next) && hasCome(lines, at, "event_applies", "rolled");
  return isOver && !hasPlayed(lines, at) ? "events" : null;
}

const hasPlayed = (lines: LogLine[], at: number): boolean =>
  lastBefore(lines, at + 1, "black_rolled", ...TURNS) > lastBefore(lines, at, "event_applies");

/** From the end of the round before to the dice of this one. */
export function roundLines(lines: LogLine[]): LogLine[] {
  const begun = lastBefore(lines, lines.length, "round_began");
  const ended = lastBefore(lines, begun, "round_ended");
  return lines.slice(Math.max(0, ended >= 0 ? ended : begun));
}

/** Money and people a new round brings; its dice are drawn. */
export function roundBits(lines: LogLine[], facts: TroyesFacts): Bit[] {
  const told = roundLines(lines).filter((line) => line.event !== "rolled" && line.event !== "card_shown");
  return bitsOf(told, (line) => partOf(line, facts));
}

/** What stays of a round when the game is over. */
const LASTING: readonly string[] = ["cathedral", "tradesman", "banner", "event-won", "glory", "fleur"];

/** What the last round brought everybody, as far as it lasts: its points are for the end sheet. */
export function lastBits(lines: LogLine[], facts: TroyesFacts): Bit[] {
  const bits = bitsOf(since(lines, "round_began"), (line) => partOf(line, facts));
  return bits.filter(({ icon, who }) => who >= 0 && LASTING.includes(icon));
}

/** The characters a seat held, as they are shown at the end. */
export function charactersOf(lines: LogLine[], who: number): string[] {
  const shown = lines.filter((line) => line.event === "character_shown" && line.who === who);
  return shown.flatMap((line) => fieldsOf(line).character ?? []);
}

/** The dice a seat has rolled. */
export function diceOf(lines: LogLine[], who: number): [Colour, number][] {
  return roundLines(lines).flatMap((line) => {
    const { colour, dice = [] } = fieldsOf(line);
    if (line.event !== "rolled" || line.who !== who || !colour) return [];
    return dice.map((value): [Colour, number] => [colour, value]);
  });
}

/** The new events and all that took effect. */
export function eventLines(lines: LogLine[]): LogLine[] {
  return lines.slice(lastBefore(lines, lines.length, "rolled") + 1);
}

/** What the events did to everybody. */
export function eventBits(lines: LogLine[], facts: TroyesFacts): Bit[] {
  const told = eventLines(lines).filter((line) => line.event !== "black_rolled");
  return bitsOf(told, (line) => partOf(line, facts));
}
