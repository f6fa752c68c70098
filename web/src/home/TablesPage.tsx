// My tables and the open ones.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { list, t } from "../i18n/messages.ts";
import { optionSigns } from "../learn/TableOptions.tsx";
import { api } from "../net/api.ts";
import { inPage } from "../net/base.ts";
import type { OpenTable } from "../net/messages.ts";
import { ServerDoor } from "../page/doors.tsx";
import { faceName } from "../table/bots.ts";
import { Icon } from "../ui/Icon.tsx";
import { go } from "../ui/router.ts";
import { settings } from "../ui/settings.ts";
import { ago } from "./ago.ts";
import { MyTableRow, useMyTables } from "./Continue.tsx";
import { JoinForm } from "./JoinPage.tsx";
import { OpenFile } from "./OpenFile.tsx";
import { PageHead } from "./PageHead.tsx";

export function TablesPage() {
  const mine = useMyTables();
  return (
    <div class="hm">
      <PageHead page="tables" />
      <main class="pg">
        <h1>{t("web-page-tables")}</h1>
        {inPage ? <ServerDoor to="/tables" /> : <JoinForm />}
        <section class="hm-panel" aria-label={t("web-my-tables")}>
          <h2>{t("web-my-tables")}</h2>
          {mine.length === 0 && <p class="hm-empty">{t("web-continue-none")}</p>}
          <ul>
            {mine.map((table) => (
              <MyTableRow key={table.index} mine={table} removable />
            ))}
          </ul>
        </section>
        <OpenFile />
        {!inPage && <OpenTables />}
      </main>
    </div>
  );
}

function OpenTables() {
  const open = useSignal<OpenTable[]>([]);
  useEffect(() => {
    api
      .openTables()
      .then((reply) => (open.value = reply.tables))
      .catch(() => undefined);
  }, []);
  return (
    <section class="hm-panel" aria-label={t("web-open-tables")}>
      <h2>{t("web-open-tables")}</h2>
      {open.value.length === 0 && <p class="hm-empty">{t("web-open-none")}</p>}
      <ul>
        {open.value.map((table) => (
          <OpenRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** What the list knows of a seat without opening the table. */
interface Listed {
  taken: boolean;
  name: string;
  kind: string;
  face: string;
}

/** Who sits there, what is played and for how long it has been waiting: enough to choose by. */
function OpenRow({ table }: { table: OpenTable }) {
  const seats: Partial<Listed>[] = table.seats;
  const taken = seats.filter((seat) => seat.taken);
  const names = taken.map((seat) => seat.name || (seat.kind === "bot" ? faceName(seat.face ?? "") : ""));
  const known = names.filter((name) => name !== "");
  const options = optionSigns({ ...table, components: { name: "" } });
  return (
    <li class="hm-row">
      <Icon name={`crest-${table.game}`} size={30} />
      <div>
        <b>{t(`web-game-${table.game}`)}</b>
        <span class="hm-detail">
          {known.length > 0 && <span>{t("web-open-with", { names: list(known) })}</span>}
          <span>{t("web-seats-taken", { taken: taken.length, n: table.seats.length })}</span>
          {options.map((words) => (
            <span key={words}>{words}</span>
          ))}
          <span data-when>{ago(table.created, Date.now() / 1000, settings.value.language)}</span>
        </span>
      </div>
      <button type="button" class="tf-button" onClick={() => go(`/table/${table.id}`)}>
        {t(table.status === "open" ? "web-join-go" : "web-watch")}
      </button>
    </li>
  );
}
