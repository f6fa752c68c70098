// Several people at one screen: before the next one's secrets are shown, the screen changes hands.

import { signal } from "@preact/signals";
import { t } from "../i18n/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { settings } from "../ui/settings.ts";
import { mySeats, seatLabels, type Session } from "./session.ts";
import { table } from "./state.ts";

/** Who is looking at the screen, by table; nobody at first. */
const looking = signal<{ table: string; seat: number }>({ table: "", seat: -1 });

/** The seat that must take the screen before anything more is shown, or -1. */
export function nextAtTheScreen(id: string): number {
  const offer = table.held.value ? null : table.present.value; // what is told is still for those who look
  if (!settings.value.handover || mySeats.value.length < 2 || !offer || offer.decision < 0) return -1;
  const now = looking.value;
  return now.table === id && now.seat === offer.seat ? -1 : offer.seat;
}

function focusIt(button: HTMLButtonElement | null): void {
  button?.focus();
}

export function HandOver({ id, seat, session }: { id: string; seat: number; session: Session }) {
  const name = seatLabels.value[seat] ?? "";
  const offer = table.offer.value;
  const undo = () => session.line.send({ type: "undo", id: session.line.requestId(), turn: false });
  return (
    <main class="tf tf-hand-over" data-decision={offer?.decision} aria-label={t("web-hand-over")}>
      <h1>{t("web-hand-over-to", { name })}</h1>
      <p>{t("web-hand-over-why")}</p>
      <div class="tf-hand-over-buttons">
        <button
          ref={focusIt}
          type="button"
          class="tf-button is-primary"
          data-hand-over={seat}
          onClick={() => (looking.value = { table: id, seat })}
        >
          <Icon name="check" size={16} /> {t("web-hand-over-me", { name })}
        </button>
        <button type="button" class="tf-button" disabled={!offer?.can_undo} onClick={undo}>
          <Icon name="undo" size={16} /> {t("web-undo")}
        </button>
      </div>
    </main>
  );
}
