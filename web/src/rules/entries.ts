// What can be found in the rules of a game: its goal, its rules and its rulings.

import { chaptersOf } from "../home/rules.ts";
import { has, t } from "../i18n/messages.ts";
import { type Entry, leadsOf, search, wordsOf } from "./search.ts";

/** The id of what stands before all rules. */
export const GOAL = "goal";

export const textOf = (game: string, rule: string): string => t(`${game}-rule-${rule.toLowerCase()}`);

/** What a rule is called; rulings begin with their question instead. */
export function nameOf(game: string, rule: string): string {
  const key = `${game}-rule-${rule.toLowerCase()}-name`;
  return has(key) ? t(key) : "";
}

export function entriesOf(game: string): Entry[] {
  const leads = leadsOf(t(`${game}-rules-search`));
  const rules = chaptersOf(game).flatMap((chapter) => chapter.rules);
  return [
    { id: GOAL, title: t("web-how-goal"), text: t(`${game}-how-goal`), also: leads.get(GOAL) ?? [] },
    ...rules.map((id) => ({
      id,
      title: nameOf(game, id),
      text: textOf(game, id),
      also: leads.get(id) ?? [],
    })),
  ];
}

export const stopWords = (): ReadonlySet<string> => new Set(wordsOf(t("web-rules-search-stop")));

export const searched = (game: string, query: string): Entry[] => search(entriesOf(game), query, stopWords());
