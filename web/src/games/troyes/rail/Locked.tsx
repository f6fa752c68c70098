// What cannot be done, where one would look for it: locked, with the reason in a few words; a touch tells
// the whole reason with its rule.

import { has, say, t } from "../../../i18n/messages.ts";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { type KnownRefusal as Refusal, refusalsNow } from "../known.ts";
import { shortLabel } from "./short.ts";

/** Reasons that are plain to see on the board: those rows lie together below the others. */
const PLAIN: ReadonlySet<string> = new Set(
  ["other-colour", "card-closed", "no-dice", "cube-not-here", "cube-colour", "cube-changes-nothing"].map(
    (name) => `troyes-why-${name}`,
  ),
);
/** In the middle of an action there is no room for what comes before it; undo is right below. */
const BEGUN = "troyes-why-begun";

const isPlain = ({ reason }: Refusal): boolean => PLAIN.has(reason.msg.key);

/** "needs 8, counts 7": the reason in a few words, or in whole sentences where there are none. */
export function shortReason({ reason }: Pick<Refusal, "reason">): string {
  const key = `web-troyes-lock-${reason.msg.key.slice("troyes-why-".length)}`;
  return has(key) ? t(key, reason.msg.args) : say(reason.msg);
}

export function explain(refusal: Refusal, anchor: HTMLElement): void {
  table.menu.value = null;
  table.why.value = {
    element: refusal.elements[0] ?? "",
    reasons: [refusal.reason],
    labels: [refusal.label],
    anchor,
  };
}

const BUILDING = "troyes-opt-target-building";
const ONE_DIE = "troyes-why-one-die";

/** More dice than one place no citizen in any building: that is told once. */
function toldOnce(refused: Refusal[]): Refusal[] {
  const all = refused.filter(isForAll);
  return refused.filter((refusal) => !isForAll(refusal) || refusal === all[0]);
}

const isForAll = ({ label, reason }: Refusal): boolean =>
  label.key === BUILDING && reason.msg.key === ONE_DIE;

function LockedRow({ refusal }: { refusal: Refusal }) {
  const label = isForAll(refusal) ? t("web-troyes-do-place") : shortLabel(refusal);
  const why = shortReason(refusal);
  return (
    <li class="tf-choice-item">
      <button
        type="button"
        class="ty-locked"
        data-locked={refusal.text}
        aria-label={t("web-troyes-locked", { what: label, why })}
        onClick={(event) => {
          event.stopPropagation();
          explain(refusal, event.currentTarget as HTMLElement);
        }}
      >
        <Icon name="lock" size={13} />
        <b>{label}</b>
        <small>{why}</small>
        <Icon name="question" size={15} />
      </button>
    </li>
  );
}

/** Targets that are out of reach now. */
export function LockedTargets() {
  const refused = toldOnce(refusalsNow().filter(({ kind }) => kind === "target"));
  const plain = refused.filter(isPlain);
  return (
    <>
      {refused.map((refusal) => !isPlain(refusal) && <LockedRow key={refusal.text} refusal={refusal} />)}
      {plain.length > 0 && (
        <li>
          <details class="ty-locked-more">
            <summary>{t("web-troyes-locked-more", { n: plain.length })}</summary>
            <ul>
              {plain.map((refusal) => (
                <LockedRow key={refusal.text} refusal={refusal} />
              ))}
            </ul>
          </details>
        </li>
      )}
    </>
  );
}

const POWERS = ["reroll", "recruit", "flip", "pass"];

/** The powers of influence that are refused now; re-rolling once, whichever the die. */
export function refusedPowers(): [name: string, refusal: Refusal][] {
  const refused = refusalsNow().filter(({ reason }) => reason.msg.key !== BEGUN);
  return POWERS.flatMap((name): [string, Refusal][] => {
    const refusal = refused.find(({ kind }) => kind === name);
    return refusal ? [[name, refusal]] : [];
  });
}
