// What a search in the rules has found, with the place marked; pressing it leads there.

import { chapterOf } from "../home/rules.ts";
import { t } from "../i18n/messages.ts";
import { entriesOf, GOAL, searched, stopWords } from "./entries.ts";
import { type Entry, marked, wantedIn } from "./search.ts";

const SHOWN = 12;

export function Found({ game, query, leave }: { game: string; query: string; leave: () => void }) {
  const found = searched(game, query);
  const wanted = wantedIn(query, stopWords());
  const known = entriesOf(game).length > 1;
  return (
    <section class="rb-found" aria-label={t("web-rules-found")}>
      <p role="status">{known ? t("web-rules-found-n", { n: found.length }) : t("web-loading")}</p>
      <ol>
        {found.slice(0, SHOWN).map((entry) => (
          <li key={entry.id} class="hm-panel" data-found={entry.id}>
            <Hit game={game} entry={entry} wanted={wanted} leave={leave} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface HitProps {
  game: string;
  entry: Entry;
  wanted: string[];
  leave: () => void;
}

function Hit({ game, entry, wanted, leave }: HitProps) {
  const chapter = chapterOf(entry.id);
  const to = entry.id === GOAL ? `#/rules/${game}` : `#/rules/${entry.id}`;
  return (
    <>
      <a href={to} onClick={leave}>
        <b>{entry.title ? <Marked text={entry.title} wanted={wanted} /> : entry.id}</b>
        {chapter && <small>{t(chapter.key)}</small>}
        {entry.id !== GOAL && entry.title && <small class="rb-id">{entry.id}</small>}
      </a>
      <p>
        <Marked text={entry.text} wanted={wanted} />
      </p>
    </>
  );
}

function Marked({ text, wanted }: { text: string; wanted: string[] }) {
  return (
    <>
      {marked(text, wanted).map((piece, i) => (piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text))}
    </>
  );
}
