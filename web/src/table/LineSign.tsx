// How the line to the server is, where that matters.

import { t } from "../i18n/messages.ts";
import type { FrameProps } from "./TablePage.tsx";

export function LineSign({ session }: Pick<FrameProps, "session">) {
  const state = session.line.state.value;
  if (state === "open") return null;
  return (
    <p class="tf-line" role="status">
      {t(state === "connecting" ? "web-connecting" : "web-reconnecting")}
    </p>
  );
}
