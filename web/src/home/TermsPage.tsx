// The glossary of the language that is shown: which word stands for which term, and where the word is from.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { api, problemOf } from "../net/api.ts";
import type { TermInfo } from "../net/messages.ts";
import { settings } from "../ui/settings.ts";
import { PageHead } from "./PageHead.tsx";

export function TermsPage() {
  const { language } = settings.value;
  const terms = useSignal<TermInfo[]>([]);
  const words = useSignal("");
  const problem = useSignal("");
  useEffect(() => {
    terms.value = [];
    problem.value = "";
    let wanted = true; // another language may be chosen meanwhile
    api
      .terms(language)
      .then((reply) => {
        if (wanted) terms.value = reply.terms;
      })
      .catch((error: unknown) => {
        if (wanted) problem.value = problemOf(error);
      });
    return () => {
      wanted = false;
    };
  }, [language]);
  const found = terms.value.filter((term) => isLike(term, words.value, language));
  return (
    <div class="hm">
      <PageHead page="terms" />
      <main class="pg">
        <h1>{t("web-terms")}</h1>
        <p>{t(language === "en" ? "web-terms-english" : "web-terms-why")}</p>
        {language !== "en" && (
          <label class="pg-search">
            {t("web-terms-search")}
            <input
              type="search"
              value={words.value}
              onInput={(event) => (words.value = (event.currentTarget as HTMLInputElement).value)}
            />
          </label>
        )}
        {problem.value && <p role="alert">{problem.value}</p>}
        {terms.value.length > 0 && found.length === 0 && <p>{t("web-terms-none")}</p>}
        {[...new Set(found.map((term) => term.group))].map((group) => (
          <Group key={group} group={group} terms={found.filter((term) => term.group === group)} />
        ))}
      </main>
    </div>
  );
}

function Group({ group, terms }: { group: string; terms: TermInfo[] }) {
  return (
    <section class="hm-panel tm">
      <h2>{t(group === "common" ? "web-terms-common" : `web-game-${group}`)}</h2>
      <table>
        <thead>
          <tr>
            {["term", "word", "origin", "note"].map((head) => (
              <th key={head} scope="col">
                {t(`web-terms-head-${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map((term, i) => (
            <Row key={i} term={term} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ term }: { term: TermInfo }) {
  return (
    <tr>
      <th scope="row" lang="en" dir="ltr">
        {term.english}
        {term.sense && <small> ({term.sense})</small>}
      </th>
      <td>
        {[term.word, term.plural].filter(Boolean).join(" / ")}
        {term.other && <small> {t("web-terms-other", { word: term.other })}</small>}
      </td>
      <td>{t(`web-terms-from-${term.origin}`)}</td>
      <td lang="en" dir="auto">
        {term.note}
      </td>
    </tr>
  );
}

function isLike(term: TermInfo, words: string, language: string): boolean {
  const wanted = words.trim().toLocaleLowerCase(language);
  const told = [term.english, term.word, term.plural, term.other];
  return told.some((text) => text.toLocaleLowerCase(language).includes(wanted));
}
