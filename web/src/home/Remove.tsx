// Take a table out of one's list: a game of one's own is deleted for ever, one of several only leaves this browser.

import { useSignal } from "@preact/signals";
import { t } from "../i18n/messages.ts";
import { api, problemOf } from "../net/api.ts";
import type { MyTable } from "../net/messages.ts";
import { removed, secretAt } from "../net/mine.ts";
import { seats } from "../net/seats.ts";
import { Icon } from "../ui/Icon.tsx";

/** Whether nobody else has a part in it. */
const isOwn = ({ table, seats: mine }: MyTable): boolean =>
  !table.seats.some(({ kind, seat }) => kind === "human" && !mine.includes(seat));
/** The result of a counted duel is public, and its table stays. */
const isKept = ({ table }: MyTable): boolean => Boolean(table.daily) && !table.practice;

export function Remove({ mine }: { mine: MyTable }) {
  const sure = useSignal(false);
  const problem = useSignal("");
  const deletes = isOwn(mine) && !isKept(mine);
  if (mine.table.status !== "over" && !deletes) return null; // others play there: one leaves at the table
  const remove = async () => {
    const secret = secretAt(mine.index) ?? "";
    try {
      if (deletes) await api.deleteTable(mine.table.id, secret);
      seats.drop(secret);
      removed.value = new Set([...removed.value, mine.table.id]);
    } catch (error) {
      problem.value = problemOf(error);
    }
  };
  if (!sure.value) {
    return (
      <button
        type="button"
        class="tf-tool"
        aria-label={t("web-list-remove")}
        title={t("web-list-remove")}
        onClick={() => (sure.value = true)}
      >
        <Icon name="bin" size={18} />
      </button>
    );
  }
  return (
    <div class="ho-sure" role="alert">
      <span>{problem.value || t(deletes ? "web-list-delete" : "web-list-leave")}</span>
      <button type="button" class="tf-button is-primary" onClick={() => void remove()}>
        {t("web-list-remove")}
      </button>
      <button type="button" class="tf-button" onClick={() => (sure.value = false)}>
        {t("web-cancel")}
      </button>
    </div>
  );
}
