// Behind "?": how the game goes, what its symbols mean, what is special about this table, the keys.

import { useSignal } from "@preact/signals";
import { Glossary } from "../home/Glossary.tsx";
import { Segments } from "../home/Segments.tsx";
import { t } from "../i18n/messages.ts";
import { SHORTCUTS } from "../table/keyboard.ts";
import { info } from "../table/session.ts";
import { Dialog } from "../table/Sheets.tsx";
import { How } from "./How.tsx";
import { closeHelp, type Part } from "./open.ts";
import { TableOptions } from "./TableOptions.tsx";

export function HelpSheet({ game, part }: { game: string; part: Part }) {
  const shown = useSignal(part);
  const table = info.value?.game === game ? info.value : null;
  const parts: Part[] = table ? ["how", "legend", "table", "keys"] : ["how", "legend"];
  return (
    <Dialog title={t("web-how-title", { game: t(`web-game-${game}`) })} close={closeHelp} wide>
      <div class="ln-parts">
        <Segments
          label={t("web-how-parts")}
          values={parts.map((each) => [each, t(`web-how-part-${each}`)])}
          value={shown.value}
          set={(value) => (shown.value = value as Part)}
        />
        <a class="tf-rule" href={`#/rules/${game}`} {...(table ? ELSEWHERE : {})}>
          {t("web-how-rules")}
        </a>
      </div>
      {shown.value === "how" && <How game={game} />}
      {shown.value === "legend" && <Glossary game={game} words="" />}
      {shown.value === "table" && table && <TableOptions table={table} />}
      {shown.value === "keys" && <Keys />}
    </Dialog>
  );
}

/** Whoever plays keeps the table open. */
const ELSEWHERE = { target: "_blank", rel: "noopener" } as const;

function Keys() {
  return (
    <table class="tf-keys">
      <caption>{t("web-keys")}</caption>
      <tbody>
        {SHORTCUTS.map(([keys, what]) => (
          <tr key={what}>
            <th scope="row">
              <kbd dir="ltr">{keys()}</kbd>
            </th>
            <td>{t(what)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
