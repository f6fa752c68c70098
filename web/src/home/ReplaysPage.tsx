// Finished games of this browser, and records from elsewhere to look at or play on.

import { useSignal } from "@preact/signals";
import { ownFile } from "../check/answers.ts";
import { t } from "../i18n/messages.ts";
import { api, Refused } from "../net/api.ts";
import { Icon } from "../ui/Icon.tsx";
import { settings } from "../ui/settings.ts";
import { MyTableRow, useMyTables } from "./Continue.tsx";
import { PageHead } from "./PageHead.tsx";
import { sit } from "./start.ts";

/** The corrected components of this browser, if a record was played with them. */
function componentsOf(record: unknown): { file?: string; file_name?: string } {
  const { game = "", components = "" } = (record ?? {}) as { game?: string; components?: string };
  const own = ownFile(game);
  return own && own.fingerprint === components ? { file: own.file, file_name: own.name } : {};
}

export function ReplaysPage() {
  const over = useMyTables().filter((mine) => mine.table.status === "over");
  return (
    <div class="hm">
      <PageHead page="replays" />
      <main class="pg">
        <h1>{t("web-page-replays")}</h1>
        <OpenRecord />
        <section class="hm-panel" aria-label={t("web-finished")}>
          <h2>{t("web-finished")}</h2>
          {over.length === 0 && <p class="hm-empty">{t("web-finished-none")}</p>}
          <ul>
            {over.map((mine) => (
              <MyTableRow key={mine.table.id} mine={mine} removable />
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}

/** A file field that looks like our buttons: the browser's own lies under it and keeps keys and focus. */
function OpenRecord() {
  const problem = useSignal("");
  const load = async (event: Event) => {
    const field = event.currentTarget as HTMLInputElement;
    const file = field.files?.[0];
    if (!file) return;
    problem.value = "";
    try {
      const record: unknown = JSON.parse(await file.text());
      sit(await api.importRecord(record, settings.value.name, componentsOf(record)));
    } catch (error) {
      problem.value = error instanceof Refused ? error.message : t("web-not-a-record");
      field.value = ""; // the same file may be chosen again
    }
  };
  return (
    <div class="pg-import">
      <label class="tf-button">
        <Icon name="history" size={16} /> {t("web-import-file")}
        <input type="file" accept="application/json,.json" onChange={(event) => void load(event)} />
      </label>
      <span>{t("web-import")}</span>
      {problem.value && <p role="alert">{problem.value}</p>}
    </div>
  );
}
