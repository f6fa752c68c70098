// What is one's own, in the rail: citizens at hand, characters, notes on the others.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Piece } from "../bits.tsx";
import { isKing, type SeatProps } from "../seats.ts";
import { Character, Deductions, rivalsOf } from "./Characters.tsx";
import { CharacterRow, KingStrip } from "./King.tsx";

/** Where characters need not be folded for choices and log to have room. */
const ROOMY = "(min-height: 880px)";

export function RailOwn(props: SeatProps) {
  const { view, who, colours } = props;
  const seat = view.seats[who];
  if (!seat || isKing(view, who)) return null;
  const rivals = rivalsOf(props);
  const seen = seat.characters.filter((each) => each.character !== null);
  return (
    <section class={`ty-own-rail c-${colours[who] ?? "lily"}`} aria-label={t("web-troyes-yours")}>
      <Supplies {...props} />
      {seen.length > 0 && (
        <details class="ty-fold ty-fold-own" open={matchMedia(ROOMY).matches}>
          <summary>{t("web-troyes-your-characters", { n: seen.length })}</summary>
          {seen.map(({ id, character }) => (
            <Character key={id} {...props} id={id} name={character ?? ""} secret={!view.over} />
          ))}
        </details>
      )}
      <KingStrip {...props} />
      {view.characters && (
        <details class="ty-fold" open={matchMedia(ROOMY).matches}>
          <summary>{t("web-troyes-character-row")}</summary>
          <CharacterRow {...props} />
        </details>
      )}
      {rivals.length > 0 && props.seat >= 0 && !view.over && !view.characters && (
        <details class="ty-notes-box">
          <summary>{t("web-troyes-notes")}</summary>
          <Deductions {...props} rivals={rivals} />
        </details>
      )}
    </section>
  );
}

/** Citizens in the personal supply, and those that could be recruited. */
export function Supplies({ view, who, colours }: SeatProps) {
  const seat = view.seats[who];
  if (!seat) return null;
  const colour = colours[who] ?? "lily";
  return (
    <div class="ty-supplies">
      <El id={`supply.${who}`} class="ty-supply" label={t("web-troyes-supply-has", { n: seat.supply })}>
        <Piece kind="citizen" colour={colour} width={15} />
        <b>{num(seat.supply)}</b>
        <span>{t("web-troyes-supply")}</span>
      </El>
      <El id={`reserve.${who}`} class="ty-supply" label={t("web-troyes-reserve-has", { n: seat.reserve })}>
        <Piece kind="citizen" colour={colour} width={15} />
        <b>{num(seat.reserve)}</b>
        <span>{t("web-troyes-reserve")}</span>
      </El>
    </div>
  );
}
