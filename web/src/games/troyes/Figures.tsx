// A seat in figures: a chip of the top bar, and what stays pinned on a phone.

import { t } from "../../i18n/messages.ts";
import { num } from "../../i18n/numbers.ts";
import { Icon } from "../../ui/Icon.tsx";
import { isKing, seatOf, type SeatProps } from "./seats.ts";
import type { SeatView, TroyesView } from "./shapes.ts";

type Figure = [icon: string, n: number | null, name: string];

/** Le Roy has neither money nor influence. */
export function figuresOf(view: TroyesView, who: number, seat: SeatView): Figure[] {
  const dice = view.districts.find((district) => district.owner === who)?.dice.length ?? 0;
  const goods: Figure[] = isKing(view, who)
    ? [["estates", dice, t("web-troyes-dice")]]
    : [
        ["denier", seat.deniers, t("web-troyes-deniers")],
        ["fleur", seat.influence, t("web-troyes-influence")],
        ["citizen", seat.supply, t("web-troyes-supply")],
      ];
  return [
    ...goods,
    ["event-won", seat.won.length, t("web-troyes-events-won")],
    ["glory", seat.vp, t("web-troyes-vp")],
  ];
}

function Row({ figures, size }: { figures: Figure[]; size: number }) {
  return (
    <span class="ty-figures">
      {figures.map(([icon, n, name]) => (
        <span key={icon} data-help={name}>
          <Icon name={icon} size={size} />
          <span class="tf-sr">{name}</span>
          {n === null ? (
            <Icon name="hidden" size={size - 2} title={t("web-troyes-secret")} />
          ) : (
            <b>{num(n)}</b>
          )}
        </span>
      ))}
    </span>
  );
}

export function Summary({ view, who, colours }: SeatProps) {
  const seat = seatOf(view, who);
  return (
    <span class={`ty-summary c-${colours[who] ?? "lily"}`} dir="ltr">
      <span class="ty-summary-head">
        {view.start === who && <Icon name="pennant" size={13} title={t("web-troyes-start-player")} />}
        {seat.passed && <small>{t("web-troyes-passed")}</small>}
      </span>
      <Row figures={figuresOf(view, who, seat)} size={14} />
    </span>
  );
}

export function Pinned({ view, who, colours }: SeatProps) {
  const seat = view.seats[who];
  if (!seat) return null;
  return (
    <div class={`ty-pinned c-${colours[who] ?? "lily"}`} dir="ltr">
      <Row figures={figuresOf(view, who, seat)} size={19} />
    </div>
  );
}
