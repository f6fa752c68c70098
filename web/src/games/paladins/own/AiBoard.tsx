// The AI player's board in the solo game: one kind of worker, a resource track instead of goods, a
// top row to fall back on, and the schemes it has played.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Heading, Reconstructed } from "../bits.tsx";
import { iconOf } from "../icons/index.ts";
import { seatOf, type SeatProps, workerTotal } from "../seats.ts";
import type { SeatView } from "../shapes.ts";
import { actionName, attributeName } from "../words.ts";
import { RightRows } from "./Rows.tsx";
import { Attributes } from "./Tracks.tsx";

export function AiBoard(props: SeatProps) {
  const seat = seatOf(props.view, props.who);
  return (
    <>
      <div class="pb-column-person">
        <div class="pb-person">
          <Title name={props.names[props.who] ?? ""} seat={seat} />
          <Figures seat={seat} />
          <ResourceTrack {...props} />
          <Schemes {...props} />
        </div>
      </div>
      <div class="pb-column-left">
        <TopRow {...props} />
        <Stack {...props} />
        <Attributes {...props} />
      </div>
      <div class="pb-column-right">
        <RightRows {...props} />
      </div>
    </>
  );
}

function Title({ name, seat }: { name: string; seat: SeatView }) {
  return (
    <div class="pb-paladin pb-no-paladin">
      <span class="pb-paladin-back">
        <Icon name="robot" size={34} />
      </span>
      <div class="pb-paladin-text">
        <b class="pb-paladin-name">{name}</b>
        <p class="pb-paladin-ability">{t("web-paladins-ai-words")}</p>
        {seat.passed && <small>{t("web-paladins-passed")}</small>}
      </div>
    </div>
  );
}

function Figures({ seat }: { seat: SeatView }) {
  const figures: [string, string, number, string][] = [
    [`workers.${seat.seat}`, "labourer", workerTotal(seat), t("web-paladins-workers")],
    [`suspicion.${seat.seat}`, "suspicion", seat.suspicion.length, t("web-paladins-suspicion")],
    [`debts.${seat.seat}`, "debt", seat.unpaid, t("web-paladins-due")],
    [`paid.${seat.seat}`, "debt-paid", seat.paid, t("web-paladins-paid")],
  ];
  return (
    <div class="pb-goods">
      {figures.map(([id, icon, n, name]) => (
        <El key={id} id={id} class="pb-tile">
          <Icon name={icon} size={24} />
          <span class="pb-figure">
            <b>{num(n)}</b>
            <span>{name}</span>
          </span>
        </El>
      ))}
    </div>
  );
}

/** Goods only move this marker; its place also says at which card the AI player begins to look. */
function ResourceTrack({ view, facts }: SeatProps) {
  const marker = view.ai?.marker ?? 1;
  return (
    <section>
      <Heading title={t("web-paladins-ai-track")} note={t("web-paladins-ai-track-note")} />
      <div class="pb-shelf pb-ai-track" role="img" aria-label={t("web-paladins-ai-marker", { n: marker })}>
        {Array.from({ length: facts.ai.track }, (_, i) => (
          <span key={i} class={i + 1 === marker ? "is-here" : ""}>
            {i + 1 === marker ? <Icon name="marker" size={24} /> : num(i + 1)}
          </span>
        ))}
      </div>
    </section>
  );
}

function Schemes({ view }: SeatProps) {
  const ai = view.ai;
  if (!ai) return null;
  const last = ai.played.length - 1;
  return (
    <section>
      <Heading title={t("web-paladins-ai-schemes")} note={t("web-paladins-in-deck", { n: ai.schemes })} />
      <ol class="pb-schemes">
        {ai.played.map((action, i) => (
          <li key={i} class={i === last ? "is-last" : ""} data-help={actionName(action)}>
            <Icon name={iconOf(action) ?? "scheme"} size={18} />
            <span class="tf-sr">{actionName(action)}</span>
          </li>
        ))}
        {ai.played.length === 0 && <li class="pb-none">{t("web-paladins-ai-none-played")}</li>}
      </ol>
    </section>
  );
}

/** What it does when it cannot follow its scheme: the leftmost of these it can. */
function TopRow({ view, facts, who }: SeatProps) {
  const seat = seatOf(view, who);
  return (
    <section>
      <Heading title={t("web-paladins-ai-top-row")} note={t("web-paladins-ai-top-row-note")} />
      <div class="pb-ai-top">
        {facts.ai.top_row.map(({ action, workers }, i) => {
          const used = seat.actions.find((each) => each.action === action)?.used ?? false;
          return (
            <El key={action} id={`action.${who}.${action}`} class={`pb-action ${used ? "is-used" : ""}`}>
              <Icon name={iconOf(action) ?? "question"} size={22} />
              <b>{actionName(action)}</b>
              <span class="pb-ai-workers">
                {Array.from({ length: workers }, (_, n) => (
                  <span key={n} class="pb-slot pb-slot-any pb-slot-small">
                    {used && <Icon name="labourer" size={18} />}
                  </span>
                ))}
                <Reconstructed facts={facts} path={`ai_top_row.top_${i + 1}.workers`} />
              </span>
            </El>
          );
        })}
      </div>
    </section>
  );
}

/** Which attribute rises when the track is full: the lowest, of equals the topmost marker. */
function Stack({ view }: SeatProps) {
  const top = [...(view.ai?.stack ?? [])].reverse();
  return (
    <section>
      <Heading title={t("web-paladins-ai-stack")} note={t("web-paladins-ai-stack-note")} />
      <ol class="pb-stack">
        {top.map((attribute, i) => (
          <li key={attribute}>
            <span aria-hidden="true">{num(i + 1)}</span>
            <Icon name={attribute} size={18} />
            {attributeName(attribute)}
          </li>
        ))}
      </ol>
    </section>
  );
}
