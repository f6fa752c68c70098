// The symbols of a game with their names and meanings.

import { useEffect } from "preact/hooks";
import { gameTable, loadTable } from "../games/registry.ts";
import { folded } from "../i18n/letters.ts";
import { t } from "../i18n/messages.ts";
import type { HelpText } from "../ui/help.ts";
import { Icon } from "../ui/Icon.tsx";
import { termOf } from "../ui/terms.ts";

interface Entry extends HelpText {
  symbol: string;
}

interface Props {
  game: string;
  words: string;
  /** Beside other things that were found: nothing at all instead of saying that there is none. */
  brief?: boolean;
}

export function Glossary({ game, words, brief = false }: Props) {
  useEffect(() => void loadTable(game), [game]);
  const table = gameTable(game);
  if (!table) return null;
  const groups = (table.glossary ?? [])
    .map((group) => ({ label: group.label, entries: entriesOf(game, group.symbols, words) }))
    .filter((group) => group.entries.length > 0);
  if (brief && groups.length === 0) return null;
  return (
    <section class="hm-panel gl" aria-labelledby="glossary">
      <h2 id="glossary">{t("web-glossary")}</h2>
      {groups.length === 0 && <p>{t("web-glossary-search-none")}</p>}
      <div class="gl-groups">
        {groups.map((group) => (
          <div key={group.label}>
            <h3>{t(group.label)}</h3>
            <dl>
              {group.entries.map((entry) => (
                <div key={entry.symbol} class="gl-term">
                  <Icon name={entry.symbol} size={26} />
                  <dt>{entry.title}</dt>
                  <dd>{entry.lines.join(" ")}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

function entriesOf(game: string, symbols: string[], words: string): Entry[] {
  return symbols.flatMap((symbol) => {
    const term = termOf(game, symbol);
    const found = term && folded([term.title, ...term.lines].join(" ")).includes(folded(words));
    return term && found ? [{ ...term, symbol }] : [];
  });
}
