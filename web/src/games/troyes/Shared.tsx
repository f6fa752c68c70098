// The whole board, for 972 x 738: events, cathedral, city square, buildings, influence, activity cards.

import { Activities } from "./board/Activities.tsx";
import { Buildings } from "./board/Buildings.tsx";
import { Cathedral } from "./board/Cathedral.tsx";
import { Events } from "./board/Events.tsx";
import { Square } from "./board/Square.tsx";
import { Field, InfluenceTrack } from "./board/Track.tsx";
import type { Props } from "./seats.ts";

export function Shared(props: Props) {
  const colour = props.colours[props.seat] ?? "lily";
  return (
    <div class={`ty ty-board c-${colour}`} dir="ltr">
      <Events {...props} />
      <div class="ty-middle">
        <Cathedral {...props} />
        <Square {...props} />
        <Buildings {...props} />
      </div>
      <div class="ty-track-row">
        <InfluenceTrack {...props} />
        <Field {...props} />
      </div>
      <Activities {...props} />
    </div>
  );
}
