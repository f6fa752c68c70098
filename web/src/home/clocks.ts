// The clocks an online table can have, by name: for a whole game, or anew for each turn.

import type { Clock } from "../net/messages.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const forGame = (total: number, bonus: number): Clock => ({ total, bonus, kind: "choices", out: "bot" });
const forTurn = (total: number): Clock => ({ total, bonus: 0, kind: "each", out: "vote" });

export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: forGame(20 * MINUTE, 5),
  usual: forGame(45 * MINUTE, 5),
  long: forGame(90 * MINUTE, 10),
  turn: forTurn(5 * MINUTE),
  day: forTurn(DAY),
  days: forTurn(3 * DAY),
};

export const clockNamed = (name: string): Clock | null => CLOCKS[name] ?? null;
