// "Since your last turn": a summary at the top of the log, open for those who come back.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../ui/Icon.tsx";
import { say, t } from "../i18n/messages.ts";
import { log, mySeats, type LogLine } from "./session.ts";
import { gistOf } from "./since.ts";
import type { FrameProps } from "./TablePage.tsx";

/** Whether the player was away when the newest lines came: the page was just opened, or hidden. */
const away = signal(true);

export function Since({ lines, game, props }: { lines: LogLine[] } & Pick<FrameProps, "game" | "props">) {
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
  const none = lines.length === 0;
  useEffect(() => {
    if (none) away.value = false; // a choice was made: whoever was away is back
  }, [none]);
  if (none || mySeats.value.length === 0) return null;
  const gist = gistOf(lines, game.telling ?? new Set());
  return (
    <details class="tf-since" open={away.value}>
      <summary>{t("web-since", { n: lines.length })}</summary>
      <ol tabIndex={0} aria-label={t("web-since-list")}>
        {gist.map((line, i) => (
          <li key={`${line.version}.${i}`} class="tf-entry">
            {props.colours[line.who] && <Icon name={`shield-${props.colours[line.who]}`} size={14} />}
            <span>{say(line.msg)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
