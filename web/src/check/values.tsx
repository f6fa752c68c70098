// A value of a component file: what it is called, how it is shown, and how another one is entered. Words of
// the file (ids, rewards, colours) are its own, in English; numbers and symbols need none.

import type { ComponentChildren } from "preact";
import { gameTable } from "../games/registry.ts";
import { has, t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import type { FormInfo, ValueInfo } from "../net/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import type { Printed } from "./answers.ts";

type Counts = Record<string, number>;

const dashed = (name: string): string => name.replaceAll("_", "-");
const spaced = (name: string): string => name.replaceAll("_", " ");

export function fieldName({ field }: ValueInfo): string {
  const key = `web-check-field-${dashed(field)}`;
  return has(key) ? t(key) : spaced(field);
}

export function sectionName(section: string): string {
  const key = `web-check-section-${dashed(section)}`;
  return has(key) ? t(key) : spaced(section);
}

/** Entries that are only counted ("road_3") are called by their section and number. */
export function countedName({ section, entry }: ValueInfo): string | null {
  const number = /^[a-z]+_(\d+)$/.exec(entry)?.[1];
  return number ? `${sectionName(section)} · ${num(Number(number))}` : null;
}

// --- shown --------------------------------------------------------------------------------------------

/** A word of the file, with its symbol where the game has one. */
function FileWord({ game, word }: { game: string; word: string }) {
  const icon = gameTable(game)?.icon(word) ?? null;
  return (
    <span class="ck-word" lang="en">
      {icon && <Icon name={icon} size={16} />} {spaced(word)}
    </span>
  );
}

export function Shown({ game, value }: { game: string; value: Printed | null }): ComponentChildren {
  if (value === null) return <i>{t("web-check-missing")}</i>;
  if (typeof value === "boolean") return t(value ? "web-check-yes" : "web-check-no");
  if (typeof value === "number") return <b>{num(value)}</b>;
  if (typeof value === "string") return <FileWord game={game} word={value} />;
  if (Array.isArray(value)) {
    return (
      <span class="ck-list">
        {value.map((one, i) => (
          <span key={i}>
            <Shown game={game} value={one} />
          </span>
        ))}
      </span>
    );
  }
  const counts = Object.entries(value as Counts);
  if (counts.length === 0) return <i>{t("web-check-nothing")}</i>;
  return (
    <span class="ck-counts">
      {counts.map(([word, n]) => (
        <span key={word}>
          <b>{num(n)}</b> <FileWord game={game} word={word} />
        </span>
      ))}
    </span>
  );
}

// --- entered ------------------------------------------------------------------------------------------

interface EditProps<Value> {
  form: FormInfo;
  value: Value;
  label: string;
  set: (value: Value) => void;
}

/** What can be entered instead. */
export function Edit({ form, value, label, set }: EditProps<Printed>) {
  switch (form.kind) {
    case "number":
      return <NumberField form={form} value={value as number} label={label} set={set} />;
    case "flag":
      return (
        <label class="ck-flag">
          <input
            type="checkbox"
            checked={value as boolean}
            onChange={(event) => set((event.currentTarget as HTMLInputElement).checked)}
          />
          {t("web-check-yes")}
        </label>
      );
    case "text":
      return (
        <input
          aria-label={label}
          value={value as string}
          maxLength={form.most}
          onInput={(event) => set((event.currentTarget as HTMLInputElement).value)}
        />
      );
    case "word":
      return <WordField form={form} value={value as string} label={label} set={set} />;
    case "numbers":
      return (
        <Several form={form} value={value as number[]} set={set} fresh={form.low}>
          {(one, change) => <NumberField form={form} value={one} label={label} set={change} />}
        </Several>
      );
    case "words":
      return (
        <Several form={form} value={value as string[]} set={set} fresh={form.words[0] ?? ""}>
          {(one, change) => <WordField form={form} value={one} label={label} set={change} />}
        </Several>
      );
    case "counts":
      return <CountsField form={form} value={value as Counts} label={label} set={set} />;
    default:
      return (
        <Several form={{ ...form, most: 9 }} value={value as Counts[]} set={set} fresh={{}}>
          {(one, change) => <CountsField form={form} value={one} label={label} set={change} />}
        </Several>
      );
  }
}

function NumberField({ form, value, label, set }: EditProps<number>) {
  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={form.low}
      max={form.high}
      value={value}
      onInput={(event) => {
        const typed = (event.currentTarget as HTMLInputElement).valueAsNumber;
        if (Number.isInteger(typed)) set(typed);
      }}
    />
  );
}

function WordField({ form, value, label, set }: EditProps<string>) {
  return (
    <select
      aria-label={label}
      lang="en"
      value={value}
      onChange={(event) => set((event.currentTarget as HTMLSelectElement).value)}
    >
      {form.words.map((word) => (
        <option key={word} value={word}>
          {spaced(word)}
        </option>
      ))}
    </select>
  );
}

interface SeveralProps<One> {
  form: FormInfo;
  value: One[];
  set: (value: Printed) => void;
  fresh: One;
  children: (one: One, change: (one: One) => void) => ComponentChildren;
}

/** Several of a kind, as many as there may be. */
function Several<One extends number | string | Counts>({
  form,
  value,
  set,
  fresh,
  children,
}: SeveralProps<One>) {
  const put = (next: One[]) => set(next as Printed);
  return (
    <span class="ck-several">
      {value.map((one, i) => (
        <span key={i}>{children(one, (next) => put(value.map((each, at) => (at === i ? next : each))))}</span>
      ))}
      {value.length < form.most && <More add={() => put([...value, fresh])} />}
      {value.length > form.least && <Less drop={() => put(value.slice(0, -1))} />}
    </span>
  );
}

function CountsField({ form, value, label, set }: EditProps<Counts>) {
  const rows = Object.entries(value);
  const free = form.words.filter((word) => !(word in value));
  const put = (next: [string, number][]) => set(Object.fromEntries(next));
  return (
    <span class="ck-several">
      {rows.map(([word, n], i) => (
        <span key={word} class="ck-count">
          <NumberField form={form} value={n} label={label} set={(next) => put(rows.with(i, [word, next]))} />
          <WordField
            form={{ ...form, words: [word, ...free] }}
            value={word}
            label={label}
            set={(next) => put(rows.with(i, [next, n]))}
          />
        </span>
      ))}
      {free[0] !== undefined && (
        <More add={() => put([...rows, [free[0] as string, Math.max(1, form.low)]])} />
      )}
      {rows.length > 0 && <Less drop={() => put(rows.slice(0, -1))} />}
    </span>
  );
}

function More({ add }: { add: () => void }) {
  return (
    <button type="button" class="ck-small" aria-label={t("web-check-more")} onClick={add}>
      +
    </button>
  );
}

function Less({ drop }: { drop: () => void }) {
  return (
    <button type="button" class="ck-small" aria-label={t("web-check-less")} onClick={drop}>
      −
    </button>
  );
}
