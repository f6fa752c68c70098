// Absent players: the sign on their plaque, votes for a bot, taking one's seat back, going back. Whatever
// is asked for is shown to everybody at the table; the server decides what is possible.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../ui/Icon.tsx";
import { language } from "../i18n/language.ts";
import { list, t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import type { ClientMessage, SeatInfo } from "../net/messages.ts";
import { seats as heldSeats } from "../net/seats.ts";
import { levelName } from "./bots.ts";
import { heardAt } from "./heard.ts";
import { LevelWords, levelIcon } from "./SeatMark.tsx";
import { here, info, mySeats, notice, seatLabels, type Session } from "./session.ts";
import { isSlow } from "./SlowClock.tsx";

/** The seats whose offer to go back was declined: they play on from where the bot left off. */
const playedOn = signal<ReadonlySet<string>>(new Set());
/** Counts on when a time that matters has come. */
const reached = signal(0);

const name = (seat: number): string => seatLabels.value[seat] ?? "";
const names = (seats: number[]): string => list(seats.map(name));

/** A time of the server's clock, with the date if it is not of today. */
function timeOf(seconds: number): string {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === new Date().toDateString();
  const day: Intl.DateTimeFormatOptions = today ? {} : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language.value, {
    ...day,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23", // short: it stands on a plaque
  }).format(at);
}

/** Whether nobody is there for a seat: it says so itself, or the line to it is gone. */
function isAway(seat: SeatInfo): boolean {
  return seat.away && !seat.stand_in && !here.value.includes(seat.seat);
}

/** Which bot plays for a seat, why and since when. */
function playsFor(seat: SeatInfo): string {
  const level = levelName(seat.stand_in_level);
  return t(`web-absent-sign-${seat.stand_in_why}`, {
    name: name(seat.seat),
    level,
    time: timeOf(seat.stand_in_since),
  });
}

/** Above a player's board: which bot plays there, or plays for its owner, and how. */
export function PlayedBy({ who }: { who: number }) {
  const now = info.value;
  const seat = now?.seats[who];
  if (!now || !seat || (seat.kind !== "bot" && !seat.stand_in)) return null;
  return (
    <div class="ab-played-by">
      {seat.stand_in && seat.stand_in_why && <p>{playsFor(seat)}</p>}
      <LevelWords level={seat.stand_in ? seat.stand_in_level : seat.level} game={now.game} />
    </div>
  );
}

/** On a plaque: since when the player is away, or that a bot plays and why. */
export function AbsentSign({ who, brief = false }: { who: number; brief?: boolean }) {
  const seat = info.value?.seats[who];
  if (!seat || info.value?.status === "over") return null;
  if (seat.stand_in && seat.stand_in_why) {
    return (
      <small class="ab-sign is-bot" data-stand-in={who}>
        <Icon name={levelIcon(seat.stand_in_level)} size={18} title={playsFor(seat)} />
      </small>
    );
  }
  if (!isAway(seat) || isSlow(info.value?.clock)) return null;
  const time = timeOf(seat.away_since);
  return (
    <small class="ab-sign" data-away={who}>
      <Icon name="hourglass" size={12} title={t("web-sign-away-since", { time })} />
      {!brief && <span aria-hidden="true">{time}</span>}
    </small>
  );
}

/** Beside the table: everything that is to be decided about absent players, for everybody to see. */
export function Absent({ session }: { session: Session }) {
  const now = info.value;
  if (now?.status !== "playing") return null;
  const rows = now.seats.map((seat) => <Row key={seat.seat} seat={seat} session={session} />);
  return (
    <section class="ab" aria-label={t("web-absent")} aria-live="polite">
      {rows}
    </section>
  );
}

interface RowProps {
  seat: SeatInfo;
  session: Session;
}

function Row(props: RowProps) {
  const { seat } = props;
  const mine = mySeats.value.includes(seat.seat);
  if (seat.back_votes.length > 0) return <Back {...props} />;
  if (mine && seat.stand_in) return <Mine {...props} />;
  if (mine && seat.can_go_back && !playedOn.value.has(keyOf(seat))) return <Played {...props} />;
  if (isSlow(info.value?.clock)) return <OutOfTime {...props} />;
  if (!mine && isAway(seat) && seat.vote_from > 0) return <Vote {...props} />;
  return null;
}

/** In a game over days: nobody is expected to be there, but somebody's time may have run out. */
function OutOfTime(props: RowProps) {
  const { seat } = props;
  const now = info.value;
  const runs = seat.seconds_left !== null && (now?.waiting.includes(seat.seat) ?? false) && !seat.stand_in;
  const out = useTime((now?.now ?? 0) + (seat.seconds_left ?? 0));
  if (!runs || !out) return null;
  if (mySeats.value.includes(seat.seat)) {
    return now?.clock?.out === "bot" ? null : <Card icon="hourglass" text={t("web-slow-mine-over")} />;
  }
  if (seat.vote_from > 0) return <Vote {...props} text={t("web-slow-over", { name: name(seat.seat) })} />;
  return <Card icon="hourglass" text={t("web-slow-over", { name: name(seat.seat) })} />;
}

const keyOf = (seat: SeatInfo): string => `${info.value?.id ?? ""}/${seat.seat}`;

/** A bot plays for me: what I can do about it. */
function Mine({ seat, session }: RowProps) {
  const level = levelName(seat.stand_in_level);
  const more = t("web-absent-level", { time: timeOf(seat.stand_in_since), level });
  return (
    <Card icon={levelIcon(seat.stand_in_level)} text={t(`web-absent-mine-${seat.stand_in_why}`)} more={more}>
      {seat.can_return && (
        <Button primary label={t("web-absent-return")} press={() => send(session, { type: "return" })} />
      )}
      {seat.can_return && seat.can_go_back && <GoBack seat={seat} session={session} />}
    </Card>
  );
}

/** A bot has played for me: before I choose again, the game can go back. */
function Played({ seat, session }: RowProps) {
  const on = () => (playedOn.value = new Set([...playedOn.value, keyOf(seat)]));
  return (
    <Card icon="robot" text={t("web-absent-played")}>
      <GoBack seat={seat} session={session} />
      <Button label={t("web-absent-play-on")} press={on} />
    </Card>
  );
}

function GoBack({ seat, session }: RowProps) {
  const press = () => send(session, { type: "back", seat: seat.seat });
  return <Button label={t("web-absent-back")} title={t("web-absent-back-why")} press={press} />;
}

/** Somebody asks to go back to where a bot took over. */
function Back({ seat, session }: RowProps) {
  const mine = mySeats.value.includes(seat.seat);
  const asked = !mine && seat.back_wants.some((who) => mySeats.value.includes(who));
  const answer = (agree: boolean) => send(session, { type: "back", seat: seat.seat, agree });
  const text = t(mine ? "web-absent-back-mine" : "web-absent-back-ask", { name: name(seat.seat) });
  return (
    <Card icon="history" text={text} agreed={seat.back_votes} missing={seat.back_wants}>
      {asked && <Button primary label={t("web-absent-agree")} press={() => answer(true)} />}
      {asked && <Button label={t("web-absent-refuse")} press={() => answer(false)} />}
      {mine && <Button label={t("web-absent-back-withdraw")} press={() => answer(false)} />}
    </Card>
  );
}

/** Somebody else is away: a vote, once they have been away for long enough. */
function Vote({ seat, session, text }: RowProps & { text?: string }) {
  const open = useTime(seat.vote_from);
  const plays = mySeats.value.some((who) => info.value?.seats[who]?.stand_in === false);
  const voted = seat.votes.some((who) => mySeats.value.includes(who));
  const vote = (agree: boolean) => send(session, { type: "vote", seat: seat.seat, agree });
  const about = { name: name(seat.seat), time: timeOf(seat.away_since) };
  const why = text ?? t("web-absent-away", about);
  if (!open) {
    const from = t("web-absent-vote-from", { name: about.name, time: timeOf(seat.vote_from) });
    return <Card icon="hourglass" text={why} more={plays ? from : ""} />;
  }
  if (seat.votes.length === 0) {
    return (
      <Card icon="hourglass" text={why}>
        {plays && <Button label={t("web-absent-vote", about)} press={() => vote(true)} />}
      </Card>
    );
  }
  return (
    <Card icon="robot" text={t("web-absent-vote-ask", about)} agreed={seat.votes} missing={seat.vote_wants}>
      {plays && !voted && <Button primary label={t("web-absent-agree")} press={() => vote(true)} />}
      {voted && <Button label={t("web-absent-withdraw")} press={() => vote(false)} />}
    </Card>
  );
}

/** Whether a time of the server's clock has come; looks again when it does. */
function useTime(seconds: number): boolean {
  const now = info.value;
  const left = now ? seconds - now.now - (Date.now() - heardAt(now.now)) / 1000 : 0;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => (reached.value += 1), left * 1000 + 50);
    return () => clearTimeout(timer);
  }, [seconds, reached.value]);
  return left <= 0;
}

interface CardProps {
  icon: string;
  text: string;
  more?: string;
  agreed?: number[];
  missing?: number[];
  children?: preact.ComponentChildren;
}

export function Card({ icon, text, more = "", agreed = [], missing = [], children }: CardProps) {
  return (
    <div class="ab-card">
      <p>
        <Icon name={icon} size={16} /> {text}
      </p>
      {more && <p class="ab-more">{more}</p>}
      {agreed.length > 0 && <p class="ab-more">{t("web-absent-agreed", { names: names(agreed) })}</p>}
      {missing.length > 0 && <p class="ab-more">{t("web-absent-missing", { names: names(missing) })}</p>}
      <div class="ab-buttons">{children}</div>
    </div>
  );
}

interface ButtonProps {
  label: string;
  press: () => void;
  primary?: boolean;
  title?: string;
}

export function Button({ label, press, primary = false, title }: ButtonProps) {
  return (
    <button
      type="button"
      class={`tf-button is-small ${primary ? "is-primary" : ""}`}
      title={title}
      onClick={press}
    >
      {label}
    </button>
  );
}

type Asked = Extract<ClientMessage, { type: "vote" | "back" | "return" }>;

function send(session: Session, message: Asked): void {
  const sent = session.line.send({ ...message, id: session.line.requestId() });
  if (!sent) notice.value = t("web-line-lost");
}

/** In the settings at an online table: go, and let a bot play meanwhile. */
export function LeaveSeat({ close }: { close: () => void }) {
  const now = info.value;
  const others = now?.seats.some((seat) => seat.kind === "human" && !mySeats.value.includes(seat.seat));
  const mine = now?.seats.find((seat) => mySeats.value.includes(seat.seat) && !seat.stand_in);
  if (!now || !others || !mine || now.status !== "playing") return null;
  const leave = async () => {
    close();
    await api
      .leave(now.id, mine.seat, heldSeats.secretOf(now.id))
      .catch((error: Error) => (notice.value = error.message));
  };
  return (
    <p class="tf-seat-link">
      {t("web-leave-why")} <Button label={t("web-leave")} press={leave} />
    </p>
  );
}
