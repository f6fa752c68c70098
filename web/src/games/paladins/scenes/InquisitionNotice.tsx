// An Inquisition that asked nothing of this player still is seen: who brought it about, who was judged
// and why. It shows for a moment over the map and lets every touch through.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { say, t } from "../../../i18n/messages.ts";
import { log, type LogLine } from "../../../table/session.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { settings } from "../../../ui/settings.ts";
import { Shield } from "../bits.tsx";
import type { Props } from "../seats.ts";

const SHOWN_FOR = { off: 0, fast: 2500, normal: 5000, slow: 9000 } as const;
const PART_OF_IT: ReadonlySet<string> = new Set([
  "ability_used",
  "judged",
  "debt_taken",
  "suspicion_lost",
  "tax_refilled",
]);

/** The lines of the last Inquisition, from its beginning to the refilling of the tax supply. */
function lastInquisition(lines: LogLine[]): LogLine[] {
  const start = lines.findLastIndex((line) => line.event === "inquisition");
  if (start < 0) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.event === "tax_refilled");
  const within = end < 0 ? rest : rest.slice(0, end + 1);
  return [lines[start] as LogLine, ...within.filter((line) => PART_OF_IT.has(line.event))];
}

export function InquisitionNotice({ colours }: Props) {
  const shown = useSignal<LogLine[]>([]);
  const seen = useSignal<string | null>(null);
  const lines = lastInquisition(log.value);
  const first = lines[0];
  const key = first ? `${first.version}.${lines.length}` : "";
  useEffect(() => {
    const known = seen.value;
    seen.value = key;
    // a turning point stops for it; only who passes them by sees it in passing
    const moment = settings.value.turning ? 0 : SHOWN_FOR[settings.value.animation];
    // what had happened before the page was opened is history, not news
    if (known === null || known === key || !key || moment === 0) return undefined;
    shown.value = lines;
    const timer = setTimeout(() => (shown.value = []), moment);
    return () => clearTimeout(timer);
  }, [key]);
  if (shown.value.length === 0) return null;
  return (
    <div class="pb-notice" role="status">
      <div>
        <h3>
          <Icon name="inquisition" size={24} /> {t("web-paladins-inquisition")}
        </h3>
        <ul>
          {shown.value.map((line, i) => (
            <li key={i} class={line.event === "judged" ? "is-judged" : ""}>
              {line.who >= 0 && <Shield colour={colours[line.who] ?? "lily"} size={16} />}
              {say(line.msg)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
