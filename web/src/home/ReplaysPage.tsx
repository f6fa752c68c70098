// Finished games of this browser, and records from elsewhere to look at or play on.

import { t } from "../i18n/messages.ts";
import { MyTableRow, useMyTables } from "./Continue.tsx";
import { OpenFile } from "./OpenFile.tsx";
import { PageHead } from "./PageHead.tsx";

export function ReplaysPage() {
  const over = useMyTables().filter((mine) => mine.table.status === "over");
  return (
    <div class="hm">
      <PageHead page="replays" />
      <main class="pg">
        <h1>{t("web-page-replays")}</h1>
        <OpenFile />
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
