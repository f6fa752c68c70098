// A table that is not open yet, or cannot be opened: why, and the ways on.

import { Deadend } from "../home/NothingHere.tsx";
import { PageHead } from "../home/PageHead.tsx";
import { t } from "../i18n/messages.ts";
import { inPage } from "../net/base.ts";
import { seats } from "../net/seats.ts";

export function Unopened({ id, why }: { id: string; why: string }) {
  const watch = () => {
    if (!isShutOut(why)) seats.forget(id); // a secret that opens nothing only stands in the way
    location.reload();
  };
  return (
    <Deadend title={t("web-table-unopened")} problem={why}>
      {(isShutOut(why) || (seats.secretOf(id) && why === t("error-secret"))) && (
        <button type="button" class="tf-button" onClick={watch}>
          {t("web-watch")}
        </button>
      )}
    </Deadend>
  );
}

/** Whether somebody lost a seat here: the table itself may be watched, or have another one free. */
const isShutOut = (why: string): boolean => [t("error-removed"), t("error-link-renewed")].includes(why);

/** Until the server has answered. */
export function Opening({ waiting }: { waiting: boolean }) {
  return (
    <div class="hm">
      <PageHead page="" />
      <p class="tf-loading" role="status">
        {t(waiting && !inPage ? "web-reconnecting" : "web-loading")}
      </p>
    </div>
  );
}
