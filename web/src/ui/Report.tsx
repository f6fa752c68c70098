// Report a problem: what whoever looks into it needs to know, as a text to copy. Nothing is sent, and no secret is in it.

import { useSignal } from "@preact/signals";
import { plain, t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import type { TableInfo } from "../net/messages.ts";
import { Icon } from "./Icon.tsx";
import { settings } from "./settings.ts";
import { CopyButton } from "./Share.tsx";

/** Where at a table somebody is. */
export interface Place {
  table: TableInfo;
  step: number;
  seats: number[];
}

export function Report({ place }: { place?: Place | undefined }) {
  const text = useSignal("");
  const gather = async () => {
    const version = await api.health().then(
      (reply) => reply.version,
      () => "?",
    );
    text.value = reportText(version, place);
  };
  if (!text.value) {
    return (
      <button type="button" class="tf-button is-small" onClick={() => void gather()}>
        <Icon name="flag" size={14} /> {t("web-report")}
      </button>
    );
  }
  return (
    <div class="rp">
      <label>
        {t("web-report-how")}
        <textarea readOnly rows={8} dir="ltr" value={text.value} />
      </label>
      <CopyButton text={text.value} label={t("web-report-copy")} />
    </div>
  );
}

export function reportText(version: string, place?: Place): string {
  const page = t("web-report-page", {
    version,
    browser: navigator.userAgent,
    window: `${innerWidth} x ${innerHeight}`,
    language: settings.value.language,
  });
  return plain(place ? `${tableText(place)}\n${page}` : page);
}

function tableText({ table, step, seats }: Place): string {
  return t("web-report-table", {
    game: table.game,
    rules: String(table.rules),
    components: table.components.fingerprint,
    table: table.id,
    step: String(step),
    made: String(table.made),
    version: String(table.version),
    seats: seats.length ? seats.map((seat) => seat + 1).join(" ") : "-",
  });
}
