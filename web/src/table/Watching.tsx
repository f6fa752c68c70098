// Whoever has no seat is told that they watch, and what they see.

import { t } from "../i18n/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { info, mySeats } from "./session.ts";

export function Watching() {
  const now = info.value;
  if (!now || mySeats.value.length > 0) return null;
  return (
    <p class="wt-note" data-watching>
      <Icon name="eye" size={16} /> {t(now.status === "over" ? "web-watching-over" : "web-watching")}
    </p>
  );
}
