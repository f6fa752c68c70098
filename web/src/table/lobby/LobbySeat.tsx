// A seat of a table that has not started: who sits there, and what can be done about it.

import { useSignal } from "@preact/signals";
import { levelsOf, usualLevelOf } from "../../home/games.ts";
import { say, t } from "../../i18n/messages.ts";
import { api, problemOf } from "../../net/api.ts";
import type { SeatInfo, TableInfo } from "../../net/messages.ts";
import { seats } from "../../net/seats.ts";
import { ColourPick } from "../../ui/ColourPick.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { NameField } from "../../ui/NameField.tsx";
import { change } from "../../ui/settings.ts";
import { levelName } from "../bots.ts";
import { decide, isHost } from "../Hosting.tsx";
import { BotFace, LevelWay } from "../SeatMark.tsx";
import { here, mySeats } from "../session.ts";
import { isWatching } from "../watching.ts";
import { LobbyBot, PutBot } from "./LobbyBot.tsx";
import type { LobbyProps } from "./Lobby.tsx";
import { TakeSeat } from "./TakeSeat.tsx";

export interface LobbySeatProps extends LobbyProps {
  seat: SeatInfo;
}

const nameOf = (seat: SeatInfo): string => seat.name || say(seat.called);

/** The colours others have, who will not make way. */
export const takenColours = (table: TableInfo, own: number): string[] =>
  table.seats.filter((seat) => seat.taken && seat.seat !== own).map((seat) => seat.colour);

export function LobbySeat(props: LobbySeatProps) {
  const { table, seat, session } = props;
  const mine = mySeats.value.includes(seat.seat);
  const bot = seat.kind === "bot";
  const host = isHost(table);
  const editable = mine || (bot && host);
  const open = mySeats.value.length === 0 && !table.locked && !isWatching(table.id);
  return (
    <li class={`lb-seat c-${seat.colour} ${seat.taken ? "" : "is-free"}`} data-seat={seat.seat}>
      {editable ? (
        <SeatEditor {...props} />
      ) : (
        <>
          <Icon name={`shield-${seat.colour}`} size={30} />
          {bot && <BotFace face={seat.face} level={seat.level} size={28} />}
          <b>{nameOf(seat)}</b>
        </>
      )}
      <Signs {...props} mine={mine} />
      {bot && host && <LobbyBot seat={seat} session={session} levels={levelsOf(table.game)} />}
      {bot && <LevelWay level={seat.level} game={table.game} />}
      {mine && <StandUp {...props} />}
      {!mine && seat.taken && seat.kind === "human" && host && <Remove {...props} />}
      {!seat.taken && host && <PutBot seat={seat} session={session} level={usualLevelOf(table.game)} />}
      {!seat.taken && open && <TakeSeat table={table} seat={seat} />}
    </li>
  );
}

/** Who it is in words: you, host, ready, there or not. */
function Signs({ table, seat, mine }: LobbySeatProps & { mine: boolean }) {
  const signs: string[] = [];
  if (mine) signs.push(t("web-sign-you"));
  else if (!seat.taken) signs.push(t("web-seat-free"));
  else if (seat.kind === "bot" && !isHost(table)) signs.push(levelName(seat.level));
  if (seat.seat === table.host) signs.push(t("web-sign-host"));
  if (seat.ready) signs.push(t("web-sign-ready"));
  if (!mine && seat.taken && seat.kind === "human" && !here.value.includes(seat.seat)) {
    signs.push(t("web-sign-away"));
  }
  return (
    <span class="lb-kind">
      {signs.join(" · ")} {seat.ready && <Icon name="check" size={14} />}
    </span>
  );
}

/** Name and colour, for the owner of a seat, and of bots for the host. */
export function SeatEditor({ table, seat }: Pick<LobbySeatProps, "table" | "seat">) {
  const problem = useSignal("");
  const mine = mySeats.value.includes(seat.seat);
  const bot = seat.kind === "bot";
  const rename = async (part: { name?: string; colour?: string }) => {
    problem.value = "";
    try {
      await api.rename(table.id, seat.seat, part, seats.secretOf(table.id));
      if (mine && part.name && mySeats.value.length === 1) change({ name: part.name });
    } catch (error) {
      problem.value = problemOf(error);
    }
  };
  const name = nameOf(seat);
  return (
    <>
      <ColourPick
        value={seat.colour}
        taken={takenColours(table, seat.seat)}
        name={name}
        set={(colour) => void rename({ colour })}
      />
      {bot && <BotFace face={seat.face} level={seat.level} size={28} />}
      <NameField
        value={seat.name}
        label={bot ? t("web-name-of", { name }) : t("web-your-name")}
        placeholder={name}
        keep={(written) => written && void rename({ name: written })}
      />
      {problem.value && <p role="alert">{problem.value}</p>}
    </>
  );
}

function StandUp({ table, seat }: LobbySeatProps) {
  const problem = useSignal("");
  const leave = async () => {
    const secret = seats.secretOf(table.id);
    try {
      await api.leave(table.id, seat.seat, secret);
      seats.drop(secret);
      location.reload(); // the line says hello again, without a seat
    } catch (error) {
      problem.value = problemOf(error);
    }
  };
  return (
    <>
      <button type="button" class="tf-button is-small" onClick={() => void leave()}>
        <Icon name="leave" size={14} /> {t("web-stand-up")}
      </button>
      {problem.value && <p role="alert">{problem.value}</p>}
    </>
  );
}

function Remove({ seat, session }: LobbySeatProps) {
  return (
    <button
      type="button"
      class="tf-button is-small"
      aria-label={t("web-host-remove", { name: nameOf(seat) })}
      onClick={() => decide(session, { type: "remove", seat: seat.seat })}
    >
      <Icon name="close" size={12} /> {t("web-remove")}
    </button>
  );
}
