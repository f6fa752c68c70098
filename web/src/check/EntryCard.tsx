// One card, tile or place with its unchecked values: our drawing of it, and what to compare.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameTable } from "../games/registry.ts";
import { t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import type { ValueInfo, ValueProblem } from "../net/messages.ts";
import type { Answers, Printed } from "./answers.ts";
import { startValue } from "./begin.ts";
import { Known } from "./Known.tsx";
import { countedName, Edit, fieldName, Shown } from "./values.tsx";

type Answer = (given: Record<string, Printed | null | undefined>) => void;

interface EntryProps {
  game: string;
  fields: ValueInfo[];
  answers: Answers;
  answer: Answer;
  problems: ValueProblem[];
  ready: boolean;
}

const kept = new Map<string, Promise<unknown>>();

/** The facts of a game as it comes, for pictures. */
function useFacts(game: string): unknown {
  const facts = useSignal<unknown>(null);
  useEffect(() => {
    const asked = kept.get(game) ?? api.facts<unknown>(game).then((reply) => reply.facts);
    kept.set(game, asked);
    asked.then((found) => (facts.value = found)).catch(() => kept.delete(game));
  }, [game]);
  return facts.value;
}

export function EntryCard({ game, fields, answers, answer, problems }: EntryProps) {
  const facts = useFacts(game);
  const first = fields[0] as ValueInfo;
  const shown = facts
    ? (gameTable(game)?.printed?.(first.section, first.ids[0] ?? first.entry, facts as never) ?? null)
    : null;
  const open = fields.filter(({ path, value }) => !(path in answers) && value !== null);
  const counted = countedName(first);
  const name = shown?.name ?? counted ?? first.entry.replaceAll("_", " ");
  const heading = `ck-${first.section}-${first.entry}`;
  return (
    <article class="ck-entry" aria-labelledby={name ? heading : undefined}>
      {shown?.picture && (
        <div class="ck-picture" dir="ltr" aria-hidden="true">
          {shown.picture}
        </div>
      )}
      <div class="ck-fields">
        {name && (
          <h3 id={heading} lang={shown || counted ? undefined : "en"}>
            {name}
          </h3>
        )}
        {fields.map((value) => (
          <Field
            key={value.path}
            game={game}
            value={value}
            given={answers[value.path]}
            answer={answer}
            problem={problems.find(({ path }) => path === value.path)?.text ?? ""}
          />
        ))}
        {open.length > 1 && (
          <button
            type="button"
            class="ck-all"
            onClick={() => answer(Object.fromEntries(open.map(({ path }) => [path, null])))}
          >
            {t("web-check-all")}
          </button>
        )}
      </div>
    </article>
  );
}

interface FieldProps {
  game: string;
  value: ValueInfo;
  given: Printed | null | undefined;
  answer: Answer;
  problem: string;
}

function Field({ game, value, given, answer, problem }: FieldProps) {
  const label = fieldName(value);
  const set = (next: Printed | null | undefined) => answer({ [value.path]: next });
  const differs = given !== undefined && given !== null;
  return (
    <div class={`ck-field ${given === undefined ? "" : "is-done"}`} data-path={value.path}>
      <div class="ck-value">
        <span>{t("web-check-is", { field: label })}</span>{" "}
        {differs ? (
          <Edit form={value.form} value={given} label={label} set={set} />
        ) : (
          <Shown game={game} value={value.value} />
        )}
      </div>
      <div class="ck-answer" role="group" aria-label={label}>
        <button
          type="button"
          aria-pressed={given === null}
          disabled={value.value === null && !differs}
          onClick={() => set(given === null ? undefined : null)}
        >
          {t("web-check-as-printed")}
        </button>
        <button
          type="button"
          aria-pressed={differs}
          onClick={() => set(differs ? undefined : (value.value ?? startValue(value.form)))}
        >
          {t("web-check-different")}
        </button>
      </div>
      {problem && (
        <p class="ck-problem" role="alert" lang="en">
          {problem}
        </p>
      )}
      <details>
        <summary>{t("web-check-known")}</summary>
        <Known value={value} />
      </details>
    </div>
  );
}
