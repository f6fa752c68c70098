// "Why this move?" beside what a bot did: in the log and in the story.

import { t } from "../i18n/messages.ts";
import { pause } from "../table/pace.ts";
import { info, type LogLine, mySeats } from "../table/session.ts";
import { sheet } from "../table/Sheets.tsx";
import { Icon } from "../ui/Icon.tsx";
import { explainable } from "./explaining.ts";

export function WhyButton({ lines, words = false }: { lines: LogLine[]; words?: boolean }) {
  const n = explainable(lines, info.value, mySeats.value.length > 0);
  if (n <= 0) return null;
  const label = t("web-coach-why");
  return (
    <button
      type="button"
      class={words ? "tf-button is-small co-why" : "co-why"}
      aria-label={words ? undefined : label}
      title={words ? undefined : label}
      data-explain={n}
      onClick={() => {
        pause(); // what is being told waits meanwhile
        sheet.value = { kind: "explain", n };
      }}
    >
      <Icon name="hint" size={words ? 15 : 13} /> {words && label}
    </button>
  );
}
