// Any earlier point: a slider over the choices made, showing what the seat was entitled to know then.

import { Icon } from "../ui/Icon.tsx";
import { t } from "../i18n/messages.ts";
import { api, Refused } from "../net/api.ts";
import { seats } from "../net/seats.ts";
import { skip } from "./pace.ts";
import { info, mySeats, notice } from "./session.ts";
import { table } from "./state.ts";

let wanted = -1;

export async function showPast(n: number): Promise<void> {
  const now = info.value;
  const made = table.present.value?.made ?? 0;
  if (!now || n < 0) return;
  if (mySeats.value.length > 1) skip(); // several at one screen: first it goes to whom the server shows the past
  if (n >= made) {
    backToNow();
    return;
  }
  wanted = n;
  try {
    const reply = await api.history(now.id, n, seats.secretOf(now.id));
    if (wanted === n) table.past.value = reply; // else a later slide has overtaken this one
  } catch (error) {
    if (error instanceof Refused) notice.value = error.message;
    else throw error;
  }
}

export function backToNow(): void {
  wanted = -1;
  table.past.value = null;
}

export function HistoryBar() {
  const made = table.present.value?.made ?? 0;
  const past = table.past.value;
  const at = past?.n ?? made;
  if (made === 0 || info.value?.old?.kind === "kept") return null; // its steps need rules that are not here
  return (
    <section class={`tf-history ${past ? "is-past" : ""}`} aria-label={t("web-history")}>
      <button
        type="button"
        aria-label={t("web-history-back")}
        disabled={at <= 0}
        onClick={() => showPast(at - 1)}
      >
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
      <button
        type="button"
        aria-label={t("web-history-on")}
        disabled={at >= made}
        onClick={() => showPast(at + 1)}
      >
        <Icon name="forward" size={14} />
      </button>
      {past && (
        <button
          type="button"
          aria-label={t("web-history-now")}
          title={t("web-history-now")}
          onClick={backToNow}
        >
          <Icon name="step-forward" size={14} />
        </button>
      )}
    </section>
  );
}
