// What the coach would do, in the place of the choices: three moves at most, each with what it may bring and why.
// Pointing at one shows it on the board as the list does; pressing it picks it, and it is confirmed as ever.

import { list, say, sentences, t } from "../i18n/messages.ts";
import { num, percent, points } from "../i18n/numbers.ts";
import type { Hinted, SuggestionInfo } from "../net/messages.ts";
import { Key } from "../table/Press.tsx";
import { seatLabels } from "../table/session.ts";
import { table } from "../table/state.ts";
import { closeHint, hintShown, placeOf } from "./hints.ts";
import { Reasons, reasonWords } from "./Reasons.tsx";
import { weighed } from "./weighing.ts";

const MOST_REASONS = 4;
/** So few hints that are left are worth a word. */
const FEW = 10;

export interface HintProps {
  colours: string[];
}

export function HintPanel({ colours }: HintProps) {
  const told = hintShown.value;
  if (!told) return null;
  return (
    <section class="co-panel" aria-label={t("web-coach-hint-title")}>
      {told.kind === "busy" && <Thinking />}
      {told.kind === "refused" && (
        <p class="tf-notice" role="alert">
          {told.why}
        </p>
      )}
      {told.kind === "told" && <Suggestions hinted={told.answer} colours={colours} />}
      <button type="button" class="tf-button is-small co-back" onClick={closeHint}>
        {t("web-coach-choices")}
      </button>
    </section>
  );
}

export const Thinking = () => (
  <p class="co-busy" role="status">
    <span class="tf-spinner" aria-hidden="true" /> {t("web-coach-busy")}
  </p>
);

function Suggestions({ hinted, colours }: { hinted: Hinted; colours: string[] }) {
  const { suggestions, taken, left } = hinted;
  if (suggestions.length === 0) return <p role="status">{t("web-coach-nothing")}</p>;
  return (
    <>
      <p class="tf-sr" role="status">
        {t("web-coach-told", { n: suggestions.length })}
      </p>
      <ol class="co-moves">
        {suggestions.map((one, i) => (
          <Suggestion key={one.option} one={one} rank={i + 1} colours={colours} />
        ))}
      </ol>
      <p class="co-taken">
        {sentences([
          t("web-coach-taken", { n: taken }),
          left <= FEW ? t("web-coach-left", { n: left }) : undefined,
        ])}
      </p>
    </>
  );
}

/** Expected margin and chance, in words. */
export const outlook = ({ margin, chance }: Pick<SuggestionInfo, "margin" | "chance">): [string, string] => [
  t("web-coach-margin", { points: points(margin) }),
  t("web-coach-chance", { chance: percent(chance) }),
];

function Suggestion({ one, rank, colours }: { one: SuggestionInfo; rank: number; colours: string[] }) {
  const index = placeOf(one);
  const chosen = index >= 0 && table.selected.value === index;
  const names = seatLabels.value;
  const [margin, chance] = outlook(one);
  const then = one.then && one.then.length > 0 ? t("web-coach-then", { moves: list(one.then.map(say)) }) : "";
  const why = weighed(one.reasons, MOST_REASONS).map((each) => reasonWords(each, names));
  const point = () => (table.hovered.value = index < 0 ? null : index);
  const leave = () => (table.hovered.value = null);
  return (
    <li class="co-move">
      <button
        type="button"
        class={`tf-choice co-choice ${chosen ? "is-chosen" : ""} ${table.hovered.value === index ? "is-hover" : ""}`}
        disabled={index < 0 || table.sending.value}
        aria-pressed={chosen}
        aria-label={sentences([
          t("web-coach-rank", { n: rank, move: say(one.label) }),
          margin,
          chance,
          ...why,
          then,
        ])}
        data-hint={one.text}
        onClick={() => table.propose(index)}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        {index >= 0 ? <Key index={index} /> : <span class="tf-key">{num(rank)}</span>}
        <span class="tf-choice-label">{say(one.label)}</span>
        <span class="co-outlook">
          <span>{margin}</span> <span>{chance}</span>
        </span>
      </button>
      <div aria-hidden="true">
        <Reasons reasons={one.reasons} names={names} colours={colours} most={MOST_REASONS} />
        {then && <p class="co-then">{then}</p>}
      </div>
    </li>
  );
}
