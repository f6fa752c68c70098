// In the settings at the table: names and colours of one's own seats, and of bots for the host.

import { t } from "../i18n/messages.ts";
import { isHost } from "./Hosting.tsx";
import { SeatEditor } from "./lobby/LobbySeat.tsx";
import { info, mySeats } from "./session.ts";

export function Names() {
  const table = info.value;
  if (!table || mySeats.value.length === 0 || table.status === "over") return null;
  const host = isHost(table);
  const named = table.seats.filter(
    (seat) => mySeats.value.includes(seat.seat) || (host && seat.kind === "bot"),
  );
  return (
    <section class="tf-seat-link" aria-label={t("web-company")}>
      <h3>{t("web-company")}</h3>
      <ul class="cm-seats">
        {named.map((seat) => (
          <li key={seat.seat}>
            <SeatEditor table={table} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}
