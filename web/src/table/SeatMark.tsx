// Who plays a seat, as a picture: the shield of its colour, and of a bot the face with what its level wears.

import { capital } from "../i18n/letters.ts";
import { hasIcon, Icon } from "../ui/Icon.tsx";
import { levelName, wayOf } from "./bots.ts";
import { info } from "./session.ts";

/** The drawing of a level; one of before, or of a server that knows more, is a bot all the same. */
export const levelIcon = (level: string): string => (hasIcon(`level-${level}`) ? `level-${level}` : "robot");

interface BotFaceProps {
  face: string;
  level: string;
  size?: number;
}

/** The face of a bot and the sign of its level, which is said on hover and to screen readers. */
export function BotFace({ face, level, size = 18 }: BotFaceProps) {
  const name = `face-${face}`;
  const mark = levelIcon(level);
  if (!hasIcon(name)) return <Icon name={mark} size={size} class="bt-only" title={levelName(level)} />;
  const part = mark === "robot" ? 0.55 : 0.7;
  return (
    <span class="bt-face" data-level={level}>
      <Icon name={name} size={size} title={levelName(level)} />
      <Icon
        name={mark}
        size={Math.round(size * part)}
        class={mark === "robot" ? "bt-mark is-plain" : "bt-mark"}
      />
    </span>
  );
}

/** The face of whoever plays a seat at the open table, if that is a bot. */
export function SeatFace({ who, size }: { who: number; size?: number }) {
  const seat = info.value?.seats[who];
  return seat?.kind === "bot" ? <BotFace face={seat.face} level={seat.level} size={size ?? 18} /> : null;
}

/** How a level plays a game, below where it is chosen or named. */
export function LevelWay({ level, game }: { level: string; game: string }) {
  const way = wayOf(level, game);
  return way ? (
    <p class="bt-way" data-way={level}>
      {way}
    </p>
  ) : null;
}

/** A level where there is room: its sign, its name, and how it plays this game. */
export function LevelWords({ level, game }: { level: string; game: string }) {
  return (
    <div class="bt-level">
      <Icon name={levelIcon(level)} size={34} />
      <div>
        <b>{capital(levelName(level))}</b>
        <LevelWay level={level} game={game} />
      </div>
    </div>
  );
}
