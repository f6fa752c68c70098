// A table that has not started: its seats, the links to them, and a seat for whoever comes.

import { useSignal } from "@preact/signals";
import { PageHead } from "../home/PageHead.tsx";
import { Icon } from "../ui/Icon.tsx";
import { say, t } from "../i18n/messages.ts";
import { isForOthers, linkTo, useAddress } from "../net/address.ts";
import { api, Refused } from "../net/api.ts";
import type { SeatInfo, TableInfo } from "../net/messages.ts";
import { seats } from "../net/seats.ts";
import { change, settings } from "../ui/settings.ts";
import { CopyButton, HereOnly } from "../ui/Share.tsx";
import { DEFAULT_COLOURS } from "./colours.ts";
import { decide, isHost, LobbyHost } from "./Hosting.tsx";
import { Notice } from "./Rail.tsx";
import { mySeats, type Session } from "./session.ts";

interface LobbyProps {
  table: TableInfo;
  session: Session;
}

export function Lobby({ table, session }: LobbyProps) {
  const seated = mySeats.value.length > 0;
  return (
    <div class="hm">
      <PageHead page="tables" />
      <main class="lb">
        <header class="lb-head">
          <Icon name={`crest-${table.game}`} size={36} />
          <h1>{t(`web-game-${table.game}`)}</h1>
        </header>
        <Invitation code={table.code} />
        <ul class="lb-seats">
          {table.seats.map((seat) => (
            <LobbySeat
              key={seat.seat}
              table={table}
              seat={seat}
              session={session}
              open={!seated && !table.locked}
            />
          ))}
        </ul>
        <p role="status">{t(stateOf(table, seated))}</p>
        {seated && table.needs_ready && <ReadyButton table={table} session={session} />}
        <Notice />
        <LobbyHost table={table} session={session} />
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
  if (!seated) return table.locked ? "web-lobby-locked" : "web-lobby-choose";
  return table.needs_ready ? "web-lobby-waiting-ready" : "web-lobby-waiting";
}

function ReadyButton({ table, session }: LobbyProps) {
  const ready = table.seats.some((seat) => seat.ready && mySeats.value.includes(seat.seat));
  return (
    <p>
      <button
        type="button"
        class={`tf-button ${ready ? "" : "is-primary"}`}
        aria-pressed={ready}
        onClick={() => decide(session, { type: "ready", on: !ready })}
      >
        {!ready && <Icon name="check" size={16} />} {t(ready ? "web-ready-not" : "web-ready")}
      </button>
    </p>
  );
}

/** How others come to this table: its code, its link, and the link for the camera of a phone. */
function Invitation({ code }: { code: string }) {
  useAddress();
  const link = linkTo(`/join/${code}`);
  return (
    <section class="hm-panel lb-invite" aria-label={t("web-lobby-invite")}>
      <div>
        <p class="lb-code">
          {t("web-lobby-code")} <b data-code>{code}</b>
        </p>
        <p>{t("web-lobby-link")}</p>
        <code class="lb-link" dir="ltr" data-link>
          {link}
        </code>
        <CopyButton text={link} label={t("web-lobby-copy")} />
        <HereOnly />
      </div>
      {isForOthers() && (
        <img
          class="lb-qr"
          src={`/api/codes/${code}/qr.svg`}
          alt={t("web-lobby-qr")}
          width={150}
          height={150}
        />
      )}
    </section>
  );
}

interface LobbySeatProps extends LobbyProps {
  seat: SeatInfo;
  open: boolean;
}

function LobbySeat({ table, seat, open, session }: LobbySeatProps) {
  const problem = useSignal("");
  const words = useSignal("");
  const mine = mySeats.value.includes(seat.seat);
  const take = async (event: Event) => {
    event.preventDefault();
    try {
      const reply = await api.claim(table.id, {
        seat: seat.seat,
        name: settings.value.name,
        words: words.value,
      });
      seats.keep(table.id, reply.secret);
      location.reload(); // the line says hello again, now with a seat
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problem.value = error.message;
    }
  };
  const leave = async () => {
    const secret = seats.secretOf(table.id);
    await api.leave(table.id, seat.seat, secret).catch((error: Error) => (problem.value = error.message));
    if (problem.value) return;
    seats.drop(secret);
    location.reload();
  };
  const name = seat.name || say(seat.called);
  const signs = [t(mine ? "web-sign-you" : seat.taken ? "web-seat-taken" : "web-seat-free")];
  if (seat.seat === table.host) signs.push(t("web-sign-host"));
  if (seat.ready) signs.push(t("web-sign-ready"));
  const colour = seat.colour || DEFAULT_COLOURS[seat.seat] || "lily";
  return (
    <li class={`lb-seat c-${colour}`}>
      <Icon name={`shield-${colour}`} size={30} />
      <b>{name}</b>
      <span class="lb-kind">
        {signs.join(" · ")} {seat.ready && <Icon name="check" size={14} />}
      </span>
      {mine && (
        <button type="button" class="tf-button is-small" onClick={() => void leave()}>
          <Icon name="leave" size={14} /> {t("web-stand-up")}
        </button>
      )}
      {!mine && seat.taken && seat.kind === "human" && isHost(table) && (
        <button
          type="button"
          class="tf-button is-small"
          aria-label={t("web-host-remove", { name })}
          onClick={() => decide(session, { type: "remove", seat: seat.seat })}
        >
          <Icon name="close" size={12} /> {t("web-remove")}
        </button>
      )}
      {open && !seat.taken && (
        <form onSubmit={take} class="lb-take">
          <input
            required
            value={settings.value.name}
            maxLength={40}
            placeholder={t("web-your-name")}
            aria-label={t("web-your-name")}
            onInput={(event) => change({ name: (event.currentTarget as HTMLInputElement).value })}
          />
          <button type="submit" class="tf-button is-primary">
            {t("web-sit-down")}
          </button>
          <details class="lb-words">
            <summary>{t("web-fair-words")}</summary>
            <p>{t("web-fair-words-why")}</p>
            <input
              value={words.value}
              maxLength={200}
              aria-label={t("web-fair-words")}
              onInput={(event) => (words.value = (event.currentTarget as HTMLInputElement).value)}
            />
          </details>
        </form>
      )}
      {problem.value && <p role="alert">{problem.value}</p>}
    </li>
  );
}
