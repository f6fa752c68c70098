// The voice of a lesson: a small panel at the head of the rail, or of the sheet on a phone. It says what and why,
// recommends, and never stands in the way: every choice of the game stays open.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { start } from "../home/start.ts";
import { say, t } from "../i18n/messages.ts";
import { info, type Session } from "../table/session.ts";
import { table } from "../table/state.ts";
import { Icon } from "../ui/Icon.tsx";
import { go } from "../ui/router.ts";
import { Herald } from "./art/Herald.tsx";
import { type Good, good, isAsking, type Lesson, lesson, page, point, turnTo } from "./voice.ts";

export function Voice({ session }: { session: Session }) {
  useEffect(point, []);
  const now = lesson.value;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollTo(0, 0), [now?.step, page.value]);
  if (!now || table.past.value) return null;
  if (now.left) return <Left session={session} />;
  return (
    <section ref={box} class="gd" aria-label={t("web-guided")} data-step={now.step} data-off={now.off}>
      <Head now={now} session={session} />
      {table.held.value ? (
        <p class="gd-says">{t("web-guided-watch")}</p>
      ) : (
        <Says now={now} session={session} />
      )}
    </section>
  );
}

function Head({ now, session }: { now: Lesson; session: Session }) {
  return (
    <header class="gd-head">
      <Herald size={44} />
      <div class="gd-where">
        <b>{t("web-guided")}</b>
        <span>{t("web-guided-step", { n: now.n, of: now.of })}</span>
        <progress max={now.of} value={now.n} aria-label={t("web-guided-progress")} />
      </div>
      {!now.last && (
        <button
          type="button"
          class="tf-tool gd-leave"
          aria-label={t("web-guided-leave")}
          title={t("web-guided-leave")}
          onClick={() => turn(session, false)}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </header>
  );
}

function Says({ now, session }: { now: Lesson; session: Session }) {
  if (now.off) return <Off now={now} session={session} />;
  const key = now.pages[page.value]?.key ?? "";
  return (
    <>
      <p class="gd-says" role="status">
        {t(key)}
      </p>
      <Controls key={now.step} now={now} />
      {good.value.length > 0 && <GoodChoices />}
      {now.last && isAsking.value && <End session={session} />}
    </>
  );
}

/** Back and on through several short bubbles; at the last one more about it, for who asks. */
function Controls({ now }: { now: Lesson }) {
  const open = useSignal(false);
  const count = now.made > 0 ? 1 : now.pages.length;
  const why = isAsking.value && now.why !== "";
  if (count < 2 && !why) return null;
  const last = page.value === count - 1;
  return (
    <>
      <div class="gd-pages">
        {count > 1 && (
          <>
            <button
              type="button"
              class="tf-button"
              disabled={page.value === 0}
              onClick={() => turnTo(page.value - 1)}
              data-guided="back"
            >
              {t("web-guided-back")}
            </button>
            <span>{t("web-guided-page", { n: page.value + 1, of: count })}</span>
            {!last && (
              <button
                type="button"
                class="tf-button is-primary"
                onClick={() => turnTo(page.value + 1)}
                data-guided="next"
              >
                {t("web-guided-next")}
              </button>
            )}
          </>
        )}
        {why && (
          <button
            type="button"
            class="gd-ask"
            aria-expanded={open.value}
            data-guided="why"
            onClick={() => (open.value = !open.value)}
          >
            {t("web-guided-why")}
          </button>
        )}
      </div>
      {why && open.value && <p class="gd-why">{t(now.why)}</p>}
    </>
  );
}

/** What it recommends; with several, what is good about each. */
function GoodChoices() {
  return (
    <ul class="gd-good" aria-label={t("web-guided-good")}>
      {good.value.map((each) => (
        <li key={each.choice.option}>
          <GoodChoice {...each} />
        </li>
      ))}
    </ul>
  );
}

function GoodChoice({ index, choice, because }: Good) {
  return (
    <button
      type="button"
      class={`gd-choice ${table.selected.value === index ? "is-chosen" : ""}`}
      disabled={table.sending.value}
      aria-pressed={table.selected.value === index}
      data-good={choice.text}
      onClick={() => table.pick(index)}
      onPointerEnter={() => (table.hovered.value = index)}
      onPointerLeave={() => (table.hovered.value = null)}
      onFocus={() => (table.hovered.value = index)}
      onBlur={() => (table.hovered.value = null)}
    >
      <b>{say(choice.label)}</b>
      {because && <span>{t(because)}</span>}
    </button>
  );
}

/** Something else was chosen: kindly why the lesson would rather not, and the two ways on. */
function Off({ now, session }: { now: Lesson; session: Session }) {
  return (
    <>
      <p class="gd-says" role="status">
        {t(now.rather || "web-guided-rather")}
      </p>
      <div class="gd-pages">
        <button
          type="button"
          class="tf-button is-primary"
          data-guided="take-back"
          onClick={() => back(session)}
        >
          <Icon name="undo" size={14} /> {t("web-guided-take-back")}
        </button>
        <button type="button" class="tf-button" data-guided="free" onClick={() => turn(session, false)}>
          {t("web-guided-free")}
        </button>
      </div>
    </>
  );
}

/** The lesson was left: one small button leads back. */
function Left({ session }: { session: Session }) {
  return (
    <p class="gd-left">
      <button type="button" class="tf-button" data-guided="resume" onClick={() => back(session)}>
        <Herald size={22} /> {t("web-guided-resume")}
      </button>
    </p>
  );
}

/** The lesson is done: play on from here, or begin a game of one's own. */
function End({ session }: { session: Session }) {
  const busy = useSignal(false);
  const solo = async () => {
    busy.value = true;
    const wish = { mode: "solo", options: {}, bots: 0, level: "simple", players: 1 } as const;
    await start({
      ...wish,
      game: info.value?.game ?? "",
      listed: false,
      company: {},
      clock: "none",
      ready: false,
    }).catch(() => go("/"));
  };
  return (
    <div class="gd-end">
      <button
        type="button"
        class="tf-button is-primary"
        data-guided="play-on"
        onClick={() => turn(session, false)}
      >
        <Icon name="play" size={13} /> {t("web-guided-play-on")}
      </button>
      <button
        type="button"
        class="tf-button"
        data-guided="solo"
        disabled={busy.value}
        onClick={() => void solo()}
      >
        {t("web-guided-solo")}
      </button>
    </div>
  );
}

function turn({ line }: Session, on: boolean): void {
  line.send({ type: "lesson", id: line.requestId(), on });
}

function back({ line }: Session): void {
  line.send({ type: "lesson_back", id: line.requestId() });
}
