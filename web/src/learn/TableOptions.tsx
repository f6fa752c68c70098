// What is special about a table: the options that were chosen for it, in words.

import { t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import type { TableInfo } from "../net/messages.ts";
import { saveAs } from "../ui/files.ts";
import { optionName, optionWords } from "./OptionHelp.tsx";

/** The options that were chosen, with what was chosen; those that are off are not worth a word. */
export function chosenOptions(table: Pick<TableInfo, "options">): [string, string][] {
  return Object.entries(table.options).filter(([, value]) => value !== "no");
}

export function TableOptions({ table }: { table: TableInfo }) {
  return (
    <>
      <ChosenOptions table={table} />
      {table.hints && <p>{t("web-coach-allowed")}</p>}
      <Components table={table} />
    </>
  );
}

/** What the cards are like: the game's own, or as somebody corrected them; and the way to compare them. */
function Components({ table }: { table: TableInfo }) {
  const { name, fingerprint, brought } = table.components;
  return (
    <div class="ln-components">
      <p>
        {name ? t("web-how-components", { name, fingerprint }) : t("web-how-components-own", { fingerprint })}
      </p>
      <p>
        {brought && (
          <button type="button" class="tf-rule" data-components onClick={() => void saveFile(table)}>
            {t("web-how-components-file")}
          </button>
        )}{" "}
        <a class="tf-rule" href={`#/check/${table.game}`} target="_blank" rel="noopener">
          {t("web-how-check")}
        </a>
      </p>
    </div>
  );
}

async function saveFile(table: TableInfo): Promise<void> {
  const file = await api.tableFile(table.id);
  saveAs(new Blob([file], { type: "application/toml" }), `${table.game}.toml`);
}

function ChosenOptions({ table }: { table: TableInfo }) {
  const chosen = chosenOptions(table);
  if (chosen.length === 0) return <p>{t("web-how-plain")}</p>;
  return (
    <dl class="ln-options">
      {chosen.map(([option, value]) => (
        <div key={option}>
          <dt>
            {t("web-how-option", {
              option: optionName(table.game, option),
              value: t(`${table.game}-option-${option}-${value}`),
            })}
          </dt>
          <dd>{optionWords(table.game, option, value).join(" ")}</dd>
        </div>
      ))}
    </dl>
  );
}

type Optioned = Pick<TableInfo, "game" | "options"> & { components: Pick<TableInfo["components"], "name"> };

/** In a few words for a bar: everything but the difficulty, which stands beside the automa. */
export function optionSigns(table: Optioned): string[] {
  const components = table.components.name ? [table.components.name] : [];
  const options = chosenOptions(table)
    .filter(([option]) => option !== "difficulty")
    .map(([option, value]) =>
      value === "yes"
        ? optionName(table.game, option)
        : t("web-how-option", {
            option: optionName(table.game, option),
            value: t(`${table.game}-option-${option}-${value}`),
          }),
    );
  return [...options, ...components];
}
