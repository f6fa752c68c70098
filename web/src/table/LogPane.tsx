// The log in words: whose line, what it speaks of, and what is new since my last turn.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../ui/Icon.tsx";
import { say, t } from "../i18n/messages.ts";
import { showPast } from "./HistoryBar.tsx";
import { elementsOf } from "./marks.ts";
import { Since } from "./Since.tsx";
import { info, mySeats, newsFrom, shownLog, type LogLine } from "./session.ts";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";

type Filter = "all" | "mine" | "new";

/** Events that begin a round, a day or a part of it. */
const HEADINGS: ReadonlySet<string> = new Set(["round_began", "day_began", "dusk_fell", "night_fell"]);

export function LogPane({ game, props }: Pick<FrameProps, "game" | "props">) {
  const filter = useSignal<Filter>("all");
  const end = useRef<HTMLLIElement>(null);
  const from = newsFrom.value;
  const news = shownLog.value.slice(from);
  const lines = filter.value === "new" ? news : shownLog.value.filter((line) => shown(line, filter.value));
  useEffect(() => {
    const list = end.current?.parentElement; // only the list scrolls, never what is around it
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  return (
    <section class="tf-log" aria-label={t("web-log")}>
      <header>
        <h2>{t("web-log")}</h2>
        <div role="group" aria-label={t("web-log-filter")}>
          {(["all", "mine", "new"] as const).map((name) => (
            <button
              key={name}
              type="button"
              class={`tf-tab ${filter.value === name ? "is-on" : ""}`}
              aria-pressed={filter.value === name}
              onClick={() => (filter.value = name)}
            >
              {t(`web-log-${name}`)}
            </button>
          ))}
        </div>
      </header>
      <Since lines={news} game={game} props={props} />
      <ol class="tf-lines" tabIndex={0} aria-label={t("web-log")}>
        {lines.map((line, i) => (
          <Line
            key={`${line.version}.${i}`}
            line={line}
            colour={props.colours[line.who]}
            fresh={from > 0 && news.includes(line)}
          />
        ))}
        <li ref={end} aria-hidden="true" class="tf-log-end" />
      </ol>
    </section>
  );
}

function shown(line: LogLine, filter: Filter): boolean {
  if (filter === "mine") return mySeats.value.includes(line.who);
  return true;
}

function Line({ line, colour, fresh }: { line: LogLine; colour: string | undefined; fresh: boolean }) {
  const mark = () => (table.marked.value = new Set(elementsOf(line)));
  const unmark = () => (table.marked.value = new Set());
  const heading = HEADINGS.has(line.event);
  return (
    <li
      class={`tf-entry ${fresh ? "is-new" : ""} ${heading ? "is-heading" : ""} ${/^(ai|king|meng)_/.test(line.event) ? "is-thought" : ""}`}
      onPointerEnter={mark}
      onPointerLeave={unmark}
    >
      {colour && !heading && <Icon name={`shield-${colour}`} size={14} />}
      {line.kept && <Icon name="people" size={14} />}
      <button
        type="button"
        class="tf-entry-text"
        onFocus={mark}
        onBlur={unmark}
        disabled={info.value === null}
        title={t("web-log-show", { n: line.n })}
        onClick={() => showPast(line.n)}
      >
        {say(line.msg)}
      </button>
    </li>
  );
}
