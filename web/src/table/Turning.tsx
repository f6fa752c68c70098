// A turning point as a small scene over the boards: what it is, what it brought each seat, and Continue.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { change } from "../ui/settings.ts";
import { Bits } from "./ActionLine.tsx";
import type { Bit } from "./gist.ts";
import { goOn } from "./pace.ts";
import type { FrameProps } from "./TablePage.tsx";
import { scene } from "./turning.ts";

export function Turning({ game, props }: Pick<FrameProps, "game" | "props">) {
  const point = scene.value;
  if (!point || !game.Turning) return null;
  return (
    <div class="tn-stage">
      <section class={`tn tn-${game.id} is-${point.kind}`} role="dialog" aria-labelledby="tn-title">
        <game.Turning {...props} kind={point.kind} lines={point.lines} />
        <Leave key={`${point.kind} ${point.lines.length}`} />
      </section>
    </div>
  );
}

/** Continue has the focus: Enter and Space go on. */
function Leave() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const never = () => {
    change({ turning: false });
    goOn();
  };
  return (
    <footer class="tn-foot">
      <button type="button" class="tn-never" onClick={never}>
        {t("web-turning-never")}
      </button>
      <button ref={button} type="button" class="tf-button is-primary" onClick={goOn}>
        {t("web-turning-on")} <Icon name="forward" size={14} />
      </button>
    </footer>
  );
}

// --- what the games build their scenes of ---------------------------------------------------------------------

interface HeadProps {
  title: string;
  text?: string;
  children?: ComponentChildren; // the picture
}

/** The picture with the name of the moment, and a sentence about it. */
export function TurningHead({ title, text, children }: HeadProps) {
  return (
    <header class="tn-head">
      <div class="tn-picture" aria-hidden="true" dir="ltr">
        {children}
      </div>
      <h2 id="tn-title">{title}</h2>
      {text && <p>{text}</p>}
    </header>
  );
}

export interface SeatRow {
  who: number;
  bits: Bit[];
  note?: string | undefined;
  drawn?: ComponentChildren; // dice, cards, portraits
}

interface RowsProps {
  rows: SeatRow[];
  game: string;
  names: string[];
  colours: string[];
}

/** What it brought each seat. */
export function SeatRows({ rows, game, names, colours }: RowsProps) {
  return (
    <ul class="tn-rows" aria-label={t("web-turning-brought")}>
      {rows.map(({ who, bits, note, drawn }) => (
        <li key={who}>
          <span class="tn-who">
            <Icon name={`shield-${colours[who]}`} size={20} /> <b>{names[who]}</b>
          </span>
          <span class="tn-bits">
            {drawn}
            <Bits bits={bits} who={who} game={{ id: game }} colours={colours} size={18} spoken />
            {bits.length === 0 && !drawn && !note && <small>{t("web-turning-nothing")}</small>}
          </span>
          {note && <small class="tn-note">{note}</small>}
        </li>
      ))}
    </ul>
  );
}

/** A row for every seat, with what is its own of these. */
export function rowsFor(
  names: string[],
  bits: Bit[],
  more: (who: number) => Partial<SeatRow> = () => ({}),
): SeatRow[] {
  return names.map((_, who) => ({ who, bits: bits.filter((bit) => bit.who === who), ...more(who) }));
}

/** Something new that everybody sees: cards turned up, dice, who goes first. */
export function News({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <p class="tn-news">
      <b>{label}</b> {children}
    </p>
  );
}
