// What is known of the values of one thing on the boards: behind the one line of its help.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import type { ValueInfo } from "../net/messages.ts";
import { Dialog } from "../table/Sheets.tsx";
import { valuesAt } from "./answers.ts";
import type { Doubt } from "./door.ts";
import { Known } from "./Known.tsx";
import { fieldName, sectionName, Shown } from "./values.tsx";

/** Values of which the same is known stand together. */
function alike(values: ValueInfo[]): ValueInfo[][] {
  const found = new Map<string, ValueInfo[]>();
  for (const value of values) {
    const known = JSON.stringify([
      value.origin,
      value.confidence,
      value.alternative,
      value.note,
      value.sources,
    ]);
    found.set(known, [...(found.get(known) ?? []), value]);
  }
  return [...found.values()];
}

export function Details({ game, path, close }: Doubt & { close: () => void }) {
  const values = useSignal<ValueInfo[] | null>(null);
  useEffect(() => {
    api
      .check(game, {})
      .then((reply) => (values.value = valuesAt(reply.values, path)))
      .catch(() => (values.value = []));
  }, [game, path]);
  const section = path.split(".")[0] ?? "";
  return (
    <Dialog title={t("web-check-details", { what: sectionName(section) })} close={close}>
      <div class="ck-details">
        <p>{t("web-check-why")}</p>
        {values.value === null && <p role="status">{t("web-loading")}</p>}
        {alike(values.value ?? []).map((group) => (
          <section key={group[0]?.path}>
            {group.map((value) => (
              <h3 key={value.path}>
                {t("web-check-is", { field: fieldName(value) })} <Shown game={game} value={value.value} />
              </h3>
            ))}
            {group[0] && <Known value={group[0]} />}
          </section>
        ))}
        <p>
          <a class="tf-button" href={`#/check/${game}/${section}`} target="_blank" rel="noopener">
            {t("web-check-go")}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
