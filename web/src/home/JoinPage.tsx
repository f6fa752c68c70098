// A table by its short code: find it and go there; seats are taken in its lobby.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { api, problemOf } from "../net/api.ts";
import { inPage } from "../net/base.ts";
import { ServerDoor } from "../page/doors.tsx";
import { watch } from "../table/watching.ts";
import { go, path, replace } from "../ui/router.ts";
import { PageHead } from "./PageHead.tsx";

export function JoinPage({ code, watching = false }: { code: string; watching?: boolean }) {
  const problem = useSignal("");
  useEffect(() => {
    if (!code) return;
    api
      .tableByCode(code.toUpperCase())
      .then((reply) => {
        watch(reply.table.id, watching);
        replace(`/table/${reply.table.id}`);
      })
      .catch((error: unknown) => {
        problem.value = problemOf(error);
      });
  }, [code]);
  return (
    <div class="hm">
      <PageHead page="tables" />
      <main class="pg">
        <section class="hm-panel pg-panel" aria-label={t("web-join")}>
          <h1>{t("web-join")}</h1>
          {!inPage && <p>{t("web-join-how")}</p>}
          {code && !problem.value && <p role="status">{t("web-loading")}</p>}
          {inPage ? <ServerDoor to={path.value} /> : <JoinForm given={code} />}
          {problem.value && !inPage && <p role="alert">{problem.value}</p>}
        </section>
      </main>
    </div>
  );
}

export function JoinForm({ given = "" }: { given?: string }) {
  const code = useSignal(given.toUpperCase());
  return (
    <form
      class="pg-join"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.value.trim()) go(`/join/${code.value.trim().toUpperCase()}`);
      }}
    >
      <label>
        {t("web-join-code")}
        <input
          value={code.value}
          maxLength={6}
          autocapitalize="characters"
          onInput={(event) => (code.value = (event.currentTarget as HTMLInputElement).value)}
        />
      </label>
      <button type="submit" class="tf-button is-primary">
        {t("web-join-go")}
      </button>
    </form>
  );
}
