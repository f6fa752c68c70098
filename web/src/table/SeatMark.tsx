// Who plays a seat, as a picture: the shield of its colour, and of a bot the face, marked as a bot's.

import { hasIcon, Icon } from "../ui/Icon.tsx";
import { levelName } from "./bots.ts";
import { info } from "./session.ts";

interface BotFaceProps {
  face: string;
  level: string;
  size?: number;
}

/** The face of a bot; its level is said on hover and to screen readers. */
export function BotFace({ face, level, size = 18 }: BotFaceProps) {
  const name = `face-${face}`;
  if (!hasIcon(name)) return <Icon name="robot" size={size} class="bt-only" title={levelName(level)} />;
  return (
    <span class="bt-face">
      <Icon name={name} size={size} title={levelName(level)} />
      <Icon name="robot" size={Math.round(size * 0.55)} class="bt-mark" />
    </span>
  );
}

/** The face of whoever plays a seat at the open table, if that is a bot. */
export function SeatFace({ who, size }: { who: number; size?: number }) {
  const seat = info.value?.seats[who];
  return seat?.kind === "bot" ? <BotFace face={seat.face} level={seat.level} size={size ?? 18} /> : null;
}
