// The rules of a game, to be learned from: how it goes, then its chapters with pictures and examples, its symbols.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Doubts } from "../home/Doubts.tsx";
import { Glossary } from "../home/Glossary.tsx";
import { type Chapter, chaptersOf, gameOf, isRuling, RULED } from "../home/rules.ts";
import { Segments } from "../home/Segments.tsx";
import { has, loadRules, t } from "../i18n/messages.ts";
import { How } from "../learn/How.tsx";
import { replace } from "../ui/router.ts";
import { Contents } from "./Contents.tsx";
import { nameOf, textOf } from "./entries.ts";
import { Examples, useExamples } from "./Examples.tsx";
import { Picture, usePictures } from "./Picture.tsx";
import { Found } from "./Found.tsx";

/** What is searched for; it stays while one looks at what was found. */
const query = signal("");

/** `rule`: a rule, a ruling or a game; `place`: a chapter of the game. */
export function Book({ rule, place }: { rule: string; place: string }) {
  const game = gameOf(rule);
  const there = has(`${game}-rule-${chaptersOf(game)[0]?.rules[0]?.toLowerCase()}`);
  const words = query.value.trim();
  useEffect(() => void loadRules(), []);
  useArrival(rule, place, there && !words);
  return (
    <main class="pg pg-rules" data-there={there}>
      <Contents game={game} at={place} />
      <div class="rb-page">
        <Head game={game} />
        {!there && <p role="status">{t("web-loading")}</p>}
        {there && words && <Found game={game} query={words} leave={() => (query.value = "")} />}
        {there && !words && <Chapters game={game} rule={place || rule} />}
        <section id="symbols" class="rb-anchor">
          <Glossary game={game} words={words} brief={words !== ""} />
        </section>
        {!words && <Doubts game={game} wanted={rule.endsWith("-values") && there} />}
      </div>
    </main>
  );
}

function Head({ game }: { game: string }) {
  return (
    <header class="rb-head">
      <h1>{t("web-rules-title", { game: t(`web-game-${game}`) })}</h1>
      <p>{t("web-rules-own-words")}</p>
      <div class="rb-tools">
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
            value={query.value}
            placeholder={t("web-rules-search-like")}
            onInput={(event) => (query.value = (event.currentTarget as HTMLInputElement).value)}
          />
        </label>
      </div>
    </header>
  );
}

function Chapters({ game, rule }: { game: string; rule: string }) {
  const examples = useExamples(game);
  const pictures = usePictures(game);
  return (
    <>
      <section id="how" class="hm-panel rb-anchor" aria-label={t("web-how-open")}>
        <How game={game} level={2} />
      </section>
      {chaptersOf(game).map((chapter) => (
        <Folded key={chapter.key} chapter={chapter} wanted={rule === chapter.name || isRuling(rule)}>
          <p class="rb-what">{t(`${chapter.key}-what`)}</p>
          <Rules game={game} chapter={chapter} wanted={rule} examples={examples} pictures={pictures} />
        </Folded>
      ))}
    </>
  );
}

interface FoldedProps {
  chapter: Chapter;
  wanted: boolean;
  children: ComponentChildren;
}

/** A chapter under its heading; the rulings, which nobody needs for a first game, are folded until they are wanted. */
function Folded({ chapter, wanted, children }: FoldedProps) {
  if (chapter.name !== "rulings") {
    return (
      <section id={chapter.name} class="hm-panel rb-chapter rb-anchor">
        <h2>{t(chapter.key)}</h2>
        {children}
      </section>
    );
  }
  return (
    <details id={chapter.name} class="hm-panel rb-chapter rb-anchor" open={wanted}>
      <summary>
        <h2>{t(chapter.key)}</h2>
      </summary>
      {children}
    </details>
  );
}

interface RulesProps {
  game: string;
  chapter: Chapter;
  wanted: string;
  examples: ReturnType<typeof useExamples>;
  pictures: ReturnType<typeof usePictures>;
}

function Rules({ game, chapter, wanted, examples, pictures }: RulesProps) {
  return (
    <>
      {chapter.rules.map((id) => (
        <article key={id} id={id} class={`pg-rule rb-anchor ${id === wanted ? "is-wanted" : ""}`}>
          <h3>
            {!isRuling(id) && nameOf(game, id)}
            <a class="rb-id" href={`#/rules/${id}`}>
              {id}
            </a>
          </h3>
          <Picture game={game} draw={pictures[id]} />
          <p>{textOf(game, id)}</p>
          <Examples game={game} examples={examples.filter((each) => each.rule === id)} />
        </article>
      ))}
    </>
  );
}

/** Go to where the address leads, once it is there; pictures above it come later, so once more then. */
function useArrival(rule: string, place: string, there: boolean): void {
  const arrived = useRef("");
  useEffect(() => {
    const to = RULED.includes(rule) ? place : rule;
    if (!there || !to) return;
    const go = () => document.getElementById(to)?.scrollIntoView();
    go();
    if (arrived.current === to) return;
    arrived.current = to;
    const late = new ResizeObserver(go);
    const page = document.querySelector(".rb-page");
    if (page) late.observe(page);
    const stop = () => late.disconnect();
    const events = ["wheel", "touchmove", "keydown", "pointerdown"];
    for (const event of events) addEventListener(event, stop, { once: true, passive: true });
    return stop;
  }, [rule, place, there]);
}
