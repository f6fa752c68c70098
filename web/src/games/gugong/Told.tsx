// In the rail, while an action is told: the cards and dice it is about.

import { t } from "../../i18n/messages.ts";
import { num } from "../../i18n/numbers.ts";
import type { LogLine } from "../../table/session.ts";
import { shownLog } from "../../table/session.ts";
import { Exchange } from "./Asked.tsx";
import { AutomaCard } from "./own/Meng.tsx";
import type { Props } from "./seats.ts";
import { sceneOf } from "./told.ts";

export function Told(props: Props & { lines: LogLine[] }) {
  const scene = sceneOf(upTo(shownLog.value, props.lines));
  return (
    <div class="gg-told" dir="ltr">
      {scene.automa.length > 0 && (
        <ol class="gg-automas" aria-label={t("web-gugong-automa-today")}>
          {scene.automa.map((id, i) => (
            <AutomaCard key={id} facts={props.facts} id={id} half={i === scene.at ? scene.half : null} />
          ))}
        </ol>
      )}
      {scene.exchange && <Exchange {...props} exchange={scene.exchange} />}
      {scene.dice && (
        <p class="gg-dice" role="img" aria-label={t("web-gugong-dice", { faces: scene.dice })}>
          {scene.dice.map((face, i) => (
            <span key={i} class="gg-die">
              {num(face)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** The log as far as the lines that are told. */
function upTo(log: LogLine[], lines: LogLine[]): LogLine[] {
  const last = lines.at(-1);
  return last ? log.slice(0, log.lastIndexOf(last) + 1) : log;
}
