// Choices by what they do: the ways to do one thing are one entry of the rail.

import type { Choice } from "./model.ts";

/** One way to do something: a choice, its number, and what is shown of it. */
export interface Way<Shown> {
  choice: Choice;
  index: number;
  entry: Shown;
}

/** The choices by their groups, each where its first one was; ways out of the question come last. */
export function waysOf<Shown extends { group: string; out?: boolean }>(
  choices: Choice[],
  entryOf: (choice: Choice) => Shown,
): Way<Shown>[][] {
  const groups = new Map<string, Way<Shown>[]>();
  choices.forEach((choice, index) => {
    const entry = entryOf(choice);
    const way = { choice, index, entry };
    const there = groups.get(entry.group);
    if (there) there.push(way);
    else groups.set(entry.group, [way]);
  });
  const all = [...groups.values()];
  const isOut = ([first]: Way<Shown>[]): boolean => first?.entry.out ?? false;
  return [...all.filter((ways) => !isOut(ways)), ...all.filter(isOut)];
}
