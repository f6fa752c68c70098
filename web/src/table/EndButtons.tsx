// What to do with a finished game: in its sheet, and in the rail when the sheet is closed.

import { rematch, sit } from "../home/start.ts";
import { t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import type { TableInfo } from "../net/messages.ts";
import { seats } from "../net/seats.ts";
import { Icon } from "../ui/Icon.tsx";
import { saveJson } from "../ui/files.ts";
import { go } from "../ui/router.ts";
import { showPast } from "./replay.ts";
import { info, tellOfRematch } from "./session.ts";
import { sheet } from "./Sheets.tsx";
import { table } from "./state.ts";

/** `close`: the buttons are in the sheet, and what one of them leads to is behind it. */
export function EndButtons({ close }: { close?: () => void }) {
  const now = info.value;
  if (!now) return null;
  if (now.example) return <ExampleButtons close={close} />;
  const replay = () => {
    close?.();
    void showPast(0);
  };
  return (
    <div class="tf-buttons tf-end-buttons">
      <Again table={now} />
      <button type="button" class="tf-button" onClick={() => (sheet.value = { kind: "share" })}>
        <Icon name="link" size={16} /> {t("web-share")}
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
      {!now.old && (
        <button type="button" class="tf-button" onClick={() => (sheet.value = { kind: "review" })}>
          <Icon name="chart" size={16} /> {t("web-coach-review")}
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

/** Play again; where somebody has opened a table for it already, there. */
function Again({ table }: { table: TableInfo }) {
  if (table.rematch) {
    return (
      <a class="tf-button is-primary" href={`#/join/${table.rematch}`}>
        <Icon name="redo" size={16} /> {t("web-rematch-join")}
      </a>
    );
  }
  return (
    <button type="button" class="tf-button is-primary" onClick={() => void playAgain(table)}>
      <Icon name="redo" size={16} /> {t("web-rematch")}
    </button>
  );
}

/** The others of an online game are told where. */
async function playAgain(table: TableInfo): Promise<void> {
  const made = await rematch(table);
  if (table.seats.filter((seat) => seat.kind === "human").length > 1) tellOfRematch(made.table.code);
  sit(made);
}

/** An example is nobody's game: it is neither played again nor kept. */
function ExampleButtons({ close }: { close?: (() => void) | undefined }) {
  return (
    <div class="tf-buttons tf-end-buttons">
      {!close && (
        <button type="button" class="tf-button" onClick={() => (sheet.value = { kind: "end" })}>
          <Icon name="score" size={16} /> {t("web-score-sheet")}
        </button>
      )}
      <a class="tf-button is-primary" href={`#/rules/${table.present.value?.example?.rule ?? ""}`}>
        {t("web-example-rules")}
      </a>
    </div>
  );
}

async function download(id: string): Promise<void> {
  const record = await api.record(id, seats.secretOf(id));
  saveJson(record, `regnum-${id}.json`);
}
