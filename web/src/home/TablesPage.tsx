// My tables and the open ones.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import type { OpenTable } from "../net/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { go } from "../ui/router.ts";
import { MyTableRow, useMyTables } from "./Continue.tsx";
import { JoinForm } from "./JoinPage.tsx";
import { PageHead } from "./PageHead.tsx";

export function TablesPage() {
  const open = useSignal<OpenTable[]>([]);
  const mine = useMyTables();
  useEffect(() => {
    api
      .openTables()
      .then((reply) => (open.value = reply.tables))
      .catch(() => undefined);
  }, []);
  return (
    <div class="hm">
      <PageHead page="tables" />
      <main class="pg">
        <h1>{t("web-page-tables")}</h1>
        <JoinForm />
        <section class="hm-panel" aria-label={t("web-my-tables")}>
          <h2>{t("web-my-tables")}</h2>
          {mine.length === 0 && <p class="hm-empty">{t("web-continue-none")}</p>}
          <ul>
            {mine.map((table) => (
              <MyTableRow key={table.index} mine={table} removable />
            ))}
          </ul>
        </section>
        <section class="hm-panel" aria-label={t("web-open-tables")}>
          <h2>{t("web-open-tables")}</h2>
          {open.value.length === 0 && <p class="hm-empty">{t("web-open-none")}</p>}
          <ul>
            {open.value.map((table) => (
              <OpenRow key={table.id} table={table} />
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}

function OpenRow({ table }: { table: OpenTable }) {
  const taken = (table.seats as { taken: boolean }[]).filter((seat) => seat.taken).length;
  return (
    <li class="hm-row">
      <Icon name={`crest-${table.game}`} size={30} />
      <div>
        <b>{t(`web-game-${table.game}`)}</b>
        <span>{t("web-seats-taken", { taken, n: table.seats.length })}</span>
      </div>
      <button type="button" class="tf-button" onClick={() => go(`/table/${table.id}`)}>
        {t(table.status === "open" ? "web-join-go" : "web-watch")}
      </button>
    </li>
  );
}
