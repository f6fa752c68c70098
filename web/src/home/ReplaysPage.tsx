// Finished games of this browser, and records from elsewhere to look at or play on.

import { useSignal } from "@preact/signals";
import { t } from "../i18n/messages.ts";
import { api, Refused } from "../net/api.ts";
import { settings } from "../ui/settings.ts";
import { MyTableRow, useMyTables } from "./Continue.tsx";
import { PageHead } from "./PageHead.tsx";
import { sit } from "./start.ts";

export function ReplaysPage() {
  const problem = useSignal("");
  const over = useMyTables().filter((mine) => mine.table.status === "over");
  const load = async (event: Event) => {
    const file = (event.currentTarget as HTMLInputElement).files?.[0];
    if (!file) return;
    try {
      sit(await api.importRecord(JSON.parse(await file.text()), settings.value.name));
    } catch (error) {
      problem.value = error instanceof Refused ? error.message : t("web-not-a-record");
    }
  };
  return (
    <div class="hm">
      <PageHead page="replays" />
      <main class="pg">
        <h1>{t("web-page-replays")}</h1>
        <label class="pg-import">
          {t("web-import")}
          <input type="file" accept="application/json,.json" onChange={(event) => void load(event)} />
        </label>
        {problem.value && <p role="alert">{problem.value}</p>}
        <section class="hm-panel" aria-label={t("web-finished")}>
          <h2>{t("web-finished")}</h2>
          {over.length === 0 && <p class="hm-empty">{t("web-finished-none")}</p>}
          <ul>
            {over.map((mine) => (
              <MyTableRow key={mine.table.id} mine={mine} />
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}
