// What to do with a finished game: in its sheet, and in the rail when the sheet is closed.

import { rematch } from "../home/start.ts";
import { t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import { seats } from "../net/seats.ts";
import { Icon } from "../ui/Icon.tsx";
import { go } from "../ui/router.ts";
import { showPast } from "./HistoryBar.tsx";
import { info } from "./session.ts";
import { sheet } from "./Sheets.tsx";

/** `close`: the buttons are in the sheet, and what one of them leads to is behind it. */
export function EndButtons({ close }: { close?: () => void }) {
  const now = info.value;
  if (!now) return null;
  const replay = () => {
    close?.();
    void showPast(0);
  };
  return (
    <div class="tf-buttons tf-end-buttons">
      <button type="button" class="tf-button is-primary" onClick={() => rematch(now)}>
        <Icon name="redo" size={16} /> {t("web-rematch")}
      </button>
      {!close && (
        <button type="button" class="tf-button" onClick={() => (sheet.value = { kind: "end" })}>
          <Icon name="score" size={16} /> {t("web-score-sheet")}
        </button>
      )}
      {!now.old && (
        <button type="button" class="tf-button" onClick={replay}>
          <Icon name="history" size={16} /> {t("web-replay")}
        </button>
      )}
      <button type="button" class="tf-button" onClick={() => void download(now.id)}>
        <Icon name="download" size={16} /> {t("web-record")}
      </button>
      {close && (
        <button type="button" class="tf-button" onClick={() => go("/")}>
          {t("web-to-home")}
        </button>
      )}
    </div>
  );
}

async function download(id: string): Promise<void> {
  const record = await api.record(id, seats.secretOf(id));
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `regnum-${id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
