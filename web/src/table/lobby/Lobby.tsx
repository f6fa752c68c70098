// A table that has not started: who sits where, how others come to it, and what will be played.

import { PageHead } from "../../home/PageHead.tsx";
import { useGames } from "../../home/games.ts";
import { t } from "../../i18n/messages.ts";
import { HowButton } from "../../learn/HowButton.tsx";
import { TableOptions } from "../../learn/TableOptions.tsx";
import type { TableInfo } from "../../net/messages.ts";
import { NoticesDoor } from "../../notices/NoticesDoor.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ChatPane } from "../ChatPane.tsx";
import { ClockRule } from "../ClockRule.tsx";
import { decide, isHost, LobbyHost } from "../Hosting.tsx";
import { Notice } from "../Rail.tsx";
import { mySeats, type Session } from "../session.ts";
import { isWatching } from "../watching.ts";
import { Invitation } from "./Invitation.tsx";
import { LobbySeat } from "./LobbySeat.tsx";

export interface LobbyProps {
  table: TableInfo;
  session: Session;
}

export function Lobby({ table, session }: LobbyProps) {
  useGames();
  const seated = mySeats.value.length > 0;
  return (
    <div class="hm">
      <PageHead page="tables" />
      <main class="lb">
        <header class="lb-head">
          <Icon name={`crest-${table.game}`} size={44} />
          <h1>{t(`web-game-${table.game}`)}</h1>
          <HowButton game={table.game} />
        </header>
        <div class="lb-columns">
          <section class="hm-panel lb-people" aria-label={t("web-lobby-people")}>
            <h2>{t("web-lobby-people")}</h2>
            <ul class="lb-seats">
              {table.seats.map((seat) => (
                <LobbySeat key={seat.seat} table={table} seat={seat} session={session} />
              ))}
            </ul>
            <p class="lb-state" role="status">
              {t(stateOf(table, seated))}
            </p>
            <NoticesDoor />
            <Notice />
            <div class="lb-go">
              {seated && table.needs_ready && <ReadyButton table={table} session={session} />}
              {isHost(table) && <BeginButton table={table} session={session} />}
            </div>
            <ChatPane session={session} />
          </section>
          <div class="lb-side">
            <Invitation code={table.code} spectators={table.spectators} />
            <section class="hm-panel lb-rules" aria-label={t("web-lobby-game")}>
              <h2>{t("web-lobby-game")}</h2>
              <TableOptions table={table} />
              <ClockRule clock={table.clock} />
            </section>
            <LobbyHost table={table} session={session} />
          </div>
        </div>
        {table.commit && (
          <p class="lb-fair">
            {t("web-lobby-fair")} <code>{table.commit.slice(0, 16)}…</code>
          </p>
        )}
      </main>
    </div>
  );
}

/** What everybody waits for. */
function stateOf(table: TableInfo, seated: boolean): string {
  const free = table.seats.some((seat) => !seat.taken);
  if (!seated) {
    if (isWatching(table.id)) return "web-lobby-watching";
    return table.locked ? "web-lobby-locked" : free ? "web-lobby-choose" : "web-lobby-full";
  }
  if (!free && !table.needs_ready) return isHost(table) ? "web-lobby-begin-now" : "web-lobby-host-begins";
  return table.needs_ready ? "web-lobby-waiting-ready" : "web-lobby-waiting";
}

function ReadyButton({ table, session }: LobbyProps) {
  const ready = table.seats.some((seat) => seat.ready && mySeats.value.includes(seat.seat));
  return (
    <button
      type="button"
      class={`tf-button ${ready ? "" : "is-primary"}`}
      aria-pressed={ready}
      onClick={() => decide(session, { type: "ready", on: !ready })}
    >
      {!ready && <Icon name="check" size={16} />} {t(ready ? "web-ready-not" : "web-ready")}
    </button>
  );
}

const FEWEST = 2;

/** The host begins with those who are there. Whether that is possible the server says; alone it is not worth asking. */
function BeginButton({ table, session }: LobbyProps) {
  const there = table.seats.filter((seat) => seat.taken).length;
  const all = there === table.seats.length;
  if (there < FEWEST) return null;
  return (
    <button
      type="button"
      class={`tf-button ${all && !table.needs_ready ? "is-primary" : ""}`}
      data-begin
      onClick={() => decide(session, { type: "begin" })}
    >
      <Icon name="play" size={14} /> {all ? t("web-begin") : t("web-begin-fewer", { n: there })}
    </button>
  );
}
