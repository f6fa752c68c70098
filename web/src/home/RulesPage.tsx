// The rules in our own words, by rule id, searchable. Refusals link here.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { has, loadRules, t } from "../i18n/messages.ts";
import { replace } from "../ui/router.ts";
import { Doubts } from "./Doubts.tsx";
import { Glossary } from "./Glossary.tsx";
import { PageHead } from "./PageHead.tsx";
import { chaptersOf, gameOf, RULED, type Chapter } from "./rules.ts";
import { Segments } from "./Segments.tsx";

export function RulesPage({ rule }: { rule: string }) {
  const game = gameOf(rule);
  const search = useSignal("");
  const wanted = useRef<HTMLElement>(null);
  const words = search.value.trim().toLowerCase();
  const chapters = chaptersOf(game)
    .map((chapter) => matching(game, chapter, words))
    .filter((chapter) => chapter.rules.length > 0);
  const there = chapters.length > 0 || words !== "";
  useEffect(() => void loadRules(), []);
  useEffect(() => wanted.current?.scrollIntoView({ block: "center" }), [rule, there]);
  return (
    <div class="hm">
      <PageHead page="rules" />
      <main class="pg pg-rules">
        <h1>{t(`web-game-${game}`)}</h1>
        <p>{t("web-rules-own-words")}</p>
        <Segments
          label={t("web-rules-game")}
          values={RULED.map((id) => [id, t(`web-game-${id}-short`)])}
          value={game}
          set={(value) => replace(`/rules/${value}`)}
        />
        <label class="pg-search">
          {t("web-rules-search")}
          <input
            type="search"
            value={search.value}
            onInput={(event) => (search.value = (event.currentTarget as HTMLInputElement).value)}
          />
        </label>
        {!there && <p role="status">{t("web-loading")}</p>}
        {there && chapters.length === 0 && <p role="status">{t("web-rules-nothing")}</p>}
        {chapters.map((chapter) => (
          <section key={chapter.key} class="hm-panel" aria-label={t(chapter.key)}>
            <h2>{t(chapter.key)}</h2>
            <dl>
              {chapter.rules.map((id) => (
                <div key={id} class={`pg-rule ${id === rule ? "is-wanted" : ""}`}>
                  <dt ref={id === rule ? (wanted as preact.RefObject<HTMLElement>) : null} id={id}>
                    {id}
                  </dt>
                  <dd>{textOf(game, id)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Glossary game={game} words={words} />
        {!words && <Doubts game={game} wanted={rule.endsWith("-values") && there} />}
      </main>
    </div>
  );
}

function textOf(game: string, id: string): string {
  return t(`${game}-rule-${id.toLowerCase()}`);
}

function matching(game: string, chapter: Chapter, words: string): Chapter {
  const rules = chapter.rules.filter(
    (id) =>
      has(`${game}-rule-${id.toLowerCase()}`) &&
      (!words || id.toLowerCase() === words || textOf(game, id).toLowerCase().includes(words)),
  );
  return { ...chapter, rules };
}
