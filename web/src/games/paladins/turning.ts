// Turning points of Paladins: the end of a round, an Inquisition, the end of the game; and what they brought.

import { type Bit, bitsOf, type Part } from "../../table/gist.ts";
import type { LogLine } from "../../table/session.ts";
import { lastBefore, since } from "../../table/turning.ts";
import { partOf } from "./gist.ts";
import { fieldsOf } from "./known.ts";
import type { PaladinsFacts } from "./shapes.ts";

export type TurningKind = "inquisition" | "round" | "over";

export function turningAt(lines: LogLine[], at: number): TurningKind | null {
  const [event, next] = [lines[at]?.event, lines[at + 1]?.event];
  if (event === "tax_refilled" && lastBefore(lines, at, "inquisition") >= 0) return "inquisition";
  if (event === "game_over") return "over";
  const isSetUp = next === "paladins_drawn" && event !== "paladins_drawn" && !lines[at]?.kept;
  return isSetUp && roundsBegun(lines.slice(0, at + 1)) > 1 ? "round" : null;
}

const roundsBegun = (lines: LogLine[]): number =>
  fieldsOf(lines.findLast((line) => line.event === "round_began") ?? (lines[0] as LogLine)).round ?? 0;

/** The lines of the last Inquisition. */
export const inquisition = (lines: LogLine[]): LogLine[] => since(lines, "inquisition");

/** What an Inquisition cost and brought everybody. */
export function inquisitionBits(lines: LogLine[], facts: PaladinsFacts): Bit[] {
  return bitsOf(inquisition(lines), (line) => partOf(line, facts));
}

/** The lines of the round that is over, and those of the one that begins: none after the last. */
export function roundsOf(lines: LogLine[]): { over: LogLine[]; begins: LogLine[] } {
  if (lines.at(-1)?.event === "game_over") return { over: since(lines, "round_began"), begins: [] };
  const begun = lastBefore(lines, lines.length, "round_began");
  const before = lastBefore(lines, begun, "round_began");
  return { over: lines.slice(Math.max(0, before), begun), begins: lines.slice(Math.max(0, begun)) };
}

/** What stays of an event when the round is over: pieces on the boards, attributes, debts. */
const LASTING: Record<string, (line: LogLine) => NonNullable<Part["bits"]>> = {
  commissioned: () => [["monk", 1]],
  garrisoned: () => [["outpost", 1]],
  wall_built: () => [["wall", 1]],
  jar_placed: () => [["jar", 1]],
  ai_jar: () => [["jar", 1]],
  workshop_placed: () => [["workshop", 1]],
  ai_workshop: () => [["workshop", 1]],
  hired: () => [["townsfolk", 1]],
  attacked: () => [["attack", 1]],
  converted: () => [["convert", 1]],
  debt_taken: () => [["debt", 1]],
  debt_paid: () => [["debt-paid", 1]],
  gained: (line) => {
    const [name, n] = fieldsOf(line).reward ?? ["", 0];
    return ["faith", "strength", "influence"].includes(name) ? [[name, n]] : [];
  },
  ai_wrapped: (line) => [[fieldsOf(line).attribute ?? null, 1]],
};

/** What a round brought everybody, as far as it lasts. */
export function roundBits(lines: LogLine[]): Bit[] {
  return bitsOf(roundsOf(lines).over, (line) => {
    const bits = LASTING[line.event]?.(line);
    return bits ? { bits } : null;
  });
}
