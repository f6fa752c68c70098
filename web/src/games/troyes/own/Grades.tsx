// The end of the solo game: the difference to Le Roy on the ladder of grades.

import { t } from "../../../i18n/messages.ts";
import { num, run } from "../../../i18n/numbers.ts";
import type { TroyesFacts, TroyesView } from "../shapes.ts";

interface EndingProps {
  view: TroyesView;
  facts: TroyesFacts;
  result: string; // "grade-3"
}

const totalOf = (score: Record<string, number> | null | undefined): number =>
  Object.values(score ?? {}).reduce((sum, points) => sum + points, 0);

export function Ending({ view, facts, result }: EndingProps) {
  const grade = /^grade-(\d)$/.exec(result)?.[1];
  if (!view.characters || grade === undefined) return null;
  const difference = totalOf(view.seats[0]?.score) - totalOf(view.seats[1]?.score);
  const [lowest = 0] = facts.king.grades;
  const steps = [run(`< ${num(lowest)}`), ...facts.king.grades.map((least) => run(`${num(least)}+`))];
  return (
    <div class="ty-ending">
      <p>{t("web-troyes-difference", { n: num(difference, { sign: true }) })}</p>
      <ol aria-label={t("web-troyes-grades")} dir="ltr">
        {steps.map((step, i) => (
          <li
            key={step}
            class={i === Number(grade) ? "is-now" : ""}
            aria-current={i === Number(grade) ? "true" : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
