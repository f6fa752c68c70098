// The foot of the prompt: what follows from a choice, Confirm, Undo. Each has its place and keeps it, whatever
// is asked: nothing may move under the pointer.

import { HintButton } from "../coach/HintButton.tsx";
import { sentences, t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import { Icon } from "../ui/Icon.tsx";
import { bitWords } from "./gist.ts";
import type { Choice } from "./model.ts";
import { Player } from "./Player.tsx";
import { choicePreview } from "./preview.ts";
import { sheet } from "./Sheets.tsx";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";
import { turning } from "./turning.ts";

/** `small`: on a phone the foot is as high as what it shows, so what is merely pointed at shows nothing: it
 * would push the board away from under the pointer, and back again, for ever. */
export function Foot({ small = false, ...frame }: FrameProps & { small?: boolean }) {
  return (
    <footer class="tf-foot">
      <Foreseen game={frame.game} index={(small ? null : table.hovered.value) ?? table.selected.value} />
      <Decide game={frame.game} />
      <Buttons small={small} />
    </footer>
  );
}

/** "4 → 2": what the choice under the pointer would change on my side, and whether it can be taken back. */
function Foreseen({ game, index }: Pick<FrameProps, "game"> & { index: number | null }) {
  const offer = table.offer.value;
  const choice = index === null ? undefined : offer?.choices[index];
  const seen = choice ? table.previews.value.get(choice.option) : undefined;
  const found = offer && seen ? choicePreview(seen, offer.seat) : [];
  const changes = found.filter((change) => game.icon(change.name)); // figures without a symbol are bookkeeping
  return (
    <p class="tf-foreseen" aria-live="off">
      {choice && <Consequence choice={choice} />}
      {changes.map((change) => {
        const icon = game.icon(change.name) ?? "question";
        const what = bitWords(game.id, { icon, n: 0 });
        return (
          <span key={change.name} class="tf-change">
            <span class="tf-sr">{t("web-change", { what, old: change.before, new: change.after })}</span>
            <span aria-hidden="true">
              <Icon name={icon} size={14} /> {num(change.before)}
              <Icon name="arrow" size={10} /> <b>{num(change.after)}</b>
            </span>
          </span>
        );
      })}
    </p>
  );
}

/** What is easily missed, loud; that the turn is over, or undo stops, quiet: that is so at the end of every turn. */
function Consequence({ choice }: { choice: Choice }) {
  const warnings = table.warningsOf(choice);
  return (
    <>
      {warnings.map((words) => (
        <span key={words} class="tf-warning">
          <Icon name="warning" size={14} /> {words}
        </span>
      ))}
      {table.isFinal(choice) && (
        <span class="tf-final" title={t("web-confirm-why")}>
          {t(table.endsTurn(choice) ? "web-ends-turn" : "web-no-undo")}
        </span>
      )}
    </>
  );
}

/** One place for what leads on: confirm what is picked, play what is told or past. */
function Decide({ game }: Pick<FrameProps, "game">) {
  const past = table.past.value;
  const told = table.held.value && !past && !turning.value;
  return (
    <div class="tf-decide">
      {(past || told) && <Player />}
      <Confirm game={game} />
    </div>
  );
}

/** The confirmation takes the focus, so that Enter confirms and Escape takes back. */
function focusIt(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}

/** Where a second touch is wanted. */
function Confirm({ game }: Pick<FrameProps, "game">) {
  const index = table.selected.value;
  const choice = index === null ? undefined : table.offer.value?.choices[index];
  if (index === null || !choice) return null;
  const warnings = table.warningsOf(choice);
  const about = warnings.length > 0 || !table.isFinal(choice) ? warnings : [t("web-confirm-why")];
  return (
    <div class="tf-confirm" role="group" aria-label={t("web-confirm-group")}>
      <button
        ref={focusIt}
        type="button"
        class="tf-button is-primary"
        aria-description={sentences(about) || undefined}
        onClick={() => table.commit(index)}
      >
        <Icon name="check" size={16} /> {game.verb?.(choice) ?? t("web-confirm")}
      </button>
      <button type="button" class="tf-button" onClick={() => (table.selected.value = null)}>
        {t("web-cancel")}
      </button>
    </div>
  );
}

/** `small`: a phone's sheet has no head to ask the coach from. */
function Buttons({ small }: { small: boolean }) {
  const offer = table.offer.value;
  if (!offer) return null;
  const pending = table.selected.value !== null; // that is taken back first
  return (
    <div class="tf-buttons">
      <button
        type="button"
        class="tf-button"
        disabled={!offer.can_undo && !pending}
        onClick={() => table.undo()}
      >
        <Icon name="undo" size={16} /> {t("web-undo")} <kbd>Z</kbd>
      </button>
      <SignButton
        icon="turn-start"
        label={t("web-start-of-turn")}
        enabled={offer.can_undo}
        act={() => table.undo(true)}
      />
      <SignButton icon="redo" label={t("web-redo")} enabled={offer.can_redo} act={() => table.redo()} />
      {small && <HintButton />}
      {table.refusals.value.length > 0 && (
        <button type="button" class="tf-button tf-why-button" onClick={() => (sheet.value = { kind: "why" })}>
          <Icon name="question" size={16} /> <span>{t("web-why-not")}</span>
        </button>
      )}
    </div>
  );
}

interface SignProps {
  icon: string;
  label: string;
  enabled: boolean;
  act: () => void;
}

/** A button that shows its sign only: the row has one line. */
function SignButton({ icon, label, enabled, act }: SignProps) {
  return (
    <button
      type="button"
      class="tf-button"
      disabled={!enabled}
      aria-label={label}
      title={label}
      onClick={act}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
