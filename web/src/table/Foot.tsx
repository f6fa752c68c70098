// The foot of the prompt: what follows from a choice, Confirm, Undo. Each has its place and keeps it, whatever
// is asked: nothing may move under the pointer.

import { t } from "../i18n/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { backToNow } from "./HistoryBar.tsx";
import { skip } from "./pace.ts";
import { choicePreview } from "./preview.ts";
import { sheet } from "./Sheets.tsx";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";

/** `small`: on a phone the foot is as high as what it shows, so what is merely pointed at shows nothing: it
 * would push the board away from under the pointer, and back again, for ever. */
export function Foot({ small = false, ...frame }: FrameProps & { small?: boolean }) {
  return (
    <footer class="tf-foot">
      <Foreseen game={frame.game} index={(small ? null : table.hovered.value) ?? table.selected.value} />
      <Decide />
      <Buttons />
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
  const warning = choice ? table.warning(choice) : null;
  return (
    <p class="tf-foreseen" aria-live="off">
      {warning && <span class="tf-final">{warning}</span>}
      {choice && table.isFinal(choice) && (
        <span class="tf-final" title={t("web-confirm-why")}>
          {t("web-no-undo")}
        </span>
      )}
      {changes.map((change) => {
        const icon = game.icon(change.name);
        return (
          <span key={change.name} class="tf-change">
            {icon ? <Icon name={icon} size={14} title={change.name} /> : change.name} {change.before}
            <span aria-hidden="true"> → </span>
            <span class="tf-sr">{t("web-becomes")}</span>
            <b>{change.after}</b>
          </span>
        );
      })}
    </p>
  );
}

/** One place for what leads on: confirm what is picked, skip what is told, come back from the past. */
function Decide() {
  const past = table.past.value;
  const told = table.held.value && !past;
  return (
    <div class="tf-decide">
      {past && (
        <button type="button" class="tf-button is-primary" onClick={backToNow}>
          {t("web-history-now")}
        </button>
      )}
      {told && (
        <>
          <button type="button" class="tf-button" onClick={skip}>
            {t("web-acting-skip")}
          </button>
          <span class="tf-spinner" aria-hidden="true" />
        </>
      )}
      <Confirm />
    </div>
  );
}

/** The confirmation takes the focus, so that Enter confirms and Escape takes back. */
function focusIt(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}

/** Where a second touch is wanted. */
function Confirm() {
  const index = table.selected.value;
  const choice = index === null ? undefined : table.offer.value?.choices[index];
  if (index === null || !choice) return null;
  const warning = table.warning(choice) ?? (table.isFinal(choice) ? t("web-confirm-why") : undefined);
  return (
    <div class="tf-confirm" role="group" aria-label={t("web-confirm-group")}>
      <button
        ref={focusIt}
        type="button"
        class="tf-button is-primary"
        aria-description={warning}
        onClick={() => table.commit(index)}
      >
        <Icon name="check" size={16} /> {t("web-confirm")}
      </button>
      <button type="button" class="tf-button" onClick={() => (table.selected.value = null)}>
        {t("web-cancel")}
      </button>
    </div>
  );
}

function Buttons() {
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
