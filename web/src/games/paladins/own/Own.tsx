// A player board, for 1012 x 370: the player, the left side with tracks, the right side. On a phone
// the same parts stand below each other.

import { t } from "../../../i18n/messages.ts";
import type { SeatProps } from "../seats.ts";
import { AiBoard } from "./AiBoard.tsx";
import { LeftActions } from "./LeftActions.tsx";
import { Person } from "./Person.tsx";
import { RightRows } from "./Rows.tsx";
import { Attributes, JarShelf, Workshops } from "./Tracks.tsx";

const PARTS = ["actions", "tracks", "crew"] as const;

export function Own(props: SeatProps) {
  const seat = props.view.seats[props.who];
  if (!seat) return null;
  const colour = props.colours[props.who] ?? "lily";
  return (
    <div class={`pb pb-own c-${colour} ${seat.ai ? "pb-own-ai" : ""}`} dir="ltr">
      {seat.ai ? <AiBoard {...props} /> : <PlayerBoard {...props} />}
    </div>
  );
}

function PlayerBoard(props: SeatProps) {
  return (
    <>
      <Jumps who={props.who} />
      <div id={`pb-crew-${props.who}`} class="pb-column-person">
        <Person {...props} />
      </div>
      <div id={`pb-actions-${props.who}`} class="pb-column-left">
        <LeftActions {...props} />
        <div id={`pb-tracks-${props.who}`} class="pb-tracks">
          <Workshops {...props} />
          <Attributes {...props} />
          <JarShelf {...props} />
        </div>
      </div>
      <div class="pb-column-right">
        <RightRows {...props} />
      </div>
    </>
  );
}

/** On a phone the board is longer than the screen: jump to a part of it. */
function Jumps({ who }: { who: number }) {
  return (
    <nav class="pb-jumps" aria-label={t("web-paladins-jumps")}>
      {PARTS.map((part) => (
        <button
          key={part}
          type="button"
          onClick={() => document.getElementById(`pb-${part}-${who}`)?.scrollIntoView({ block: "start" })}
        >
          {t(`web-paladins-jump-${part}`)}
        </button>
      ))}
    </nav>
  );
}
