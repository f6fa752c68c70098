// "Why this move?" beside what a bot did: in the log and in the story.

import { t } from "../i18n/messages.ts";
import type { SeatInfo, TableInfo } from "../net/messages.ts";
import { info, type LogLine, mySeats } from "../table/session.ts";
import { sheet } from "../table/Sheets.tsx";
import { Icon } from "../ui/Icon.tsx";

/** Bots are asked about; when the game is over, everybody but the automa, which has no choice. */
function isAskable({ kind, stand_in }: SeatInfo, over: boolean): boolean {
  return kind === "bot" || stand_in || (over && kind !== "automa");
}

/** The choice that can be asked about, of an action made of these lines; 0: none. */
export function explainable(lines: readonly LogLine[], table: TableInfo | null, seated: boolean): number {
  const [first] = lines;
  const seat = table?.seats[first?.who ?? -1];
  if (!first || !table || !seat || first.kept || table.old || table.example) return 0;
  const over = table.status === "over";
  const allowed = over || (Boolean(table.hints) && seated);
  return allowed && isAskable(seat, over) ? first.n : 0;
}

export function WhyButton({ lines, words = false }: { lines: LogLine[]; words?: boolean }) {
  const n = explainable(lines, info.value, mySeats.value.length > 0);
  if (n <= 0) return null;
  const label = t("web-coach-why");
  return (
    <button
      type="button"
      class={words ? "tf-button is-small co-why" : "co-why"}
      aria-label={words ? undefined : label}
      title={words ? undefined : label}
      data-explain={n}
      onClick={() => (sheet.value = { kind: "explain", n })}
    >
      <Icon name="hint" size={words ? 15 : 13} /> {words && label}
    </button>
  );
}
