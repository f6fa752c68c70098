// Sheets over the table: a rival's board, why not, score sheet, settings. One at a time.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { ExplainProps } from "../coach/ExplainSheet.tsx";
import type { ReviewProps } from "../coach/ReviewSheet.tsx";
import type { ShareProps } from "../share/ShareSheet.tsx";
import { Icon } from "../ui/Icon.tsx";
import { lazily } from "../ui/lazy.tsx";
import { type Place, Report } from "../ui/Report.tsx";
import { SettingsForm } from "../ui/SettingsForm.tsx";
import { CopyButton, HereOnly } from "../ui/Share.tsx";
import { t } from "../i18n/messages.ts";
import { linkTo, useAddress } from "../net/address.ts";
import { seats } from "../net/seats.ts";
import { NoticesDoor } from "../notices/NoticesDoor.tsx";
import { LeaveSeat, PlayedBy } from "./Absent.tsx";
import { WhyList } from "./WhyList.tsx";
import { TableTools } from "./Hosting.tsx";
import { USUAL } from "./frame.ts";
import { Names } from "./Names.tsx";
import { MoreSheet } from "./MoreSheet.tsx";
import { Fit } from "./PhoneZones.tsx";
import { EndSheet, ScoreTable } from "./ScoreSheet.tsx";
import { info, mySeats } from "./session.ts";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";

export type Sheet =
  | { kind: "seat"; who: number }
  | { kind: "why" }
  | { kind: "score" }
  | { kind: "end" }
  | { kind: "review" }
  | { kind: "explain"; n: number }
  | { kind: "share" }
  | { kind: "more" }
  | { kind: "settings" };

export const sheet = signal<Sheet | null>(null);

const ShareSheet = lazily<ShareProps>(async () => (await import("../share/ShareSheet.tsx")).ShareSheet);
const ReviewSheet = lazily<ReviewProps>(async () => (await import("../coach/ReviewSheet.tsx")).ReviewSheet);
const ExplainSheet = lazily<ExplainProps>(
  async () => (await import("../coach/ExplainSheet.tsx")).ExplainSheet,
);

export function Sheets({ small, ...frame }: FrameProps & { small: boolean }) {
  const open = sheet.value;
  if (!open) return null;
  const { game, props } = frame;
  const close = () => (sheet.value = null);
  switch (open.kind) {
    case "seat":
      return (
        <Dialog title={props.names[open.who] ?? ""} close={close} wide>
          <PlayedBy who={open.who} />
          <div class="tf-seat-sheet" dir="ltr">
            {small ? <game.Own {...props} who={open.who} /> : <WholeBoard {...frame} who={open.who} />}
          </div>
        </Dialog>
      );
    case "why":
      return (
        <Dialog title={t("web-why-not")} close={close}>
          <WhyList asides={game.asides} />
        </Dialog>
      );
    case "score":
      return (
        <Dialog title={t("web-score-sheet")} close={close}>
          <ScoreTable game={game} {...props} />
        </Dialog>
      );
    case "end":
      return <EndSheet game={game} facts={props.facts} close={close} />;
    case "review":
      return <ReviewSheet game={game} props={props} close={close} />;
    case "explain":
      return <ExplainSheet key={open.n} n={open.n} props={props} close={close} />;
    case "more":
      return <MoreSheet close={close} />;
    case "share":
      return <ShareSheet game={game} props={props} own={frame.own} close={close} />;
    default:
      return (
        <Dialog title={t("web-settings")} close={close}>
          <SettingsForm />
          <Names />
          <NoticesDoor />
          <SeatLink />
          <LeaveSeat close={close} />
          <TableTools session={frame.session} />
          <div class="st-foot">
            <button
              type="button"
              class="tf-button is-small"
              onClick={() => (sheet.value = { kind: "share" })}
            >
              <Icon name="link" size={14} /> {t("web-share")}
            </button>
            <Report place={placeHere()} />
          </div>
        </Dialog>
      );
  }
}

/** Where somebody is, for a report. */
function placeHere(): Place | undefined {
  const now = info.value;
  return now ? { table: now, step: table.past.value?.n ?? now.made, seats: mySeats.value } : undefined;
}

/** A board as wide as the sheet, where that is less than it was drawn for. */
function WholeBoard({ game, props, who }: FrameProps & { who: number }) {
  return (
    <Fit width={(game.size ?? USUAL).width} most={1}>
      <game.Own {...props} who={who} />
    </Fit>
  );
}

/** A seat is a secret link: whoever has it plays on, on this device or another. */
function SeatLink() {
  useAddress();
  const table = info.value;
  const secret = table ? seats.secretOf(table.id) : "";
  if (!table || !secret) return null;
  return (
    <div class="tf-seat-link">
      {t("web-seat-link-why")}{" "}
      <CopyButton text={linkTo(`/seat/${table.id}/${secret}`)} label={t("web-seat-link")} />
      <HereOnly />
    </div>
  );
}

interface DialogProps {
  title: string;
  close: () => void;
  wide?: boolean;
  children: preact.ComponentChildren;
}

/** A modal sheet with the browser's own focus handling. */
export function Dialog({ title, close, wide = false, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a way out for the pointer; keys have Escape (onCancel)
    <dialog
      ref={box}
      class={`tf-sheet ${wide ? "is-wide" : ""}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === box.current && close()}
    >
      <div class="tf-sheet-body">
        <header>
          <h2>{title}</h2>
          <button type="button" class="tf-tool" aria-label={t("web-close")} onClick={close}>
            <Icon name="close" size={18} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
