// What a phone's bar has no room for: all that the tools of a desktop's bar open.

import { t } from "../i18n/messages.ts";
import { openHelp } from "../learn/open.ts";
import { Icon } from "../ui/Icon.tsx";
import { info } from "./session.ts";
import { Dialog, type Sheet, sheet } from "./Sheets.tsx";

const SHEETS: [Sheet["kind"] & ("score" | "share" | "settings"), icon: string, label: string][] = [
  ["score", "score", "web-score-sheet"],
  ["share", "link", "web-share"],
  ["settings", "gear", "web-settings"],
];

export function MoreSheet({ close }: { close: () => void }) {
  const game = info.value?.game ?? "";
  return (
    <Dialog title={t("web-more")} close={close}>
      <ul class="ph-more">
        <li>
          <button
            type="button"
            onClick={() => {
              close();
              openHelp();
            }}
          >
            <Icon name="question" size={22} /> {t("web-help")}
          </button>
        </li>
        <li>
          {/* whoever plays keeps the table open */}
          <a href={`#/rules/${game}`} target="_blank" rel="noopener">
            <Icon name="book" size={22} /> {t("web-page-rules")}
          </a>
        </li>
        {SHEETS.map(([kind, icon, label]) => (
          <li key={kind}>
            <button type="button" onClick={() => (sheet.value = { kind })}>
              <Icon name={icon} size={22} /> {t(label)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
