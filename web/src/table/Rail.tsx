// The rail: whose turn, what is asked, the choices with the numbers the board shows, what follows.

import { HintButton } from "../coach/HintButton.tsx";
import type { HintProps } from "../coach/HintPanel.tsx";
import { hintShown } from "../coach/hints.ts";
import type { Named } from "../coach/Reasons.tsx";
import { Icon } from "../ui/Icon.tsx";
import { lazily } from "../ui/lazy.tsx";
import { list, say, t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import { wrongLink } from "../net/knocking.ts";
import { Acting, Told } from "./Acting.tsx";
import { ChoiceList, isWayOut } from "./ChoiceList.tsx";
import { EndButtons } from "./EndButtons.tsx";
import { Foot } from "./Foot.tsx";
import { HandOver, isHandedOver, Secrets } from "./HandOver.tsx";
import { LineSign } from "./LineSign.tsx";
import { bitWords } from "./gist.ts";
import type { Choice, Msg } from "./model.ts";
import { sheet } from "./Sheets.tsx";
import { isEndClosed } from "./ScoreSheet.tsx";
import { info, isAsked, isShared, mySeats, notice, seatLabels, thinking } from "./session.ts";
import { answeredSo } from "./sensible.ts";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";

const HintPanel = lazily<HintProps>(async () => (await import("../coach/HintPanel.tsx")).HintPanel);
const TurningHere = lazily<Named>(async () => (await import("../coach/TurningHere.tsx")).TurningHere);

export function Rail(frame: FrameProps) {
  const mine = isAsked.value;
  return (
    <section class={`tf-prompt ${mine ? "is-mine" : ""}`} aria-label={t("web-prompt")}>
      <div class="tf-prompt-body">
        <PromptHead {...frame} hint />
        <Notice />
        {mine && <Offered {...frame} />}
        <Secrets session={frame.session} />
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

/** What the moment on show is: an earlier step, something told, the end, or a question. `hint`: the coach can be asked
 * from here, if at all. */
export function PromptHead({ game, props, hint = false }: FrameProps & { hint?: boolean }) {
  const now = info.value;
  if (!table.offer.value || !now) return null;
  const over = now.status === "over";
  if (table.past.value) return <Then over={over} game={game} props={props} />;
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
  return <Question game={game} props={props} hint={hint} />;
}

function Then({ over, game, props }: { over: boolean } & Pick<FrameProps, "game" | "props">) {
  const { n, lines } = table.past.value ?? { n: 0, lines: [] };
  const made = table.present.value?.made ?? 0;
  if (n < 0) return null; // how an example was laid out: its own words say so
  return (
    <>
      <h2 class="tf-ask">
        <Icon name="history" size={16} /> <span role="status">{t("web-history-looking", { n, made })}</span>
      </h2>
      {over && <TurningHere names={props.names} colours={props.colours} />}
      {lines.length > 0 ? (
        <Told lines={lines} game={game} props={props} />
      ) : (
        <p class="tf-then">{t("web-history-how")}</p>
      )}
      {over ? <EndButtons /> : <ShareStep />}
    </>
  );
}

/** Look at this: the step on show has a link and a picture. */
const ShareStep = () => (
  <div class="tf-buttons">
    <button type="button" class="tf-button" onClick={() => (sheet.value = { kind: "share" })}>
      <Icon name="link" size={16} /> {t("web-share")}
    </button>
  </div>
);

function Question({ game, props, hint }: Pick<FrameProps, "game" | "props"> & { hint: boolean }) {
  const offer = table.offer.value;
  if (!offer) return null;
  const who = offer.decision >= 0 ? offer.seat : (offer.waiting[0] ?? offer.decider);
  const name = seatLabels.value[who] ?? "";
  const mine = offer.decision >= 0 && mySeats.value.includes(who);
  const head = mine
    ? t(isShared() ? "web-turn-of" : "web-your-turn", { name })
    : thinking.value.includes(who)
      ? t("web-thinking", { name })
      : t("web-their-turn", { name });
  return (
    <header class="tf-ask-head">
      <p class="tf-whose">
        <Icon name={`shield-${props.colours[who] ?? "lily"}`} size={20} />
        {head}
        {thinking.value.includes(who) && <span class="tf-spinner" aria-hidden="true" />}
        {mine && hint && <HintButton />}
      </p>
      <AnsweredSo />
      {mine && offer.prompt && <Ask game={game} props={props} prompt={offer.prompt} />}
    </header>
  );
}

/** The action it is about, and what is asked. */
function Ask({ game, props, prompt }: Pick<FrameProps, "game" | "props"> & { prompt: Msg }) {
  const title = game.title?.(props);
  return (
    <h2 class="tf-ask">
      {title && (
        <span class="tf-ask-title">
          {title.icon && <Icon name={title.icon} size={24} />}
          {title.name}
        </span>
      )}
      <span class="tf-ask-what">{game.ask?.(prompt) ?? say(prompt)}</span>
    </h2>
  );
}

/** What was not asked because it has one sensible answer. */
function AnsweredSo() {
  const { labels } = answeredSo.value;
  if (labels.length === 0) return null;
  return (
    <p class="tf-answered-so" role="status" data-help={t("web-answered-so-why")}>
      <Icon name="check" size={12} /> {t("web-answered-so", { answers: labels })}
    </p>
  );
}

/** What is offered, as the game shows it or as a plain list. */
export function Offered(frame: FrameProps) {
  const { game, props } = frame;
  if (isHandedOver()) return <HandOver session={frame.session} />;
  return (
    <>
      {game.Asked && <game.Asked {...props} />}
      {hintShown.value ? (
        <HintPanel colours={props.colours} />
      ) : game.Choices ? (
        <game.Choices {...props} />
      ) : (
        <Choices {...frame} />
      )}
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
  game: Pick<FrameProps["game"], "icon" | "id">;
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
          {num(index + 1)}
        </span>
        <span class="tf-choice-label">{say(choice.label)}</span>
        {choice.effect.length > 0 && <span class="tf-choice-effect">{list(choice.effect.map(say))}</span>}
        {costs.length > 0 && (
          <span class="tf-choice-cost">
            {costs.map((cost) => (
              <span key={cost.name} class="tf-cost">
                {num(cost.n)}
                {cost.icon && (
                  <Icon name={cost.icon} size={16} title={bitWords(game.id, { icon: cost.icon, n: 0 })} />
                )}
              </span>
            ))}
          </span>
        )}
      </button>
    </li>
  );
}
