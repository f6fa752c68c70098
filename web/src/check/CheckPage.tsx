// All values of a game that nobody has compared with a box: an owner says of each "as printed" or what is
// printed instead. The server makes the component file of the answers and says what is wrong with them.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameTable, hasTable } from "../games/registry.ts";
import { NAMES } from "../games/names.ts";
import { NothingHere } from "../home/NothingHere.tsx";
import { PageHead } from "../home/PageHead.tsx";
import { Segments } from "../home/Segments.tsx";
import { t } from "../i18n/messages.ts";
import { api, problemOf } from "../net/api.ts";
import type { CheckReply, ValueInfo } from "../net/messages.ts";
import { go } from "../ui/router.ts";
import {
  type Answers,
  type Checked,
  checkedOf,
  doneOf,
  fileOf,
  keepChecked,
  type Printed,
} from "./answers.ts";
import { EntryCard } from "./EntryCard.tsx";
import { OwnFile } from "./OwnFile.tsx";
import { sectionName } from "./values.tsx";

type Filter = "guessed" | "told" | "different";
const PAUSE = 400; // typing is over

export function CheckPage({ game, at }: { game: string; at: string }) {
  return hasTable(game) ? <Checks key={game} game={game} at={at} /> : <NothingHere />;
}

export interface Checks {
  checked: Signal<Checked>;
  reply: Signal<CheckReply | null>;
  problem: Signal<string>;
}

function useChecks(game: string): Checks {
  const checked = useSignal(checkedOf(game));
  const reply = useSignal<CheckReply | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    let stale = false;
    const { answers } = checked.value;
    keepChecked(game, checked.value);
    const ask = async () => {
      try {
        const told = await api.check(game, answers);
        if (stale) return;
        reply.value = told;
        problem.value = "";
        const own = { ...checked.value, ...fileOf(told) };
        keepChecked(game, own);
        if (own.file !== checked.value.file) checked.value = own;
      } catch (error) {
        if (!stale) problem.value = problemOf(error);
      }
    };
    const waiting = setTimeout(() => void ask(), reply.value ? PAUSE : 0);
    return () => {
      stale = true;
      clearTimeout(waiting);
    };
  }, [game, checked.value.answers]);
  return { checked, reply, problem };
}

function Checks({ game, at }: { game: string; at: string }) {
  const checks = useChecks(game);
  const filter = useSignal<Filter>("guessed");
  const { checked, reply, problem } = checks;
  const values = reply.value?.values ?? [];
  const { answers } = checked.value;
  const shown = values.filter((value) => fits(value, filter.value, answers));
  useEffect(() => {
    if (at && values.length > 0) document.getElementById(`ck-${at}`)?.scrollIntoView({ block: "start" });
  }, [at, values.length > 0]);
  const answer = (given: Record<string, Printed | null | undefined>) => {
    const next = Object.entries({ ...answers, ...given }).filter(([, value]) => value !== undefined);
    checked.value = { ...checked.value, answers: Object.fromEntries(next) as Answers };
  };
  return (
    <div class={`hm tf-${game}`}>
      <PageHead page="rules" />
      <main class="pg ck">
        <h1>{t("web-check-title", { game: t(`web-game-${game}`) })}</h1>
        <p>{t("web-check-what")}</p>
        <Segments
          label={t("web-rules-game")}
          values={NAMES.map((id) => [id, t(`web-game-${id}-short`)])}
          value={game}
          set={(id) => go(`/check/${id}`)}
        />
        <OwnFile game={game} checks={checks} />
        <Segments
          label={t("web-check-filter")}
          values={FILTERS.map((name) => [name, filterName(name, values, answers)])}
          value={filter.value}
          set={(name) => (filter.value = name as Filter)}
        />
        {problem.value && <p role="alert">{problem.value}</p>}
        {!reply.value && !problem.value && <p role="status">{t("web-loading")}</p>}
        {reply.value && shown.length === 0 && <p role="status">{t("web-check-none")}</p>}
        {sections(shown).map(([section, inside]) => (
          <section key={section} id={`ck-${section}`} class="hm-panel" aria-label={sectionName(section)}>
            <header>
              <h2>{sectionName(section)}</h2>
              <span>{t("web-check-done", { done: doneOf(inside, answers), n: inside.length })}</span>
            </header>
            <div class="ck-entries">
              {entries(inside).map(([entry, fields]) => (
                <EntryCard
                  key={entry}
                  game={game}
                  fields={fields}
                  answers={answers}
                  answer={answer}
                  problems={reply.value?.problems ?? []}
                  ready={gameTable(game) !== null}
                />
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}

const FILTERS: Filter[] = ["guessed", "told", "different"];

/** Guesses first; values somebody wrote about apart; and what the owner has corrected. */
function fits(value: ValueInfo, filter: Filter, answers: Answers): boolean {
  const answer = answers[value.path];
  const different = (answer !== undefined && answer !== null) || value.value === null;
  if (filter === "different") return different;
  const told = value.origin === "source" || value.origin === "memory";
  return different || (filter === "told" ? told : !told);
}

function filterName(filter: Filter, values: ValueInfo[], answers: Answers): string {
  return t(`web-check-filter-${filter}`, { n: values.filter((one) => fits(one, filter, answers)).length });
}

function grouped(values: ValueInfo[], name: (value: ValueInfo) => string): [string, ValueInfo[]][] {
  const found = new Map<string, ValueInfo[]>();
  for (const value of values) found.set(name(value), [...(found.get(name(value)) ?? []), value]);
  return [...found];
}

const sections = (values: ValueInfo[]) => grouped(values, ({ section }) => section);
const entries = (values: ValueInfo[]) => grouped(values, ({ entry }) => entry);
