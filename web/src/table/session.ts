// One open table: what the line says becomes signals. Nothing here knows a game.

import { batch, computed, effect, signal } from "@preact/signals";
import { connectCoach, hearCoach } from "../coach/asking.ts";
import { say, seatNames, t } from "../i18n/messages.ts";
import { api, Refused } from "../net/api.ts";
import type { HappeningInfo, ServerMessage, TableInfo } from "../net/messages.ts";
import { wrongLink } from "../net/knocking.ts";
import { Offers } from "../net/offers.ts";
import { seats } from "../net/seats.ts";
import { Line } from "../net/socket.ts";
import { settings } from "../ui/settings.ts";
import { hasHappened } from "./actions.ts";
import { withBeats } from "./beats.ts";
import { follow } from "./follow.ts";
import { linesOf } from "./lines.ts";
import { lookAhead } from "./looking.ts";
import type { Fields, Msg, Offer } from "./model.ts";
import { forgetMotion } from "./motion.ts";
import { arrive, finish, shownOf, waiting } from "./pace.ts";
import { seatLines } from "./seatLines.ts";
import { unseenFrom } from "./since.ts";
import { forgetStills, setLoader } from "./stills.ts";
import { table } from "./state.ts";
import { play } from "../ui/sound.ts";

export interface LogLine {
  version: number;
  n: number; // the choice it belongs to
  i: number; // its place among the events of that choice
  who: number;
  msg: Msg;
  event: string;
  fields: Fields;
  beat: boolean; // begins an action: what follows up to the next one belongs to it
  kept?: true; // not of the game: an undo does not strike it out
  aside?: true; // of a move that no longer counts since the rules changed
}

export interface ChatLine {
  version: number;
  seat: number;
  name: string;
  text: string;
}

export interface Session {
  line: Line;
  close: () => void;
}

export const info = signal<TableInfo | null>(null);
export const mySeats = signal<number[]>([]);
export const log = signal<LogLine[]>([]);
export const chat = signal<ChatLine[]>([]);
export const here = signal<number[]>([]);
export const thinking = signal<number[]>([]);
export const spectators = signal(0);
export const notice = signal<string | null>(null); // a refusal or a short word to the player
/** Why the table cannot be opened at all, or null. */
export const unopened = signal<string | null>(null);
/** The version of the player's last choice: what came after it is news. */
export const lastChoice = signal(0);
/** What happened up to this version has not been told yet: the past of a long game comes in pages. */
export const earlier = signal(0);

/** The log as far as it has been told: an automa's lines come at their pace. */
export const toldLog = computed(() => shownOf(log.value, waiting.value.length));
/** The log up to the moment on show: an earlier step knows nothing of what came after it. */
export const shownLog = computed(() => {
  const then = table.past.value;
  return then ? log.value.filter((line) => hasHappened(line, then)) : toldLog.value;
});
/** Where in the log the news begins: "since your last turn". */
export const newsFrom = computed(() => unseenFrom(log.value, mySeats.value, lastChoice.value));

export const seatLabels = computed(() =>
  (info.value?.seats ?? []).map((seat) => seat.name || say(seat.called)),
);
/** Whether several people share this screen: none of them is “you”. */
export const isShared = (): boolean => mySeats.value.length > 1;
const isMine = (offer: Offer | null): boolean =>
  offer !== null && offer.decision >= 0 && mySeats.value.includes(offer.seat);
/** Whether I am to decide, whatever I look at. */
export const myTurn = computed(() => isMine(table.present.value) && !table.held.value);
/** Whether the moment on show asks me something. */
export const isAsked = computed(() => isMine(table.offer.value));

let opened: Line | null = null;
let openedSecret = "";
let heard: HappeningInfo[] = []; // all that was told, in order
let made = 0; // choices that stand, as told last

export function openTable(id: string, secret: string): Session {
  reset();
  const offers = new Offers();
  const told = (heard: ServerMessage): void => {
    const message = offers.take(heard);
    hear(message);
    if (message.type === "offer") sendAgain(message, choose);
  };
  const line: Line = new Line(id, secret, told, (final, reason) => void explain(id, line, final, reason));
  opened = line;
  openedSecret = secret;
  connectCoach(line);
  setLoader((since, n) => api.stills(id, since, n, secret));
  const choose = (decision: number, option: number, undoable: boolean): void => {
    wrongLink.value = false;
    play("chosen");
    unanswered = { decision, option, undoable, made: table.present.value?.made ?? 0, lost: false };
    const sent = line.ask({ type: "choose", id: line.requestId(), decision, choice: option, undoable });
    if (!sent) {
      unanswered = null;
      table.refused();
      notice.value = t("web-line-lost");
    }
  };
  table.connect({
    choose,
    undo: (turn) => void line.send({ type: "undo", id: line.requestId(), turn }),
    redo: () => void line.send({ type: "redo", id: line.requestId() }),
  });
  const stop = effect(() => {
    seatNames.value = seatLabels.value;
  });
  const stopCovering = effect(() => {
    const now = table.present.value;
    if (!now?.covered || settings.value.handover) return; // else nobody here has secrets from the others
    line.send({ type: "uncover", id: line.requestId(), seat: now.seat });
  });
  const stopLooking = lookAhead((asked) => {
    const id = line.requestId();
    looks.add(id);
    line.send({ type: "look", id, ...asked });
  });
  return {
    line,
    close() {
      stop();
      stopCovering();
      stopLooking();
      line.close();
      if (opened === line) {
        opened = null;
        connectCoach(null);
      }
      reset();
    },
  };
}

/** The choice that was sent last, until the server knows it. */
let unanswered: {
  decision: number;
  option: number;
  undoable: boolean;
  made: number;
  lost: boolean;
} | null = null;
/** Requests for previews: nobody waits for them, so nobody is told that one was refused. */
const looks = new Set<number>();

/** A choice may have been lost with the line: where the same question is asked again, it is answered again.
 * To the server the same answer twice is one. */
function sendAgain(
  offer: Offer,
  choose: (decision: number, option: number, undoable: boolean) => void,
): void {
  if (!unanswered) return;
  const { decision, option, undoable, made, lost } = unanswered;
  const same =
    offer.decision === decision &&
    offer.made === made &&
    offer.choices.some((each) => each.option === option);
  if (!same) unanswered = null;
  else if (lost) {
    table.sending.value = true;
    choose(decision, option, undoable);
  }
}

function reset(): void {
  unanswered = null;
  looks.clear();
  batch(() => {
    info.value = null;
    mySeats.value = [];
    notice.value = null;
    unopened.value = null;
    lastChoice.value = 0;
    forget(0);
    table.past.value = null;
    finish();
    forgetMotion();
    table.receive(null);
  });
}

/** Why somebody who was at a table is not any more, in the server's words. */
const SHUT_OUT = ["error-removed", "error-link-renewed", "error-no-spectators", "error-table-deleted"];

/** A line that did not open: whether the table is there at all, and if not, why. */
async function explain(id: string, line: Line, final: boolean, reason: string): Promise<void> {
  if (SHUT_OUT.includes(reason)) {
    if (reason !== "error-no-spectators") seats.drop(line.secret); // it opens nothing any more
    unopened.value = t(reason);
    return;
  }
  const refusal = await api.table(id).then(
    () => (final ? t("error-secret") : ""),
    (error: unknown) => why(error) || (final ? t("web-no-server") : ""),
  );
  if (!refusal || opened !== line) return; // no server, or a busy one: the line goes on trying
  line.close();
  unopened.value = refusal;
}

/** A refusal that no further try changes. */
function why(error: unknown): string {
  if (!(error instanceof Refused)) return "";
  if (error.status === 404) return t("error-no-table");
  return error.status === 409 ? error.message : "";
}

function hear(message: ServerMessage): void {
  batch(() => {
    if (hearCoach(message)) return;
    switch (message.type) {
      case "welcome":
        info.value = message.table;
        mySeats.value = message.seats;
        if (unanswered) unanswered.lost = true;
        if (message.since === 0 || message.since > lastHeard()) forget(message.since);
        finish();
        for (const happening of message.happenings) happen(happening, false);
        break;
      case "happening":
        happen(message, true);
        break;
      case "table":
        info.value = message.table;
        break;
      case "offer":
        if (message.seat >= 0 && message.decision >= 0) notice.value = null;
        arrive(message);
        break;
      case "reasons":
        table.explain(message.decision, message.refused);
        break;
      case "previews":
        looks.delete(message.id);
        table.foresee(message.version, message.decision, message.previews);
        break;
      case "presence":
        here.value = message.here;
        thinking.value = message.thinking;
        spectators.value = message.spectators;
        break;
      case "refused":
        if (!looks.delete(message.id)) refused(message.error.msg);
        break;
      default:
        break;
    }
  });
}

/** What was chosen without having been looked at, and cannot be taken back, is asked back about. */
const FINAL = "error-final";

function refused(msg: Msg): void {
  const option = unanswered?.option;
  unanswered = null;
  table.refused();
  if (msg.key === FINAL && option !== undefined) table.askBack(option);
  else notice.value = say(msg);
}

function lastHeard(): number {
  return heard[heard.length - 1]?.version ?? 0;
}

/** Begin the log anew, with what happened after a version. */
function forget(since: number): void {
  heard = [];
  log.value = [];
  chat.value = [];
  earlier.value = since;
}

/** Tell those of a finished game of the table where they may play again. */
export function tellOfRematch(code: string): void {
  opened?.send({ type: "rematch", id: opened.requestId(), code });
}

/** Have the page told that comes before what the log has. */
export async function tellEarlier(): Promise<void> {
  const line = opened;
  const at = info.value;
  if (!line || !at || earlier.value === 0) return;
  const page = await api.past(at.id, earlier.value, openedSecret);
  if (opened !== line) return;
  batch(() => {
    const later = heard;
    finish();
    forget(page.since);
    for (const happening of [...page.happenings, ...later]) happen(happening, false);
  });
}

/** Seats were taken away before the game: the others have new numbers. */
function gathered(mine: number[], kept: number[]): number[] {
  return mine.map((seat) => kept.indexOf(seat)).filter((seat) => seat >= 0);
}

function happen(happening: HappeningInfo, live: boolean): void {
  heard.push(happening);
  // What was taken back leaves the log: events of choices that no longer stand.
  const standing = log.value.filter((line) => line.kept || line.n <= happening.made);
  if (standing.length < log.value.length) finish();
  if (happening.made < made) forgetStills(happening.made);
  made = happening.made;
  const aside = happening.aside ? ({ kept: true, aside: true } as const) : {};
  const played = linesOf(happening.events, happening.version).map((line) => ({ ...line, ...aside }));
  const kept = standing.filter((line) => line.version !== happening.version);
  const fresh = withBeats(kept, [...seatLines(happening), ...played]);
  log.value = [...kept, ...fresh];
  const { entry } = happening;
  if (entry.t === "gather" && entry.kept) mySeats.value = gathered(mySeats.value, entry.kept);
  if (entry.t === "forget") chat.value = chat.value.filter((line) => line.seat !== entry.seat);
  if (entry.t === "chat" && entry.text) {
    const said = {
      version: happening.version,
      seat: entry.seat ?? -1,
      name: entry.name ?? "",
      text: entry.text ?? "",
    };
    chat.value = [...chat.value, said];
  }
  const mine = entry.t === "choose" && !entry.by && mySeats.value.includes(entry.seat ?? -1);
  if (mine) lastChoice.value = happening.version;
  if (live) follow(fresh, log.value, info.value?.seats ?? [], mySeats.value, mine);
}
