// What the host of a table may decide, and what players may do about their own seat: in the lobby and in
// the settings at the table. The server decides what is possible.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "../i18n/messages.ts";
import { linkTo } from "../net/address.ts";
import { api, problemOf } from "../net/api.ts";
import type { ClientMessage, SeatInfo, TableInfo } from "../net/messages.ts";
import { seats } from "../net/seats.ts";
import { Icon } from "../ui/Icon.tsx";
import { go } from "../ui/router.ts";
import { CopyButton } from "../ui/Share.tsx";
import { WatchLink } from "./WatchLink.tsx";
import { here, info, mySeats, notice, seatLabels, type Session } from "./session.ts";

type Asked = Extract<
  ClientMessage,
  { type: "ready" | "need_ready" | "lock" | "spectators" | "remove" | "mute" | "bot" | "begin" | "hints" }
>;

export function decide(session: Session, message: Asked): void {
  const sent = session.line.send({ ...message, id: session.line.requestId() });
  if (!sent) notice.value = t("web-line-lost");
}

export const isHost = (table: TableInfo): boolean => mySeats.value.includes(table.host);

/** The seats of people but oneself. */
const others = (table: TableInfo): SeatInfo[] =>
  table.seats.filter((seat) => seat.kind === "human" && seat.taken && !mySeats.value.includes(seat.seat));

interface SwitchProps {
  icon: string;
  label: string;
  on: boolean;
  set: (on: boolean) => void;
}

export function Switch({ icon, label, on, set }: SwitchProps) {
  return (
    <label class="ho-switch">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => set((event.currentTarget as HTMLInputElement).checked)}
      />
      <Icon name={icon} size={16} /> {label}
    </label>
  );
}

/** In the lobby: what the host decides before the game. */
export function LobbyHost({ table, session }: { table: TableInfo; session: Session }) {
  if (!isHost(table)) return null;
  return (
    <section class="hm-panel ho" aria-label={t("web-host")}>
      <h2>
        <Icon name="crown" size={18} /> {t("web-host")}
      </h2>
      <Switch
        icon="check"
        label={t("web-host-ready")}
        on={table.needs_ready}
        set={(on) => decide(session, { type: "need_ready", on })}
      />
      <Switch
        icon="lock"
        label={t("web-host-lock")}
        on={table.locked}
        set={(on) => decide(session, { type: "lock", on })}
      />
      <Watching table={table} session={session} />
      <Switch
        icon="hint"
        label={t("web-coach-allow")}
        on={table.hints ?? false}
        set={(on) => decide(session, { type: "hints", on })}
      />
      <DeleteTable table={table} />
    </section>
  );
}

function Watching({ table, session }: { table: TableInfo; session: Session }) {
  return (
    <Switch
      icon="eye"
      label={t("web-host-spectators")}
      on={table.spectators}
      set={(on) => decide(session, { type: "spectators", on })}
    />
  );
}

/** In the settings at the table: what its host decides, and what I can do about my seat. */
export function TableTools({ session }: { session: Session }) {
  const table = info.value;
  if (!table || mySeats.value.length === 0) return null;
  return (
    <>
      {isHost(table) && others(table).length > 0 && (
        <section class="tf-seat-link ho" aria-label={t("web-host")}>
          <h3>
            <Icon name="crown" size={16} /> {t("web-host")}
          </h3>
          <Watching table={table} session={session} />
          {others(table).map((seat) => (
            <OtherSeat key={seat.seat} table={table} seat={seat} session={session} />
          ))}
        </section>
      )}
      {table.spectators && <WatchLink code={table.code} />}
      <OwnSeat table={table} />
    </>
  );
}

/** Somebody else, for the host: their voice in the chat, and a new link if they have lost theirs. */
function OtherSeat({ table, seat, session }: { table: TableInfo; seat: SeatInfo; session: Session }) {
  const problem = useSignal("");
  const link = useSignal("");
  const name = seatLabels.value[seat.seat] ?? "";
  const renew = () =>
    tried(problem, async () => {
      const reply = await api.renew(table.id, seat.seat, seats.secretOf(table.id));
      link.value = linkTo(`/seat/${table.id}/${reply.secret}`);
    });
  return (
    <div class="ho-seat">
      <b>{name}</b>
      <button
        type="button"
        class="tf-button is-small"
        aria-pressed={seat.muted}
        onClick={() => decide(session, { type: "mute", seat: seat.seat, on: !seat.muted })}
      >
        <Icon name={seat.muted ? "mute" : "sound"} size={14} />{" "}
        {t(seat.muted ? "web-host-unmute" : "web-host-mute")}
      </button>
      {!here.value.includes(seat.seat) && (
        <Sure label={t("web-host-renew")} why={t("web-host-renew-why", { name })} act={renew} />
      )}
      {link.value && <CopyButton text={link.value} label={t("web-host-link", { name })} />}
      {problem.value && <p role="alert">{problem.value}</p>}
    </div>
  );
}

function OwnSeat({ table }: { table: TableInfo }) {
  const problem = useSignal("");
  const mine = mySeats.value[0] ?? -1;
  const secret = seats.secretOf(table.id);
  const renew = () =>
    tried(problem, async () => {
      const reply = await api.renew(table.id, mine, secret);
      seats.drop(secret);
      seats.prefer(table.id, reply.secret);
      location.reload(); // the line says hello again, by the new link
    });
  const forget = () => tried(problem, async () => void (await api.forget(table.id, mine, secret)));
  if (!secret) return null;
  return (
    <div class="tf-seat-link ho-own">
      <Sure label={t("web-renew")} why={t("web-renew-why")} act={renew} />
      <Sure label={t("web-forget")} why={t("web-forget-why")} act={forget} />
      <DeleteTable table={table} />
      {problem.value && <p role="alert">{problem.value}</p>}
    </div>
  );
}

/** For a host, or somebody who plays alone; not under the hands of others, nor of a duel that counts. */
function DeleteTable({ table }: { table: TableInfo }) {
  const problem = useSignal("");
  const alone = others(table).length === 0;
  const mine = isHost(table) || alone;
  if (!mine || (table.daily && !table.practice) || (!alone && table.status === "playing")) return null;
  const remove = () =>
    tried(problem, async () => {
      await api.deleteTable(table.id, seats.secretOf(table.id));
      seats.forget(table.id);
      go("/");
    });
  return (
    <>
      <Sure label={t("web-delete")} why={t("web-delete-why")} act={remove} />
      {problem.value && <p role="alert">{problem.value}</p>}
    </>
  );
}

async function tried(problem: { value: string }, act: () => Promise<void>): Promise<void> {
  problem.value = "";
  try {
    await act();
  } catch (error) {
    problem.value = problemOf(error);
  }
}

interface SureProps {
  label: string;
  why: string;
  act: () => Promise<void>;
  children?: ComponentChildren;
}

/** A button that asks once more, because there is no way back. */
export function Sure({ label, why, act }: SureProps) {
  const asked = useSignal(false);
  if (!asked.value) {
    return (
      <button type="button" class="tf-button is-small" onClick={() => (asked.value = true)}>
        {label}
      </button>
    );
  }
  const yes = () => {
    asked.value = false;
    void act();
  };
  return (
    <span class="ho-sure" role="group" aria-label={label}>
      <span>{why}</span>
      <button type="button" class="tf-button is-small is-primary" onClick={yes}>
        {label}
      </button>
      <button type="button" class="tf-button is-small" onClick={() => (asked.value = false)}>
        {t("web-not-now")}
      </button>
    </span>
  );
}
