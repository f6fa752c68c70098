// Bots at a table that has not started: the host puts them into free seats, chooses how strong they are and what
// they look like, and takes them out again.

import { useEffect, useRef } from "preact/hooks";
import { faces } from "../../home/games.ts";
import { say, t } from "../../i18n/messages.ts";
import type { SeatInfo } from "../../net/messages.ts";
import { Icon } from "../../ui/Icon.tsx";
import { levelName } from "../bots.ts";
import { decide } from "../Hosting.tsx";
import { info, type Session } from "../session.ts";

interface BotProps {
  seat: SeatInfo;
  session: Session;
  levels: string[];
}

export function LobbyBot({ seat, session, levels }: BotProps) {
  const name = seat.name || say(seat.called);
  // What was asked for last: the next wish may come before the server has answered the one before.
  const wanted = useRef({ level: seat.level, face: seat.face });
  useEffect(() => {
    wanted.current = { level: seat.level, face: seat.face };
  }, [seat.level, seat.face]);
  // A table from before may have a bot of a level that is not offered any more.
  const known = levels.includes(seat.level) ? levels : [seat.level, ...levels];
  const put = (level: string, face: string) => {
    wanted.current = { level, face };
    decide(session, { type: "bot", seat: seat.seat, level, face });
  };
  return (
    <span class="lb-bot">
      <select
        aria-label={t("web-level-of", { name })}
        value={seat.level}
        onChange={(event) => put((event.currentTarget as HTMLSelectElement).value, wanted.current.face)}
      >
        {known.map((level) => (
          <option key={level} value={level}>
            {levelName(level)}
          </option>
        ))}
      </select>
      {!seat.name && faces.value.length > 1 && (
        <button
          type="button"
          class="tf-button is-small"
          onClick={() => put(wanted.current.level, nextFace(wanted.current.face))}
        >
          {t("web-bot-other")}
        </button>
      )}
      <button
        type="button"
        class="tf-button is-small"
        aria-label={t("web-host-remove", { name })}
        onClick={() => put("", "")}
      >
        <Icon name="close" size={12} /> {t("web-remove")}
      </button>
    </span>
  );
}

/** The next face that no other bot at the table has. */
function nextFace(face: string): string {
  const used = (info.value?.seats ?? []).map((seat) => seat.face);
  const all = faces.value;
  const from = all.indexOf(face);
  const others = [...all.slice(from + 1), ...all.slice(0, Math.max(0, from))];
  return others.find((each) => !used.includes(each)) ?? face;
}

/** For the host, beside a free seat. The usual bot unless another is chosen. */
export function PutBot({ seat, session, level }: { seat: SeatInfo; session: Session; level?: string }) {
  if (!level) return null;
  return (
    <button
      type="button"
      class="tf-button is-small"
      data-put-bot={seat.seat}
      onClick={() => decide(session, { type: "bot", seat: seat.seat, level })}
    >
      <Icon name="robot" size={14} /> {t("web-bot-put")}
    </button>
  );
}
