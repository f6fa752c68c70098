// The rail: whose turn, what is asked, the choices with the numbers the board shows, what follows.

import { Icon } from "../ui/Icon.tsx";
import { list, say, t } from "../i18n/messages.ts";
import { wrongLink } from "../net/knocking.ts";
import { Acting } from "./Acting.tsx";
import { ChoiceList, isWayOut } from "./ChoiceList.tsx";
import { EndButtons } from "./EndButtons.tsx";
import { Foot } from "./Foot.tsx";
import { LineSign } from "./LineSign.tsx";
import type { Choice } from "./model.ts";
import { isEndClosed } from "./ScoreSheet.tsx";
import { info, isAsked, mySeats, notice, seatLabels, thinking } from "./session.ts";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";

export function Rail(frame: FrameProps) {
  const mine = isAsked.value;
  return (
    <section class={`tf-prompt ${mine ? "is-mine" : ""}`} aria-label={t("web-prompt")}>
      <div class="tf-prompt-body">
        <PromptHead {...frame} />
        <Notice />
        {mine && <Offered {...frame} />}
      </div>
      <LineSign {...frame} />
      <Foot {...frame} />
    </section>
  );
}

export function Notice() {
  const text = notice.value ?? (wrongLink.value ? t("web-link-wrong") : "");
  if (!text) return null;
  return (
    <p class="tf-notice" role="alert">
      {text}
    </p>
  );
}

/** What the moment on show is: an earlier step, something told, the end, or a question. */
export function PromptHead({ game, props }: FrameProps) {
  const now = info.value;
  if (!table.offer.value || !now) return null;
  const over = now.status === "over";
  if (table.past.value) return <Then over={over} />;
  if (table.held.value) return <Acting game={game} props={props} />;
  if (over) {
    return (
      <>
        <h2 class="tf-ask">{t("web-game-over")}</h2>
        {isEndClosed.value && <EndButtons />}
      </>
    );
  }
  if (now.old) return <h2 class="tf-ask">{t("web-old-stands-still")}</h2>;
  return <Question game={game} props={props} />;
}

function Then({ over }: { over: boolean }) {
  const n = table.past.value?.n ?? 0;
  const made = table.present.value?.made ?? 0;
  return (
    <>
      <h2 class="tf-ask">
        <Icon name="history" size={16} /> <span role="status">{t("web-history-looking", { n, made })}</span>
      </h2>
      <p class="tf-then">{t("web-history-how")}</p>
      {over && <EndButtons />}
    </>
  );
}

function Question({ game, props }: Pick<FrameProps, "game" | "props">) {
  const offer = table.offer.value;
  if (!offer) return null;
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
    <ChoiceList>
      {offer.choices.map((choice, index) => (
        <ChoiceRow key={choice.option} choice={choice} index={index} game={game} />
      ))}
    </ChoiceList>
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
    <li class={`tf-choice-item ${isWayOut(choice) ? "is-out" : ""}`}>
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
