// Sheets over the table: a rival's board, why not, score sheet, help, settings. One at a time.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../ui/Icon.tsx";
import { SettingsForm } from "../ui/SettingsForm.tsx";
import { CopyButton, HereOnly } from "../ui/Share.tsx";
import { say, t } from "../i18n/messages.ts";
import { linkTo, useAddress } from "../net/address.ts";
import { seats } from "../net/seats.ts";
import { LeaveSeat } from "./Absent.tsx";
import { SHORTCUTS } from "./keyboard.ts";
import { USUAL } from "./frame.ts";
import { Fit } from "./PhoneZones.tsx";
import { RuleLink } from "./Popovers.tsx";
import { EndSheet, ScoreTable } from "./ScoreSheet.tsx";
import { info } from "./session.ts";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";

export type Sheet =
  | { kind: "seat"; who: number }
  | { kind: "why" }
  | { kind: "score" }
  | { kind: "end" }
  | { kind: "help" }
  | { kind: "settings" };

export const sheet = signal<Sheet | null>(null);

export function Sheets({ small, ...frame }: FrameProps & { small: boolean }) {
  const open = sheet.value;
  if (!open) return null;
  const { game, props } = frame;
  const close = () => (sheet.value = null);
  switch (open.kind) {
    case "seat":
      return (
        <Dialog title={props.names[open.who] ?? ""} close={close} wide>
          <div class="tf-seat-sheet" dir="ltr">
            {small ? <game.Own {...props} who={open.who} /> : <WholeBoard {...frame} who={open.who} />}
          </div>
        </Dialog>
      );
    case "why":
      return (
        <Dialog title={t("web-why-not")} close={close}>
          <WhyList />
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
    case "help":
      return (
        <Dialog title={t("web-help")} close={close}>
          <Help />
        </Dialog>
      );
    default:
      return (
        <Dialog title={t("web-settings")} close={close}>
          <SettingsForm />
          <SeatLink />
          <LeaveSeat close={close} />
        </Dialog>
      );
  }
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

function WhyList() {
  const refused = table.refusals.value;
  if (refused.length === 0) return <p>{t("web-why-nothing")}</p>;
  return (
    <ul class="tf-why-list">
      {refused.map((refusal) => (
        <li key={refusal.text}>
          <b>{say(refusal.label)}</b>
          <span>
            {say(refusal.reason.msg)} <RuleLink rule={refusal.reason.rule} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Help() {
  return (
    <>
      <table class="tf-keys">
        <caption>{t("web-keys")}</caption>
        <tbody>
          {SHORTCUTS.map(([key, what]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{t(what)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a class="tf-rule" href={`#/rules/${info.value?.game ?? ""}`} target="_blank" rel="noopener">
          {t("web-rules")}
        </a>
      </p>
    </>
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
