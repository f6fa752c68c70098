// In the lobby and in the settings at a table: being told when it is my turn. What it needs comes when opened.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import type { TableInfo } from "../net/messages.ts";
import { seats } from "../net/seats.ts";
import { info, mySeats } from "../table/session.ts";
import { Icon } from "../ui/Icon.tsx";
import { toldAt } from "./kept.ts";
import type { Seat } from "./push.ts";

type Form = typeof import("./NoticesForm.tsx").NoticesForm;

const form = signal<{ NoticesForm: Form } | null>(null);

/** The seat that can be told of its turns: mine, where other people play too. */
export function seatTold(table: TableInfo | null, mine: number[]): Seat | null {
  const seat = mine[0];
  const others = table?.seats.some((one) => one.kind === "human" && !mine.includes(one.seat));
  if (!table || seat === undefined || !others || table.status === "over") return null;
  const secret = seats.secretOf(table.id);
  return secret ? { table: table.id, seat, secret } : null;
}

export function NoticesDoor() {
  const at = seatTold(info.value, mySeats.value);
  if (!at) return null;
  const open = (event: Event) => {
    if ((event.currentTarget as HTMLDetailsElement).open && !form.value)
      void import("./NoticesForm.tsx").then(({ NoticesForm }) => (form.value = { NoticesForm }));
  };
  const Shown = form.value?.NoticesForm;
  return (
    <details class="nt" data-notices onToggle={open}>
      <summary>
        <Icon name="bell" size={16} /> {t("web-notices")}{" "}
        {toldAt(at.table) && <small class="hm-sign">{t("web-notices-on")}</small>}
        <Icon name="chevron-down" size={14} />
      </summary>
      {Shown ? <Shown at={at} /> : <p>{t("web-loading")}</p>}
    </details>
  );
}

/** Let the server know the browser's newest subscription, where this table is told of. */
export function useRenewed(): void {
  const at = seatTold(info.value, mySeats.value);
  useEffect(() => {
    if (at && toldAt(at.table))
      void import("./push.ts").then(({ renew }) => renew(at)).catch(() => undefined); // tried again next time
  }, [at?.table]); // once for a table: who has just asked for it needs no renewing
}
