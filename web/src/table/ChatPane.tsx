// Chat of the table; folded away while nobody says anything.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../ui/Icon.tsx";
import { t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import { readAll, unread } from "./chatting.ts";
import { chat, info, seatLabels, type Session } from "./session.ts";

export function ChatPane({ session }: { session: Session }) {
  const draft = useSignal("");
  const open = useSignal(false);
  const last = chat.value.length;
  useEffect(() => {
    if (open.value) readAll();
  }, [open.value, last]);
  const humans = (info.value?.seats ?? []).filter((seat) => seat.kind === "human").length;
  if (humans < 2 && chat.value.length === 0) return null;
  const send = (event: Event) => {
    event.preventDefault();
    const text = draft.value.trim();
    if (text && session.line.send({ type: "chat", id: session.line.requestId(), text })) draft.value = "";
  };
  return (
    <section class={`tf-chat ${open.value ? "is-open" : ""}`} aria-label={t("web-chat")}>
      <button
        type="button"
        class="tf-chat-head"
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name="chat" size={16} /> {t("web-chat")} <Unread />
      </button>
      {open.value && (
        <>
          <ol class="tf-chat-lines" aria-live="polite">
            {chat.value.map((line) => (
              <li key={line.version}>
                <b>{line.seat >= 0 ? seatLabels.value[line.seat] : line.name || t("web-spectator")}</b>{" "}
                <bdi>{line.text}</bdi>
              </li>
            ))}
          </ol>
          <form onSubmit={send}>
            <input
              value={draft.value}
              maxLength={500}
              aria-label={t("web-chat-say")}
              onInput={(event) => (draft.value = (event.currentTarget as HTMLInputElement).value)}
            />
            <button type="submit" class="tf-button is-small">
              {t("web-chat-send")}
            </button>
          </form>
        </>
      )}
    </section>
  );
}

/** How many messages are new: a number for the eye, words for the ear. */
function Unread() {
  const n = unread.value;
  if (n === 0) return null;
  return (
    <>
      <b aria-hidden="true">{num(n)}</b>
      <span class="tf-sr">{t("web-chat-unread", { n })}</span>
    </>
  );
}
