// The log in words: whose line, what it speaks of, and what is new since my last turn.

import { useSignal } from "@preact/signals";
import { Icon } from "../ui/Icon.tsx";
import { say, t } from "../i18n/messages.ts";
import { HistoryBar, showPast } from "./HistoryBar.tsx";
import { elementsOf } from "./marks.ts";
import { useNewest } from "./newest.ts";
import { Since } from "./Since.tsx";
import { earlier, info, mySeats, newsFrom, tellEarlier, toldLog, type LogLine } from "./session.ts";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";

type Filter = "all" | "mine" | "new";

/** Events that begin a round, a day or a part of it. */
const HEADINGS: ReadonlySet<string> = new Set(["round_began", "day_began", "dusk_fell", "night_fell"]);

export function LogPane({ game, props }: Pick<FrameProps, "game" | "props">) {
  const filter = useSignal<Filter>("all");
  const from = newsFrom.value;
  const news = toldLog.value.slice(from);
  const lines = filter.value === "new" ? news : toldLog.value.filter((line) => shown(line, filter.value));
  const step = table.past.value?.n ?? null;
  const newest = useNewest(`${filter.value} ${lines.length}`, step);
  return (
    <section class="tf-log" aria-label={t("web-log")}>
      <header>
        <HistoryBar />
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
      <Since lines={step === null ? news : []} game={game} props={props} />
      <ol ref={newest.list} class="tf-lines" tabIndex={0} aria-label={t("web-log")}>
        {earlier.value > 0 && (
          <li class="tf-entry">
            <button type="button" class="tf-tab" onClick={() => void tellEarlier().catch(() => undefined)}>
              {t("web-log-earlier")} <span aria-hidden="true">↑</span>
            </button>
          </li>
        )}
        {lines.map((line, i) => (
          <Line
            key={`${line.version}.${i}`}
            line={line}
            colour={props.colours[line.who]}
            fresh={step === null && from > 0 && news.includes(line)}
            step={step}
          />
        ))}
      </ol>
      {newest.away.value && (
        <button type="button" class="tf-newest" onClick={newest.back}>
          {t("web-log-newest")} <span aria-hidden="true">↓</span>
        </button>
      )}
    </section>
  );
}

function shown(line: LogLine, filter: Filter): boolean {
  if (filter === "mine") return mySeats.value.includes(line.who);
  return true;
}

interface LineProps {
  line: LogLine;
  colour: string | undefined;
  fresh: boolean;
  step: number | null; // the earlier step on show
}

function Line({ line, colour, fresh, step }: LineProps) {
  const mark = () => (table.marked.value = new Set(elementsOf(line)));
  const unmark = () => (table.marked.value = new Set());
  const heading = HEADINGS.has(line.event);
  const classes = ["tf-entry"];
  if (fresh) classes.push("is-new");
  if (heading) classes.push("is-heading");
  if (/^(ai|king|meng)_/.test(line.event)) classes.push("is-thought");
  if (line.aside) classes.push("is-aside");
  if (step !== null && line.n === step) classes.push("is-step");
  if (step !== null && line.n > step) classes.push("is-later");
  return (
    <li
      class={classes.join(" ")}
      aria-current={line.n === step ? "step" : undefined}
      onPointerEnter={mark}
      onPointerLeave={unmark}
    >
      {colour && !heading && <Icon name={`shield-${colour}`} size={14} />}
      {line.kept && !line.aside && <Icon name="people" size={14} />}
      <button
        type="button"
        class="tf-entry-text"
        onFocus={mark}
        onBlur={unmark}
        disabled={info.value === null || info.value.old?.kind === "kept" || line.aside}
        title={t("web-log-show", { n: line.n })}
        onClick={() => showPast(line.n)}
      >
        {say(line.msg)}
      </button>
    </li>
  );
}
