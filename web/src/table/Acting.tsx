// What somebody does, in words beside the board: while it is told, and when one looks back at it.

import { useEffect } from "preact/hooks";
import { WhyButton } from "../coach/WhyButton.tsx";
import { say, t } from "../i18n/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { Bits, gistFor, Head } from "./ActionLine.tsx";
import { isHeading } from "./actions.ts";
import { elementsOf } from "./marks.ts";
import { paused, skip, speaking } from "./pace.ts";
import { type LogLine, mySeats, seatLabels } from "./session.ts";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";

type Shown = Pick<FrameProps, "game" | "props">;

/** Fast clicks are still meant for what was there before: the choice just made. */
const SETTLE = 150;
/** Where a click means something else than that one has seen enough. */
const CONTROLS =
  ".tf-story, .tf-told, .tf-top, .ph-tabs, .ph-top, .ph-handle, .ph-log, dialog, .tn, .tf-lesson, .co-why";

export function Acting({ game, props }: Shown) {
  useEffect(() => {
    const click = (event: Event) => {
      if (!paused.value && !(event.target as Element).closest(CONTROLS)) skip(); // not past a turning point
    };
    const timer = setTimeout(() => document.addEventListener("click", click), SETTLE);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", click);
    };
  }, []);
  const lines = speaking.value?.lines;
  useEffect(() => {
    // what the lines speak of, whoever did it
    table.marked.value = new Set((lines ?? []).flatMap((line) => elementsOf(line, true)));
    return () => {
      table.marked.value = new Set();
    };
  }, [lines]);
  return lines ? <Told lines={lines} game={game} props={props} /> : null;
}

/** Who acts, the action in one line, and the sentences it is made of. */
export function Told({ lines, game, props }: Shown & { lines: LogLine[] }) {
  const [first] = lines;
  if (!first) return null;
  const colour = props.colours[first.who];
  const gist = isHeading(first) ? null : gistFor(game, props, lines);
  return (
    <div class={`tf-acting ${colour ? `c-${colour}` : ""}`}>
      <p class="tf-whose">
        {colour && <Icon name={`shield-${colour}`} size={20} />}
        {whoActs(isHeading(first) ? -1 : first.who)}
      </p>
      {game.Told && <game.Told {...props} lines={lines} />}
      <div class="tf-acting-says" role="group" aria-label={t("web-player")} tabIndex={0}>
        {gist && (
          <p class="tf-acting-gist" aria-hidden="true">
            <Head gist={gist} /> <Bits bits={gist.bits} who={first.who} game={game} colours={props.colours} />
          </p>
        )}
        <ol>
          {lines.map((line, i) => (
            <li key={i}>{say(line.msg)}</li>
          ))}
        </ol>
      </div>
      {!isHeading(first) && <WhyButton lines={lines} words />}
    </div>
  );
}

function whoActs(who: number): string {
  if (who < 0) return t("web-acting-on");
  const name = seatLabels.value[who] ?? "";
  return mySeats.value.length === 1 && mySeats.value[0] === who
    ? t("web-acting-you")
    : t("web-acting", { name });
}
