// The dice of the action somebody is in the middle of, from the log: paid with, they leave the board.

import type { LogLine } from "../../../table/session.ts";
import { fieldsOf } from "../known.ts";
import type { Colour, Owner } from "../shapes.ts";

export interface Spent {
  owner: Owner;
  colour: Colour;
  value: number;
  price: number;
}

export function spentDice(lines: LogLine[], who: number): Spent[] {
  const from = lines.findLastIndex((line) => line.event === "acts");
  if (from < 0 || lines[from]?.who !== who) return [];
  return lines.slice(from + 1).flatMap((line): Spent[] => {
    const { owner, die, price } = fieldsOf(line);
    if (line.event !== "die_taken" || !die) return [];
    return [{ owner: owner ?? "grey", colour: die[0], value: die[1], price: price ?? 0 }];
  });
}
