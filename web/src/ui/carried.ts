// Which tables can be saved as files: those of one person alone (docs/carrying.md).

import type { TableInfo } from "../net/messages.ts";

/** Whether a table is somebody's alone, who has these seats, and may be carried away. */
export function isCarried(table: TableInfo, mine: number[]): boolean {
  if (table.status === "open" || table.daily || table.example || table.old || mine.length === 0) return false;
  return table.seats.every(
    ({ kind, seat }) => (kind !== "human" && kind !== "hotseat") || mine.includes(seat),
  );
}
