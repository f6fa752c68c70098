// Why a move was made, by headings: beside the best other one when the game is over; before that what the turn has
// changed, as far as one may see it.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { list, say, t } from "../i18n/messages.ts";
import { percent } from "../i18n/numbers.ts";
import type { Explained, SuggestionInfo } from "../net/messages.ts";
import { Dialog } from "../table/Sheets.tsx";
import type { FrameProps } from "../table/TablePage.tsx";
import { Icon } from "../ui/Icon.tsx";
import { askExplain, type Told } from "./asking.ts";
import { outlook, Thinking } from "./HintPanel.tsx";
import { type Named, Reasons } from "./Reasons.tsx";
import { showOnBoard } from "./reviewed.ts";
import { weighed } from "./weighing.ts";

export type ExplainProps = Pick<FrameProps, "props"> & { n: number; close: () => void };

export function ExplainSheet({ n, props, close }: ExplainProps) {
  const told = useSignal<Told<Explained>>({ kind: "busy" });
  useEffect(() => askExplain(n, (next) => (told.value = next)), [n]);
  return (
    <Dialog title={t("web-coach-why")} close={close}>
      {told.value.kind === "busy" && <Thinking />}
      {told.value.kind === "refused" && (
        <p class="tf-notice" role="alert">
          {told.value.why}
        </p>
      )}
      {told.value.kind === "told" && (
        <Answer answer={told.value.answer} names={props.names} colours={props.colours} />
      )}
    </Dialog>
  );
}

function Answer({ answer, names, colours }: Named & { answer: Explained }) {
  const { seat, whole, chosen, other, reasons, first } = answer;
  return (
    <div class={`co-explained c-${colours[seat]}`}>
      <p class="tf-whose">
        <Icon name={`shield-${colours[seat]}`} size={20} /> <b>{names[seat]}</b>
      </p>
      {chosen && <Move title={t("web-coach-played")} move={chosen} />}
      {whole && !other && <p>{t("web-coach-only")}</p>}
      {other && <Move title={t("web-coach-other")} move={other} />}
      <p class="co-note">{t(whole ? "web-coach-why-whole" : "web-coach-why-running")}</p>
      {weighed(reasons).length > 0 ? (
        <Reasons reasons={reasons} names={names} colours={colours} />
      ) : (
        <p>{t("web-coach-why-nothing")}</p>
      )}
      <Chances answer={answer} names={names} colours={colours} />
      <button type="button" class="tf-button is-small" onClick={() => showOnBoard(Math.max(0, first - 1))}>
        <Icon name="board" size={15} /> {t("web-coach-show-before")}
      </button>
    </div>
  );
}

function Move({ title, move }: { title: string; move: SuggestionInfo }) {
  return (
    <dl class="co-played">
      <div>
        <dt>{title}</dt>
        <dd>
          {say(move.label)}
          <small>{list(outlook(move))}</small>
        </dd>
      </div>
    </dl>
  );
}

/** Everybody's chance of winning, before and after it. */
function Chances({ answer, names, colours }: Named & { answer: Explained }) {
  const { before, after } = answer;
  if (before.length === 0) return null;
  return (
    <table class="tf-score co-chances">
      <thead>
        <tr>
          <th scope="col">{t("web-coach-race-now")}</th>
          <th scope="col">{t("web-coach-before")}</th>
          <th scope="col">{t("web-coach-after")}</th>
        </tr>
      </thead>
      <tbody>
        {before.map((chance, who) => (
          <tr key={who}>
            <th scope="row">
              <Icon name={`shield-${colours[who]}`} size={16} /> {names[who]}
            </th>
            <td>{percent(chance)}</td>
            <td>{percent(after[who] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
