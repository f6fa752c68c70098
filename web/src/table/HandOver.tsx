// Several people at one screen. The board is everybody's; what only one of them may know is covered, by the server,
// until that player says that nobody else looks. Where they have no secrets, or nothing asks about them, play
// simply goes on.

import { signal } from "@preact/signals";
import { t } from "../i18n/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { colourOf } from "./colours.ts";
import type { Offer } from "./model.ts";
import { info, mySeats, seatLabels, type Session } from "./session.ts";
import { table } from "./state.ts";

/** Whose secrets were asked for last: they can be covered again. */
const looking = signal(-1);

/** Whether the question on show waits until the screen has changed hands. */
export const isHandedOver = (): boolean => isMoment() && table.present.value?.covered === "question";

const isMoment = (): boolean => table.offer.value === table.present.value;

function uncover(session: Session, seat: number, on: boolean): void {
  looking.value = on ? seat : -1;
  session.line.send({ type: "uncover", id: session.line.requestId(), seat, on });
}

/** Before a question that shows secrets: who is to look, alone. */
export function HandOver({ session }: { session: Session }) {
  const offer = table.present.value;
  if (!offer) return null;
  const name = seatLabels.value[offer.seat] ?? "";
  const colour = colourOf(info.value?.seats[offer.seat]?.colour ?? "", offer.seat);
  return (
    <section class={`ho-curtain c-${colour}`} aria-label={t("web-hand-over")}>
      <Icon name={`shield-${colour}`} size={44} />
      <h2>{t("web-hand-over-to", { name })}</h2>
      <p>{t("web-hand-over-why", { name })}</p>
      <button
        ref={focusIt}
        type="button"
        class="tf-button is-primary"
        data-hand-over={offer.seat}
        onClick={() => uncover(session, offer.seat, true)}
      >
        <Icon name="eye" size={16} /> {t("web-hand-over-me", { name })}
      </button>
    </section>
  );
}

function focusIt(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}

/** Beside a question that everybody may see: look at one's own secrets, and cover them again. */
export function Secrets({ session }: { session: Session }) {
  const offer = table.present.value;
  if (!offer || !isMoment() || mySeats.value.length < 2) return null;
  const way = wayOf(offer);
  if (way === null) return null;
  const name = seatLabels.value[offer.seat] ?? "";
  return (
    <button
      type="button"
      class="tf-button is-small ho-secrets"
      data-secrets={way ? "show" : "cover"}
      onClick={() => uncover(session, offer.seat, way)}
    >
      <Icon name={way ? "eye" : "lock"} size={14} />{" "}
      {t(way ? "web-secrets-show" : "web-secrets-cover", { name })}
    </button>
  );
}

/** Whether to show (true) or to cover (false); null where neither makes sense. */
function wayOf(offer: Offer): boolean | null {
  if (offer.covered === "secrets") return true;
  return offer.covered === "" && looking.value === offer.seat && offer.decision >= 0 ? false : null;
}
