// Where the links in mails lead: saying that it is my address, or ending the mails. Nothing is done by merely
// opening it, because programs that look through mail do that, too.

import { useSignal } from "@preact/signals";
import { PageHead } from "../home/PageHead.tsx";
import { t } from "../i18n/messages.ts";
import { api, problemOf } from "../net/api.ts";

interface Props {
  use: "confirm" | "stop";
  notice: string;
  token: string;
}

export function NoticePage({ use, notice, token }: Props) {
  const state = useSignal<"asked" | "busy" | "done">("asked");
  const problem = useSignal("");
  const press = async () => {
    state.value = "busy";
    problem.value = "";
    try {
      await api.answerMail(notice, use, token);
      state.value = "done";
    } catch (error) {
      problem.value = problemOf(error);
      state.value = "asked";
    }
  };
  return (
    <div class="hm">
      <PageHead page="" />
      <main class="pg">
        <h1>{t(`web-mail-${use}`)}</h1>
        {state.value === "done" ? (
          <p role="status">{t(`web-mail-${use}-done`)}</p>
        ) : (
          <>
            <p>{t(`web-mail-${use}-why`)}</p>
            <button
              type="button"
              class="tf-button is-primary"
              disabled={state.value === "busy"}
              onClick={() => void press()}
            >
              {t(`web-mail-${use}-go`)}
            </button>
          </>
        )}
        {problem.value && <p role="alert">{problem.value}</p>}
        <p class="pg-ways">
          <a class="tf-button" href="#/">
            {t("web-to-home")}
          </a>
        </p>
      </main>
    </div>
  );
}
