// Any earlier point: a slider over the choices made, showing what the seat was entitled to know then.

import { signal } from "@preact/signals";
import { Icon } from "../ui/Icon.tsx";
import { t } from "../i18n/messages.ts";
import { api, Refused } from "../net/api.ts";
import type { HistoryReply } from "../net/messages.ts";
import { seats } from "../net/seats.ts";
import { info, notice } from "./session.ts";
import { table } from "./state.ts";

export const past = signal<HistoryReply | null>(null);
let wanted = -1;

export async function showPast(n: number): Promise<void> {
  const now = info.value;
  const made = table.offer.value?.made ?? 0;
  if (!now) return;
  if (n >= made) {
    backToNow();
    return;
  }
  wanted = n;
  try {
    const reply = await api.history(now.id, n, seats.secretOf(now.id));
    if (wanted === n) past.value = reply; // a later slide has overtaken an earlier one
  } catch (error) {
    if (error instanceof Refused) notice.value = error.message;
    else throw error;
  }
}

export function backToNow(): void {
  wanted = -1;
  past.value = null;
}

export function HistoryBar() {
  const made = table.offer.value?.made ?? 0;
  const at = past.value?.n ?? made;
  if (made === 0) return null;
  return (
    <section class={`tf-history ${past.value ? "is-past" : ""}`} aria-label={t("web-history")}>
      <button type="button" aria-label={t("web-history-back")} disabled={at <= 0} onClick={() => showPast(at - 1)}>
        <Icon name="back" size={14} />
      </button>
      <input
        type="range"
        min={0}
        max={made}
        value={at}
        aria-label={t("web-history-slider", { n: at, made })}
        onInput={(event) => showPast(Number((event.currentTarget as HTMLInputElement).value))}
      />
      <button type="button" aria-label={t("web-history-on")} disabled={at >= made} onClick={() => showPast(at + 1)}>
        <Icon name="forward" size={14} />
      </button>
      {past.value && (
        <button type="button" class="tf-button is-small" onClick={backToNow}>
          {t("web-history-now")}
        </button>
      )}
    </section>
  );
}
