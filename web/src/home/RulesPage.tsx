// The rules in our own words, by rule id, searchable. Refusals link here.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { has, t } from "../i18n/messages.ts";
import { Doubts } from "./Doubts.tsx";
import { Glossary } from "./Glossary.tsx";
import { useGames } from "./Home.tsx";
import { PageHead } from "./PageHead.tsx";
import { chaptersOf, type Chapter } from "./rules.ts";

const GAME = "paladins";

export function RulesPage({ rule }: { rule: string }) {
  useGames();
  const search = useSignal("");
  const wanted = useRef<HTMLElement>(null);
  useEffect(() => wanted.current?.scrollIntoView({ block: "center" }), [rule]);
  const words = search.value.trim().toLowerCase();
  const chapters = chaptersOf(GAME)
    .map((chapter) => matching(chapter, words))
    .filter((chapter) => chapter.rules.length > 0);
  return (
    <div class="hm">
      <PageHead page="rules" />
      <main class="pg pg-rules">
        <h1>{t(`web-game-${GAME}`)}</h1>
        <p>{t("web-rules-own-words")}</p>
        <label class="pg-search">
          {t("web-rules-search")}
          <input
            type="search"
            value={search.value}
            onInput={(event) => (search.value = (event.currentTarget as HTMLInputElement).value)}
          />
        </label>
        {chapters.length === 0 && <p role="status">{t("web-rules-nothing")}</p>}
        {chapters.map((chapter) => (
          <section key={chapter.key} class="hm-panel" aria-label={t(chapter.key)}>
            <h2>{t(chapter.key)}</h2>
            <dl>
              {chapter.rules.map((id) => (
                <div key={id} class={`pg-rule ${id === rule ? "is-wanted" : ""}`}>
                  <dt ref={id === rule ? (wanted as preact.RefObject<HTMLElement>) : null} id={id}>
                    {id}
                  </dt>
                  <dd>{textOf(id)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Glossary game={GAME} words={words} />
        {!words && <Doubts game={GAME} />}
      </main>
    </div>
  );
}

function textOf(id: string): string {
  return t(`${GAME}-rule-${id.toLowerCase()}`);
}

function matching(chapter: Chapter, words: string): Chapter {
  const rules = chapter.rules.filter(
    (id) =>
      has(`${GAME}-rule-${id.toLowerCase()}`) &&
      (!words || id.toLowerCase() === words || textOf(id).toLowerCase().includes(words)),
  );
  return { ...chapter, rules };
}
