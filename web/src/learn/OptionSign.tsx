// In the bar of a table: that it is played with options. Pressed, it says which and what they mean.

import { list, t } from "../i18n/messages.ts";
import type { TableInfo } from "../net/messages.ts";
import { openHelp } from "./open.ts";
import { optionSigns } from "./TableOptions.tsx";

export function OptionSign({ table }: { table: TableInfo }) {
  const signs = optionSigns(table);
  if (signs.length === 0) return null;
  const label = t("web-how-with", { options: list(signs) });
  return (
    <button
      type="button"
      class="ln-sign"
      title={label}
      aria-label={label}
      onClick={() => openHelp(table.game, "table")}
    >
      {t("web-how-signs", { n: signs.length })}
    </button>
  );
}
