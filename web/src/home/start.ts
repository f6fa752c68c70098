// Starting games: what the buttons of the home page ask the server for.

import { api } from "../net/api.ts";
import type { CreateRequest, SeatedReply, TableInfo } from "../net/messages.ts";
import { seats } from "../net/seats.ts";
import { go } from "../ui/router.ts";
import { settings } from "../ui/settings.ts";

type SeatWish = CreateRequest["seats"][number];

export interface Wish {
  game: string;
  mode: "solo" | "bots" | "hotseat" | "online";
  options: Record<string, string>;
  bots: number;
  level: string;
  players: number; // for hot-seat and online tables
  listed: boolean;
  ready: boolean; // begin when everybody said so
}

/** The seats of a table: mine first. */
export function seatsFor(wish: Wish): SeatWish[] {
  const human: SeatWish = { kind: "human" };
  switch (wish.mode) {
    case "solo":
      return [human];
    case "bots":
      return [human, ...repeat<SeatWish>({ kind: "bot", level: wish.level }, wish.bots)];
    case "hotseat":
      return repeat<SeatWish>({ kind: "hotseat" }, wish.players);
    default:
      return repeat(human, wish.players);
  }
}

function repeat<T>(thing: T, n: number): T[] {
  return Array.from({ length: Math.max(0, n) }, () => thing);
}

/** Make the table, sit down, and go there. */
export async function start(wish: Wish): Promise<void> {
  const reply = await api.create({
    game: wish.game,
    seats: seatsFor(wish),
    options: wish.options,
    listed: wish.mode === "online" && wish.listed,
    ready: wish.mode === "online" && wish.ready,
    claim: { seat: 0, name: settings.value.name },
  });
  sit(reply as SeatedReply);
}

export function sit(reply: SeatedReply): void {
  seats.keep(reply.table.id, reply.secret);
  go(`/table/${reply.table.id}`);
}

/** The same table again. */
export async function rematch(table: TableInfo): Promise<void> {
  const wanted: CreateRequest = {
    game: table.game,
    seats: table.seats
      .filter((seat) => seat.kind !== "automa")
      .map((seat) => ({ kind: seat.kind, level: seat.level })),
    options: table.options,
    components: table.components.name,
    listed: table.listed,
    ready: table.needs_ready,
    claim: { seat: 0, name: settings.value.name },
  };
  sit((await api.create(wanted)) as SeatedReply);
}
