// The top bar: the game, the round, everybody in short. A rival's board is one touch away.

import { Icon } from "../ui/Icon.tsx";
import { has, t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import { openHelp } from "../learn/open.ts";
import { OptionSign } from "../learn/OptionSign.tsx";
import { go } from "../ui/router.ts";
import { AbsentSign } from "./Absent.tsx";
import { levelName } from "./bots.ts";
import { SeatClock } from "./Clocks.tsx";
import { rings } from "./motion.ts";
import { acting } from "./pace.ts";
import { roundWords } from "./round.ts";
import { SeatFace } from "./SeatMark.tsx";
import { sheet } from "./Sheets.tsx";
import { SlowSign } from "./SlowClock.tsx";
import { info, mySeats, spectators, thinking } from "./session.ts";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";

export function TopBar({ game, props }: FrameProps) {
  const now = info.value;
  const offer = table.offer.value;
  if (!now || !offer) return null;
  const { round, rounds } = game.progress(props.view);
  return (
    <header class="tf-top">
      <button type="button" class="tf-home" aria-label={t("web-to-home")} onClick={() => go("/")}>
        <Icon name={`crest-${now.game}`} size={30} />
      </button>
      <div class="tf-title">
        <h1>{t(`web-game-${now.game}`)}</h1>
        <p>
          <b>{roundWords(round, rounds)}</b> <Pips round={round} rounds={rounds} />
          <OptionSign table={now} />
        </p>
      </div>
      {game.Bar && <game.Bar {...props} />}
      <ul class="tf-players" aria-label={t("web-players")}>
        {props.names.map((name, who) => (
          <li key={who}>
            <button
              type="button"
              class={`tf-player c-${props.colours[who]} ${turnClass(who)}`}
              data-el={`seat.${who}`}
              data-ring={rings.value.get(`seat.${who}`)}
              onClick={() => (sheet.value = { kind: "seat", who })}
              aria-label={t("web-show-board", { name })}
            >
              <Icon name={`shield-${props.colours[who]}`} size={26} />
              <span class="tf-player-name">
                <SeatFace who={who} size={20} />
                <AbsentSign who={who} />
                <SlowSign who={who} />
                {name}
                <SeatSigns who={who} />
                <SeatClock who={who} />
              </span>
              <game.Summary {...props} who={who} />
            </button>
          </li>
        ))}
      </ul>
      <nav class="tf-tools" aria-label={t("web-tools")}>
        {spectators.value > 0 && (
          <span class="tf-spectators" title={t("web-spectators", { n: spectators.value })}>
            <Icon name="eye" size={16} /> {num(spectators.value)}
          </span>
        )}
        <ToolButton icon="question" label={t("web-help")} act={() => openHelp()} />
        <ToolButton icon="score" label={t("web-score-sheet")} act={() => (sheet.value = { kind: "score" })} />
        <ToolButton icon="link" label={t("web-share")} act={() => (sheet.value = { kind: "share" })} />
        <ToolButton icon="gear" label={t("web-settings")} act={() => (sheet.value = { kind: "settings" })} />
      </nav>
    </header>
  );
}

/** Whose turn it is to be seen: while somebody's doing is shown, theirs. */
export function turnClass(who: number): string {
  const told = acting.value[0];
  if (told && told.who >= 0) return told.who === who ? "is-turn is-acting" : "";
  return table.offer.value?.waiting.includes(who) ? "is-turn" : "";
}

function ToolButton({ icon, label, act }: { icon: string; label: string; act: () => void }) {
  return (
    <button type="button" class="tf-tool" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} size={18} />
    </button>
  );
}

function Pips({ round, rounds }: { round: number; rounds: number }) {
  return (
    <span class="tf-pips" aria-hidden="true">
      {Array.from({ length: rounds }, (_, i) => (
        <i key={i} class={i < round ? "is-done" : ""} />
      ))}
    </span>
  );
}

/** Whether a seat is mine alone: of several people at one screen nobody is “you”. */
export function isMe(who: number): boolean {
  return mySeats.value.length === 1 && mySeats.value.includes(who);
}

/** How hard the automa was wished to be. */
function difficulty(): string {
  const now = info.value;
  const key = `${now?.game}-option-difficulty-${now?.options.difficulty}`;
  return has(key) ? t(key) : "";
}

/** Who plays here: me, a bot, how hard an automa is, thinking. */
function SeatSigns({ who }: { who: number }) {
  const seat = info.value?.seats[who];
  if (!seat) return null;
  const signs: string[] = [];
  if (isMe(who)) signs.push(t("web-sign-you"));
  if (seat.kind === "bot") signs.push(levelName(seat.level));
  if (seat.stand_in) signs.push(levelName(seat.stand_in_level));
  if (seat.kind === "automa" && difficulty()) signs.push(difficulty());
  if (thinking.value.includes(who)) signs.push(t("web-sign-thinking"));
  return signs.length ? <small class="tf-signs">{signs.join(" · ")}</small> : null;
}
