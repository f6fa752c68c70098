// Choices as entries: what is done with its symbol and name, and every way to do it inside. An action with
// variants is one entry; its ways stand side by side, each with what it costs and brings.

import type { ComponentChildren } from "preact";
import { Icon } from "../ui/Icon.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import type { Choice } from "./model.ts";
import { Press } from "./Press.tsx";
import { table } from "./state.ts";
import { type Way, waysOf } from "./ways.ts";

/** What the rail shows of one choice. */
export interface Entry {
  group: string; // choices of one group are one entry
  icon?: string | null; // of the group
  name?: string; // of the group, in a word or two
  mark?: ComponentChildren; // before the name: a number or letter that it is known by
  face?: ComponentChildren; // what this one costs and brings, in symbols
  word?: string; // what tells it from the others, where symbols do not
  out?: boolean; // a way out of the question: at the foot, always in sight
  wide?: boolean; // its variants stand below the name: there are many
}

interface EntriesProps {
  entryOf: (choice: Choice) => Entry;
  class?: string;
  children?: ComponentChildren; // what stands below them
}

export function Entries({ entryOf, class: extra = "", children }: EntriesProps) {
  return (
    <ChoiceList class={`tf-dos ${extra}`}>
      {waysOf(table.offer.value?.choices ?? [], entryOf).map((ways) => (
        <Group key={ways[0]?.entry.group} ways={ways} />
      ))}
      {children}
    </ChoiceList>
  );
}

export function Group({ ways }: { ways: Way<Entry>[] }) {
  const [first] = ways;
  if (!first) return null;
  const { icon, name, out, wide, mark } = first.entry;
  const place = `tf-choice-item tf-do ${out ? "is-out" : ""}`;
  if (ways.length === 1) {
    return (
      <li class={place}>
        <Press choice={first.choice} index={first.index} class="tf-do-one">
          <Named icon={icon} mark={mark} name={name} word={first.entry.word} />
          <span class="tf-do-face">{first.entry.face}</span>
        </Press>
      </li>
    );
  }
  return (
    <li class={`${place} has-ways ${wide ? "is-wide" : ""}`}>
      {(icon || name) && <Named icon={icon} name={name} />}
      <span class="tf-ways">
        {ways.map(({ choice, index, entry }) => (
          <Press key={choice.option} choice={choice} index={index} class="tf-way">
            {entry.word && <span>{entry.word}</span>}
            <span class="tf-do-face">{entry.face}</span>
          </Press>
        ))}
      </span>
    </li>
  );
}

function Named({ icon, mark, name, word }: Pick<Entry, "icon" | "mark" | "name" | "word">) {
  return (
    <span class="tf-do-name">
      {icon && <Icon name={icon} size={17} />}
      {mark}
      {name && <b>{name}</b>}
      {word && <span>{word}</span>}
    </span>
  );
}
