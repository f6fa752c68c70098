// What is known of a value, in words a reader of the page understands. Notes and sources are the file's own,
// in English.

import { t } from "../i18n/messages.ts";
import type { ValueInfo } from "../net/messages.ts";

const ORIGINS: readonly string[] = ["reconstructed", "source", "memory", "printed"];

export function Known({ value }: { value: ValueInfo }) {
  const origin = ORIGINS.includes(value.origin) ? value.origin : "reconstructed";
  return (
    <ul class="ck-known">
      <li>
        {t(`web-check-origin-${origin}`)}{" "}
        {value.confidence >= 0 && t("web-check-confidence", { n: value.confidence })}
      </li>
      {value.alternative && (
        <li>
          {t("web-check-alternative")} <span lang="en">{value.alternative}</span>
        </li>
      )}
      {value.note && <li lang="en">{value.note}</li>}
      {value.sources.length > 0 && (
        <li>
          {t("web-check-sources")} <span lang="en">{value.sources.join("; ")}</span>
        </li>
      )}
    </ul>
  );
}
