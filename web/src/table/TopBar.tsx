// The top bar: the game, the round, everybody in short. A rival's board is one touch away.

import { Icon } from "../ui/Icon.tsx";
import { has, t } from "../i18n/messages.ts";
import { go } from "../ui/router.ts";
import { AbsentSign } from "./Absent.tsx";
import { rings } from "./motion.ts";
import { speaking } from "./pace.ts";
import { roundWords } from "./round.ts";
import { sheet } from "./Sheets.tsx";
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
        </p>
      </div>
      {game.Bar && <game.Bar {...props} />}
      <ul class="tf-players" aria-label={t("web-players")}>
        {props.names.map((name, who) => (
          <li key={who}>
            <button
              type="button"
              class={`tf-player c-${props.colours[who]} ${isTurn(who) ? "is-turn" : ""}`}
              data-el={`seat.${who}`}
              data-ring={rings.value.get(`seat.${who}`)}
              onClick={() => (sheet.value = { kind: "seat", who })}
              aria-label={t("web-show-board", { name })}
            >
              <Icon name={`shield-${props.colours[who]}`} size={26} />
              <span class="tf-player-name">
                <BotMark who={who} />
                <AbsentSign who={who} />
                {name}
                <SeatSigns who={who} />
              </span>
              <game.Summary {...props} who={who} />
            </button>
          </li>
        ))}
      </ul>
      <nav class="tf-tools" aria-label={t("web-tools")}>
        {spectators.value > 0 && (
          <span class="tf-spectators" title={t("web-spectators", { n: spectators.value })}>
            <Icon name="eye" size={16} /> {spectators.value}
          </span>
        )}
        <ToolButton icon="question" label={t("web-help")} kind="help" />
        <ToolButton icon="score" label={t("web-score-sheet")} kind="score" />
        <ToolButton icon="gear" label={t("web-settings")} kind="settings" />
      </nav>
    </header>
  );
}

/** Whose turn it is to be seen: while an automa's doing is shown, its own. */
function isTurn(who: number): boolean {
  if (table.held.value && !table.past.value) return speaking.value?.who === who;
  return table.offer.value?.waiting.includes(who) ?? false;
}

function ToolButton({
  icon,
  label,
  kind,
}: {
  icon: string;
  label: string;
  kind: "help" | "score" | "settings";
}) {
  return (
    <button
      type="button"
      class="tf-tool"
      aria-label={label}
      title={label}
      onClick={() => (sheet.value = { kind })}
    >
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

/** Several people at one screen: the one who looks at it is the one who decides. */
export function isMe(who: number): boolean {
  const mine = mySeats.value;
  return mine.includes(who) && (mine.length === 1 || table.offer.value?.seat === who);
}

/** That nobody sits here: a mark that stays where there is no room for words. */
export function BotMark({ who }: { who: number }) {
  const seat = info.value?.seats[who];
  return seat?.kind === "bot" ? (
    <Icon name="robot" size={14} class="tf-bot" title={botName(seat.level)} />
  ) : null;
}

const botName = (level: string): string => (has(`bot-${level}`) ? t(`bot-${level}`) : t("web-sign-bot"));

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
  if (seat.kind === "bot") signs.push(botName(seat.level));
  if (seat.kind === "automa" && difficulty()) signs.push(difficulty());
  if (thinking.value.includes(who)) signs.push(t("web-sign-thinking"));
  return signs.length ? <small class="tf-signs">{signs.join(" · ")}</small> : null;
}
