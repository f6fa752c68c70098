// The rail: whose turn, what is asked, the choices with the numbers the board shows, what follows.

import { Icon } from "../ui/Icon.tsx";
import { list, say, t } from "../i18n/messages.ts";
import { Acting } from "./Acting.tsx";
import { past } from "./HistoryBar.tsx";
import type { Choice } from "./model.ts";
import { choicePreview } from "./preview.ts";
import { sheet } from "./Sheets.tsx";
import { info, mySeats, myTurn, notice, seatLabels, thinking } from "./session.ts";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";

export function Rail(frame: FrameProps) {
  const mine = myTurn.value && !past.value;
  return (
    <section class={`tf-prompt ${mine ? "is-mine" : ""}`} aria-label={t("web-prompt")}>
      <PromptHead {...frame} />
      {notice.value && (
        <p class="tf-notice" role="alert">
          {notice.value}
        </p>
      )}
      {mine && <Offered {...frame} />}
      {mine && <Foreseen {...frame} />}
      <Confirm />
      <Buttons {...frame} />
      <LineSign {...frame} />
    </section>
  );
}

export function PromptHead({ game, props }: FrameProps) {
  const offer = table.offer.value;
  const now = info.value;
  if (!offer || !now) return null;
  if (table.held.value) return <Acting game={game} props={props} />;
  if (now.status === "over") return <h2 class="tf-ask">{t("web-game-over")}</h2>;
  const who = offer.decision >= 0 ? offer.seat : (offer.waiting[0] ?? offer.decider);
  const name = seatLabels.value[who] ?? "";
  const mine = offer.decision >= 0 && mySeats.value.includes(who);
  const head = mine
    ? t("web-your-turn", { name })
    : thinking.value.includes(who)
      ? t("web-thinking", { name })
      : t("web-their-turn", { name });
  return (
    <header class="tf-ask-head">
      <p class="tf-whose">
        <Icon name={`shield-${props.colours[who] ?? "lily"}`} size={20} />
        {head}
        {thinking.value.includes(who) && <span class="tf-spinner" aria-hidden="true" />}
      </p>
      {mine && offer.prompt && <h2 class="tf-ask">{game.ask?.(offer.prompt) ?? say(offer.prompt)}</h2>}
    </header>
  );
}

/** What is offered, as the game shows it or as a plain list. */
export function Offered(frame: FrameProps) {
  const { game, props } = frame;
  return (
    <>
      {game.Asked && <game.Asked {...props} />}
      {game.Choices ? <game.Choices {...props} /> : <Choices {...frame} />}
    </>
  );
}

/** The list serves keyboard and screen reader; it carries the same numbers as the board. */
export function Choices({ game }: Pick<FrameProps, "game">) {
  const offer = table.offer.value;
  if (!offer) return null;
  return (
    <ol class="tf-choices" aria-label={t("web-choices")}>
      {offer.choices.map((choice, index) => (
        <ChoiceRow key={choice.option} choice={choice} index={index} game={game} />
      ))}
    </ol>
  );
}

interface ChoiceRowProps {
  choice: Choice;
  index: number;
  game: Pick<FrameProps["game"], "icon">;
}

export function ChoiceRow({ choice, index, game }: ChoiceRowProps) {
  const chosen = table.selected.value === index;
  const costs = choice.cost.map(([name, n]) => ({ name, n, icon: game.icon(name) }));
  return (
    <li class="tf-choice-item">
      <button
        type="button"
        class={`tf-choice ${chosen ? "is-chosen" : ""} ${table.hovered.value === index ? "is-hover" : ""}`}
        disabled={table.sending.value}
        aria-pressed={chosen}
        data-choice={choice.text}
        onClick={() => table.pick(index)}
        onPointerEnter={() => (table.hovered.value = index)}
        onPointerLeave={() => (table.hovered.value = null)}
        onFocus={() => (table.hovered.value = index)}
        onBlur={() => (table.hovered.value = null)}
      >
        <span class="tf-key" aria-hidden="true">
          {index + 1}
        </span>
        <span class="tf-choice-label">{say(choice.label)}</span>
        {choice.effect.length > 0 && <span class="tf-choice-effect">{list(choice.effect.map(say))}</span>}
        {costs.length > 0 && (
          <span class="tf-choice-cost">
            {costs.map((cost) => (
              <span key={cost.name} class="tf-cost">
                {cost.n}
                {cost.icon && <Icon name={cost.icon} size={16} title={cost.name} />}
              </span>
            ))}
          </span>
        )}
      </button>
    </li>
  );
}

/** "4 → 2": what the choice under the pointer would change on my side. It has a place of its own, so
 * that nothing moves under the pointer. */
export function Foreseen({ game }: Pick<FrameProps, "game">) {
  const offer = table.offer.value;
  const index = table.hovered.value ?? table.selected.value;
  const choice = index === null ? undefined : offer?.choices[index];
  const seen = choice ? table.previews.value.get(choice.option) : undefined;
  const found = offer && seen ? choicePreview(seen, offer.seat) : [];
  const changes = found.filter((change) => game.icon(change.name)); // figures without a symbol are bookkeeping
  return (
    <p class="tf-foreseen" aria-live="off">
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
      {seen?.final && <span class="tf-final">{t("web-no-undo")}</span>}
    </p>
  );
}

/** The confirmation takes the focus, so that Enter confirms and Escape takes back. */
function focusIt(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** Where a second touch is wanted: say what it is for. */
export function Confirm() {
  const index = table.selected.value;
  const choice = index === null ? undefined : table.offer.value?.choices[index];
  if (index === null || !choice) return null;
  const final = table.previews.value.get(choice.option)?.final;
  return (
    <div class="tf-confirm" role="group" aria-label={t("web-confirm-group")}>
      <button ref={focusIt} type="button" class="tf-button is-primary" onClick={() => table.commit(index)}>
        <Icon name="check" size={16} /> {t("web-confirm")}
      </button>
      <button type="button" class="tf-button" onClick={() => (table.selected.value = null)}>
        {t("web-cancel")}
      </button>
      {final && <p class="tf-final">{t("web-confirm-why")}</p>}
    </div>
  );
}

export function Buttons({ session }: FrameProps) {
  const offer = table.offer.value;
  if (!offer || past.value) return null;
  const send = (type: "undo" | "redo", turn = false) =>
    session.line.send(
      type === "undo"
        ? { type, id: session.line.requestId(), turn }
        : { type, id: session.line.requestId() },
    );
  return (
    <div class="tf-buttons">
      <button type="button" class="tf-button" disabled={!offer.can_undo} onClick={() => send("undo")}>
        <Icon name="undo" size={16} /> {t("web-undo")} <kbd>Z</kbd>
      </button>
      <button type="button" class="tf-button" disabled={!offer.can_undo} onClick={() => send("undo", true)}>
        <Icon name="turn-start" size={16} /> {t("web-start-of-turn")}
      </button>
      <button type="button" class="tf-button" disabled={!offer.can_redo} onClick={() => send("redo")}>
        <Icon name="redo" size={16} /> {t("web-redo")}
      </button>
      {offer.refused.length > 0 && (
        <button type="button" class="tf-button" onClick={() => (sheet.value = { kind: "why" })}>
          <Icon name="question" size={16} /> {t("web-why-not")}
        </button>
      )}
    </div>
  );
}

function LineSign({ session }: FrameProps) {
  const state = session.line.state.value;
  if (state === "open") return null;
  return (
    <p class="tf-line" role="status">
      {t(state === "connecting" ? "web-connecting" : "web-reconnecting")}
    </p>
  );
}
