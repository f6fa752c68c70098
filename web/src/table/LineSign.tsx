// How the line to the server is, where that matters: lost, or silent since a choice was sent.

import { t } from "../i18n/messages.ts";
import { inPage } from "../net/base.ts";
import type { FrameProps } from "./TablePage.tsx";

export function LineSign({ session }: Pick<FrameProps, "session">) {
  const {
    state: { value: state },
    late,
  } = session.line;
  if (inPage || (state === "open" && !late.value)) return null; // without a network there is no line to lose
  const words = {
    open: "web-no-answer",
    connecting: "web-connecting",
    waiting: "web-reconnecting",
    closed: "web-reconnecting",
  };
  return (
    <p class="tf-line" role="status">
      {t(words[state])}
    </p>
  );
}
