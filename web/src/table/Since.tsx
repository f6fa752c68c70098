// "Since your last turn": a summary at the top of the log, a line for each thing that was done, open for those who
// come back.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { ActionLine } from "./ActionLine.tsx";
import type { Action } from "./actions.ts";
import { log, mySeats } from "./session.ts";
import { gistOf } from "./since.ts";
import type { FrameProps } from "./TablePage.tsx";

/** Whether the player was away when the newest lines came: the page was just opened, or hidden. */
const away = signal(true);

export function Since({ actions, game, props }: { actions: Action[] } & Pick<FrameProps, "game" | "props">) {
  useEffect(() => {
    away.value = true;
    const seen = { lines: log.value.length };
    const look = () => {
      if (document.hidden) seen.lines = log.value.length;
      else away.value = log.value.length > seen.lines;
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  const gist = gistOf(actions, game.telling ?? new Set());
  const none = gist.length === 0;
  useEffect(() => {
    if (none) away.value = false; // a choice was made: whoever was away is back
  }, [none]);
  if (none || mySeats.value.length === 0) return null;
  return (
    <details class="tf-since" open={away.value}>
      <summary>{t("web-since", { n: gist.length })}</summary>
      <ol tabIndex={0} aria-label={t("web-since-list")}>
        {gist.map((action, i) => (
          <ActionLine
            key={`${action.key}.${i}`}
            action={action}
            fresh={false}
            step={null}
            game={game}
            props={props}
          />
        ))}
      </ol>
    </details>
  );
}
