// The Palace of Heavenly Purity: a stair for the envoys, and a door for each that is received.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { doorAt, type Hall, PalaceGround, stepAt } from "../art/palace.tsx";
import { FigurePiece } from "../art/pieces.tsx";
import { around, Reconstructed } from "../bits.tsx";
import { colourAt, type Props } from "../seats.ts";
import type { GugongView } from "../shapes.ts";
import { namesOf } from "../words.ts";
import { Location, NARROW, type LocationProps } from "./Location.tsx";

function hallOf(steps: number, narrow: boolean): Hall {
  const width = narrow ? NARROW : 340;
  const x = narrow ? 8 : 84; // beside the official's gift, so that no envoy stands on it
  const stair = { x, y: 163, step: (width - 8 - x) / (steps + 1), rise: 3.4, steps };
  return { width, height: 200, x: narrow ? 136 : 116, stair };
}

export function Palace(props: LocationProps) {
  const { view, facts, narrow = false } = props;
  const hall = hallOf(view.palace.top, narrow);
  return (
    <Location
      {...props}
      place="palace"
      size={hall}
      slot={[16, 66]}
      ground={<PalaceGround hall={hall} doors={view.palace.places.length} />}
    >
      {view.palace.places.map((place, i) => (
        <Door key={place.id} {...props} hall={hall} place={place} i={i} />
      ))}
      {steps(view).map(({ step, seats }) => (
        <OnStep key={step} {...props} hall={hall} step={step} seats={seats} />
      ))}
      <p class="gg-note gg-inside">
        {t("web-gugong-inside", { n: facts.locations.palace.step_vp })}
        <Reconstructed facts={facts} path="palace.audience_vp" />
      </p>
    </Location>
  );
}

interface DoorProps extends Props {
  hall: Hall;
  place: GugongView["palace"]["places"][number];
  i: number;
}

function Door({ hall, place, i, names, colours }: DoorProps) {
  const { x, y } = doorAt(hall, i);
  const { seat, vp } = place;
  const label =
    seat === null
      ? t("web-gugong-door-free", { vp })
      : t("web-gugong-door-taken", { vp, name: names[seat] ?? "" });
  return (
    <El id={place.id} label={label} class="gg-door" style={around(x, y - 22, 37, 44)}>
      {seat === null ? (
        <>
          <b class="gg-num">{num(vp)}</b>
          <Icon name="gg-vp" size={12} />
        </>
      ) : (
        <>
          <FigurePiece kind="envoy" colour={colourAt(colours, seat)} height={33} />
          <b class="gg-door-vp">{num(vp)}</b>
        </>
      )}
    </El>
  );
}

/** Envoys still on their way, by step. */
function steps(view: GugongView): { step: number; seats: number[] }[] {
  const found = new Map<number, number[]>();
  for (const { seat, envoy, audience } of view.seats) {
    if (audience === null) found.set(envoy, [...(found.get(envoy) ?? []), seat]);
  }
  return [...found].map(([step, seats]) => ({ step, seats }));
}

/** One large; two side by side; more in two rows, so that every charge is seen. */
function OnStep({
  hall,
  step,
  seats,
  names,
  colours,
}: Props & { hall: Hall; step: number; seats: number[] }) {
  const { x, y } = stepAt(hall, step);
  const crowd = seats.length > 2;
  const height = crowd ? 26 : 30;
  const front = crowd ? Math.ceil(seats.length / 2) : seats.length;
  const apart = crowd ? 13 : 15;
  const spot = (i: number) => {
    const row = i < front ? 0 : 1;
    const inRow = row === 0 ? front : seats.length - front;
    const place = row === 0 ? i : i - front;
    return { x: (place - (inRow - 1) / 2) * apart, y: row * 13 };
  };
  const order = seats.map((seat, i) => ({ seat, ...spot(i) })).sort((a, b) => b.y - a.y);
  return (
    <span
      class="gg-on-step"
      role="img"
      data-about={`stairs.${step}`}
      aria-label={t("web-gugong-envoys", { step, names: namesOf(names, seats) })}
      style={around(x, y - 17, 36, 36)}
    >
      {order.map(({ seat, x: aside, y: up }) => (
        <span
          key={seat}
          class="gg-envoy-at"
          style={{ insetInlineStart: `${18 + aside}px`, insetBlockEnd: `${up}px` }}
        >
          <FigurePiece kind="envoy" colour={colourAt(colours, seat)} height={height} />
        </span>
      ))}
    </span>
  );
}
