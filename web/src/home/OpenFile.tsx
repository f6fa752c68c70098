// A file from elsewhere: the record of a game, to look at it or play on, or a whole table, which goes on here.

import { useSignal } from "@preact/signals";
import { ownFile } from "../check/answers.ts";
import { t } from "../i18n/messages.ts";
import { api, Refused } from "../net/api.ts";
import type { SeatedReply } from "../net/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { settings } from "../ui/settings.ts";
import { sit } from "./start.ts";

/** The corrected components of this browser, if a record was played with them. */
function componentsOf(record: unknown): { file?: string; file_name?: string } {
  const { game = "", components = "" } = (record ?? {}) as { game?: string; components?: string };
  const own = ownFile(game);
  return own && own.fingerprint === components ? { file: own.file, file_name: own.name } : {};
}

/** A table is passed on as it is: read and written again it would be another file. */
async function opened(text: string): Promise<SeatedReply> {
  const content: unknown = JSON.parse(text);
  if ((content as { regnum?: unknown } | null)?.regnum === "table") return api.carried(text);
  return api.importRecord(content, settings.value.name, componentsOf(content));
}

/** A file field that looks like our buttons: the browser's own lies under it and keeps keys and focus. */
export function OpenFile() {
  const problem = useSignal("");
  const load = async (event: Event) => {
    const field = event.currentTarget as HTMLInputElement;
    const file = field.files?.[0];
    if (!file) return;
    problem.value = "";
    try {
      sit(await opened(await file.text()));
    } catch (error) {
      problem.value = error instanceof Refused ? error.message : t("web-file-wrong");
      field.value = ""; // the same file may be chosen again
    }
  };
  return (
    <div class="pg-import">
      <label class="tf-button">
        <Icon name="history" size={16} /> {t("web-import-file")}
        <input type="file" accept="application/json,.json" onChange={(event) => void load(event)} />
      </label>
      <span>{t("web-import")}</span>
      {problem.value && <p role="alert">{problem.value}</p>}
    </div>
  );
}
