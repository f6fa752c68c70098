// Starting games: what the buttons of the home page ask the server for.

import { ownFile } from "../check/answers.ts";
import { plain, t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import type { CreateRequest, SeatedReply, TableInfo } from "../net/messages.ts";
import { seats } from "../net/seats.ts";
import { go } from "../ui/router.ts";
import { settings } from "../ui/settings.ts";
import { clockNamed } from "./clocks.ts";
import { type Company, coloursOf, faceAt, keepCompany, nameAt } from "./company.ts";

type SeatWish = CreateRequest["seats"][number];
type Colour = NonNullable<SeatWish["colour"]>;

export interface Wish {
  game: string;
  mode: "solo" | "bots" | "hotseat" | "online";
  options: Record<string, string>;
  bots: number;
  level: string;
  players: number; // for hot-seat and online tables
  company: Company;
  clock: string; // of an online table, by its name (clocks.ts)
  listed: boolean;
  ready: boolean; // begin when everybody said so
  hints?: boolean; // the coach may be asked
  own?: boolean; // with the components this browser's owner has corrected
}

/** The seats of a table: mine first. */
export function seatsFor(wish: Wish): SeatWish[] {
  const human: SeatWish = { kind: "human" };
  switch (wish.mode) {
    case "solo":
      return [human];
    case "bots":
      return [human, ...numbered(wish.bots, (i) => bot(wish, i + 1))];
    case "hotseat":
      return numbered(wish.players, (i) => ({ kind: "hotseat", name: nameAt(wish.company, i) }));
    default:
      return numbered(wish.players, () => human);
  }
}

function numbered<T>(n: number, make: (i: number) => T): T[] {
  return Array.from({ length: Math.max(0, n) }, (_, i) => make(i));
}

function bot(wish: Wish, seat: number): SeatWish {
  return { kind: "bot", level: wish.level, face: faceAt(seat), name: nameAt(wish.company, seat) };
}

/** The component file of this browser, as a new table takes it. */
function ownComponents(game: string): Pick<CreateRequest, "file" | "components"> {
  const own = ownFile(game);
  return own ? { file: own.file, components: own.name || plain(t("web-own-box")) } : {};
}

/** Make the table, sit down, and go there. */
export async function start(wish: Wish): Promise<void> {
  const planned = seatsFor(wish);
  const colours = coloursOf(wish.company, planned.length) as Colour[];
  if (wish.mode === "hotseat") keepCompany(wish.company, planned.length);
  const online = wish.mode === "online";
  const reply = await api.create({
    game: wish.game,
    // Whoever comes online chooses for themselves.
    seats: planned.map((seat, i) => (seat.kind === "human" ? seat : { ...seat, colour: colours[i] ?? "" })),
    options: wish.options,
    ...(wish.own ? ownComponents(wish.game) : {}),
    listed: online && wish.listed,
    ready: online && wish.ready,
    clock: online ? clockNamed(wish.clock) : null,
    hints: wish.hints ?? false,
    claim: { seat: 0, name: settings.value.name, colour: colours[0] ?? "" },
  });
  sit(reply as SeatedReply);
}

/** A guided first game: the lesson says seats and options itself. */
export async function learn(game: string): Promise<void> {
  const reply = await api.create({
    game,
    seats: [{ kind: "human" }],
    guided: true,
    claim: { seat: 0, name: settings.value.name },
  });
  sit(reply as SeatedReply);
}

/** A worked example of the rules, at a table of its own; the way back to it lasts as long as this tab. */
export async function show(game: string, example: string): Promise<void> {
  const wanted: CreateRequest = { game, seats: [{ kind: "human" }], example, claim: { seat: 0 } };
  const reply = (await api.create(wanted)) as SeatedReply;
  seats.borrow(reply.table.id, reply.secret);
  go(`/table/${reply.table.id}`);
}

export function sit(reply: SeatedReply): void {
  seats.keep(reply.table.id, reply.secret);
  go(`/table/${reply.table.id}`);
}

/** Make the same table again; whoever wishes it sits down first. */
export async function rematch(table: TableInfo): Promise<SeatedReply> {
  const wanted: CreateRequest = {
    game: table.game,
    seats: table.seats
      .filter((seat) => seat.kind !== "automa")
      .map(({ kind, level, face, name, colour }) => ({
        kind,
        level,
        face,
        ...(kind === "human" ? {} : { name, colour }), // others name themselves
      })),
    options: table.options,
    components: table.components.name,
    ...(table.components.brought ? { file: await api.tableFile(table.id) } : {}),
    listed: table.listed,
    ready: table.needs_ready,
    clock: table.clock,
    hints: table.hints ?? false,
    claim: { seat: 0, name: settings.value.name, colour: table.seats[0]?.colour ?? "" },
  };
  return (await api.create(wanted)) as SeatedReply;
}
