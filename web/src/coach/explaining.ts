// Which moves the coach can be asked about.

import type { SeatInfo, TableInfo } from "../net/messages.ts";
import type { LogLine } from "../table/session.ts";

type Seat = Pick<SeatInfo, "kind" | "stand_in">;
type Asked = Pick<TableInfo, "status" | "hints" | "old" | "example"> & { seats: Seat[] };

/** Bots are asked about; when the game is over, everybody but the automa, which has no choice. */
function isAskable({ kind, stand_in }: Seat, over: boolean): boolean {
  return kind === "bot" || stand_in || (over && kind !== "automa");
}

/** The choice that can be asked about, of an action made of these lines; 0: none. What only followed from a choice,
 * such as the count of points at the end, was nobody's. */
export function explainable(
  [first]: readonly Pick<LogLine, "who" | "n" | "i" | "kept">[],
  table: Asked | null,
  seated: boolean,
): number {
  const seat = table?.seats[first?.who ?? -1];
  if (!first || !table || !seat || first.kept || first.i > 0 || table.old || table.example) return 0;
  const over = table.status === "over";
  const allowed = over || (Boolean(table.hints) && seated);
  return allowed && isAskable(seat, over) ? first.n : 0;
}
