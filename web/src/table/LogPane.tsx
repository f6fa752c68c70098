// The log: a line for each action, a heading for each round, and what is new since my last turn.

import { useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "../i18n/messages.ts";
import { ActionLine } from "./ActionLine.tsx";
import { type Action, actionsOf } from "./actions.ts";
import { useNewest } from "./newest.ts";
import { HistoryBar } from "./Player.tsx";
import { Since } from "./Since.tsx";
import { earlier, mySeats, newsFrom, tellEarlier, toldLog } from "./session.ts";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";

type Filter = "all" | "mine" | "new";

export function LogPane({
  game,
  props,
  children,
}: Pick<FrameProps, "game" | "props"> & { children?: ComponentChildren }) {
  const filter = useSignal<Filter>("all");
  const all = useComputed(() => actionsOf(toldLog.value)).value;
  const from = newsFrom.value;
  const firstNew = toldLog.value[from];
  const news = firstNew ? all.slice(all.findIndex(({ lines }) => lines.includes(firstNew))) : [];
  const actions = filter.value === "new" ? news : all.filter((action) => isShown(action, filter.value));
  const step = table.past.value;
  const newest = useNewest(`${filter.value} ${toldLog.value.length}`, step && `${step.n}.${step.events}`);
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
      <Since actions={step === null ? news : []} game={game} props={props} />
      <ol ref={newest.list} class="tf-lines" tabIndex={0} aria-label={t("web-log")}>
        {children}
        {earlier.value > 0 && (
          <li class="tf-entry">
            <button type="button" class="tf-tab" onClick={() => void tellEarlier().catch(() => undefined)}>
              {t("web-log-earlier")} <span aria-hidden="true">↑</span>
            </button>
          </li>
        )}
        {actions.map((action, i) => (
          <ActionLine
            key={`${action.key}.${i}`}
            action={action}
            fresh={step === null && from > 0 && news.includes(action)}
            step={step}
            game={game}
            props={props}
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

function isShown(action: Action, filter: Filter): boolean {
  return filter !== "mine" || mySeats.value.includes(action.who);
}
