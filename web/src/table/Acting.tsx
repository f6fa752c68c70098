// Somebody acts by themselves: what they are doing, line by line, until all has been shown.

import { useEffect } from "preact/hooks";
import { Icon } from "../ui/Icon.tsx";
import { say, t } from "../i18n/messages.ts";
import { elementsOf } from "./marks.ts";
import { skip, speaking } from "./pace.ts";
import { mySeats, seatLabels } from "./session.ts";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";

/** Fast clicks are still meant for what was there before: the choice just made. */
const SETTLE = 150;

export function Acting({ game, props }: Pick<FrameProps, "game" | "props">) {
  useEffect(() => {
    const click = () => skip();
    const timer = setTimeout(() => document.addEventListener("click", click), SETTLE);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", click);
    };
  }, []);
  const line = speaking.value;
  useEffect(() => {
    table.marked.value = new Set(line ? elementsOf(line, true) : []); // what the line speaks of, whoever did it
    return () => {
      table.marked.value = new Set();
    };
  }, [line]);
  if (!line) return null;
  const colour = props.colours[line.who];
  const other = line.who >= 0 && !mySeats.value.includes(line.who);
  return (
    <div class={`tf-acting ${colour ? `c-${colour}` : ""}`}>
      <p class="tf-whose">
        {colour && <Icon name={`shield-${colour}`} size={20} />}
        {other ? t("web-acting", { name: seatLabels.value[line.who] ?? "" }) : t("web-acting-on")}
      </p>
      <p class="tf-acting-says">{say(line.msg)}</p>
      {game.Told && <game.Told {...props} line={line} />}
    </div>
  );
}
