// A worked example at its table: what to look at, its choices one by one, what came of it, and free play beside it.

import { computed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Herald } from "../guided/art/Herald.tsx";
import { pointAt } from "../guided/point.ts";
import { has, loadRules, say, t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import { seats } from "../net/seats.ts";
import type { Offer } from "../table/model.ts";
import { info, type Session } from "../table/session.ts";
import { table } from "../table/state.ts";
import { WHOLE } from "../table/stills.ts";
import { Icon } from "../ui/Icon.tsx";

type Example = NonNullable<Offer["example"]>;

const example = computed((): Example | null => table.present.value?.example ?? null);

/** The choice the example makes next, by its place among those that are offered; -1: none. */
const next = computed(() => {
  const wanted = example.value?.option ?? -1;
  const offer = table.offer.value;
  if (wanted < 0 || !offer || offer !== table.present.value || table.held.value) return -1;
  return offer.choices.findIndex((choice) => choice.option === wanted);
});

/** What it points at: what to look at before the first choice, then the things of the next one. */
const shown = computed((): string[] => {
  const now = example.value;
  if (!now || now.off) return [];
  const things = table.offer.value?.choices[next.value]?.elements ?? [];
  return now.n === 0 ? [...now.show, ...things] : things;
});

const texts = computed(() => {
  const choice = table.offer.value?.choices[next.value];
  return choice ? [choice.text] : [];
});

export function Shown({ session }: { session: Session }) {
  useEffect(() => void loadRules(), []);
  useEffect(() => pointAt(shown, texts), []);
  const now = example.value;
  const game = info.value?.game ?? "";
  if (!now) return null;
  const key = `${game}-example-${now.id}`;
  return (
    <section class="gd ex" aria-label={t("web-example")} data-example={now.id} data-shown={now.n}>
      <header class="gd-head">
        <Herald size={44} />
        <div class="gd-where">
          <span>{t("web-example")}</span>
          <b>{has(key) ? t(key) : t("web-loading")}</b>
        </div>
      </header>
      {has(key) && <Says now={now} name={key} session={session} />}
    </section>
  );
}

interface SaysProps {
  now: Example;
  name: string;
  session: Session;
}

function Says({ now, name, session }: SaysProps) {
  if (now.off) {
    return (
      <Told words={t("web-example-off")}>
        <Back session={session} />
        <Again session={session} />
      </Told>
    );
  }
  if (now.of === 0) return <Before words={t(`${name}-then`)} />;
  if (now.n < now.of) return <Next now={now} words={t(`${name}-look`)} session={session} />;
  return (
    <Told words={t(`${name}-then`)} more={t("web-example-done")}>
      <Again session={session} />
    </Told>
  );
}

function Told({ words, more, children }: { words: string; more?: string; children?: ComponentChildren }) {
  return (
    <>
      <p class="gd-says" role="status">
        {words}
      </p>
      {more && <p class="gd-why">{more}</p>}
      <div class="gd-pages">
        {children}
        <ToRules />
      </div>
    </>
  );
}

/** The next choice of the example, to be made by one press; all others stay open in the rail. */
function Next({ now, words, session }: { now: Example; words: string; session: Session }) {
  const choice = table.offer.value?.choices[next.value];
  return (
    <>
      <p class="gd-says">{words}</p>
      <button
        type="button"
        class="gd-choice"
        data-example-next={now.n}
        disabled={!choice || table.sending.value}
        onClick={() => table.commit(next.value)}
      >
        <span>
          <Icon name="play" size={12} /> {t("web-example-next")}{" "}
          <small>{t("web-example-step", { n: now.n + 1, of: now.of })}</small>
        </span>
        {choice && <b>{say(choice.label)}</b>}
      </button>
      <div class="gd-pages">
        {now.n > 0 && <Again session={session} />}
        <ToRules />
      </div>
    </>
  );
}

/** Where nobody chooses anything: how it stood before, and what happened. */
function Before({ words }: { words: string }) {
  const isPast = table.past.value !== null;
  const look = async () => {
    const id = info.value?.id ?? "";
    const { n, seat, decider, view } = await api.opening(id, seats.secretOf(id));
    table.past.value = { n, seat, decider, view, events: WHOLE, lines: [] };
  };
  useEffect(() => {
    if (info.value?.status !== "over") void look();
  }, []);
  if (info.value?.status === "over") return <Told words={words} />;
  return (
    <Told words={isPast ? t("web-example-before-what") : words}>
      {isPast ? (
        <button
          type="button"
          class="tf-button is-primary"
          data-example-after
          onClick={() => (table.past.value = null)}
        >
          <Icon name="play" size={13} /> {t("web-example-after")}
        </button>
      ) : (
        <button type="button" class="tf-button" data-example-before onClick={() => void look()}>
          <Icon name="history" size={14} /> {t("web-example-before")}
        </button>
      )}
    </Told>
  );
}

function Again({ session: { line } }: { session: Session }) {
  const again = () => line.send({ type: "example_back", id: line.requestId(), start: true });
  return (
    <button type="button" class="tf-button" data-example-again onClick={again}>
      <Icon name="undo" size={14} /> {t("web-example-again")}
    </button>
  );
}

function Back({ session: { line } }: { session: Session }) {
  const back = () => line.send({ type: "example_back", id: line.requestId() });
  return (
    <button type="button" class="tf-button is-primary" data-example-back onClick={back}>
      {t("web-example-back")}
    </button>
  );
}

function ToRules() {
  return (
    <a class="tf-button" href={`#/rules/${example.value?.rule ?? ""}`} data-example-rules>
      <Icon name="book" size={14} /> {t("web-example-rules")}
    </a>
  );
}
