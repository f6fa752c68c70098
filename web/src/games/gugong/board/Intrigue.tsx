// Intrigue: a black track of fifteen cells; markers stack, the upper one is ahead. Above it what the
// markers buy after a wall is scored.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { notched } from "../art/GiftCard.tsx";
import { Ground } from "../art/grounds.tsx";
import { MarkerPiece } from "../art/pieces.tsx";
import { box } from "../bits.tsx";
import { iconOf } from "../icons/index.ts";
import { colourAt, type Props } from "../seats.ts";
import type { GugongFacts } from "../shapes.ts";
import { benefitWords, namesOf } from "../words.ts";
import { Location, NARROW, type LocationProps } from "./Location.tsx";

interface Track {
  width: number;
  height: number;
  cells: number;
  at: (step: number) => { x: number; y: number };
  cell: number;
}

const CELL_HEIGHT = 36;

function trackOf(top: number, narrow: boolean): Track {
  const cells = top + 1;
  if (!narrow) {
    const cell = 540 / cells;
    return { width: 640, height: 100, cells, cell, at: (step) => ({ x: 92 + step * cell, y: 54 }) };
  }
  const row = Math.ceil(cells / 2);
  const cell = (NARROW - 20) / row;
  return {
    width: NARROW,
    height: 206,
    cells,
    cell,
    at: (step) => ({ x: 10 + (step % row) * cell, y: step < row ? 92 : 158 }),
  };
}

export function Intrigue(props: LocationProps) {
  const { view, facts, narrow = false } = props;
  const track = trackOf(view.intrigue.top, narrow);
  return (
    <Location
      {...props}
      place="intrigue"
      size={track}
      slot={[16, 11]}
      ground={<TrackGround track={track} narrow={narrow} />}
    >
      <Benefits facts={facts} />
      <Medal {...props} />
      {view.intrigue.steps.map(({ step, seats }) => (
        <Stack key={step} {...props} step={step} seats={seats} track={track} />
      ))}
    </Location>
  );
}

function TrackGround({ track, narrow }: { track: Track; narrow: boolean }) {
  const { width, height, cells, cell, at } = track;
  const last = cells - 1;
  const rails = narrow ? "" : `M88 49H${width - 4}M88 95H${width - 4}`;
  return (
    <Ground width={width} height={height}>
      <rect width={width} height={height} fill="var(--gg-black)" />
      <path d={rails} stroke="var(--gg-gilt)" stroke-width="1.1" />
      {Array.from({ length: cells }, (_, step) => {
        const { x, y } = at(step);
        return (
          <g key={step} data-about={`marker.${step}`}>
            <path
              d={notched(x + 1.5, y, cell - 3, CELL_HEIGHT, 3.5)}
              fill="var(--gg-black2)"
              stroke="var(--gg-gilt)"
              stroke-width={step === 0 || step === last ? 1.4 : 0.9}
            />
            <text class="gg-cell" x={x + cell / 2} y={y + CELL_HEIGHT - 4.5} text-anchor="middle">
              {num(step)}
            </text>
          </g>
        );
      })}
    </Ground>
  );
}

const MARKER = 14;
const CLOSE = 9.5; // how far apart in a stack of more than three

/** Bottom to top: every marker's charge stays readable. */
function Stack({
  step,
  seats,
  track,
  names,
  colours,
}: Props & { step: number; seats: number[]; track: Track }) {
  const apart = seats.length > 3 ? CLOSE : MARKER - 1.5;
  const { x, y } = track.at(step);
  const foot = y + CELL_HEIGHT - 16;
  const height = MARKER + apart * (seats.length - 1);
  return (
    <span
      class="gg-stack"
      role="img"
      data-about={`marker.${step}`}
      aria-label={t("web-gugong-stack", {
        step,
        names: namesOf(names, [...seats].reverse()),
      })}
      style={box(x + track.cell / 2 - 15, foot - height, 30, height)}
    >
      {seats.map((seat, i) => (
        <span key={seat} class="gg-in-stack" style={{ insetBlockEnd: `${i * apart}px` }} data-marker={seat}>
          <MarkerPiece colour={colourAt(colours, seat)} />
        </span>
      ))}
    </span>
  );
}

/** What a marker may give up steps for after a wall. */
function Benefits({ facts }: { facts: GugongFacts }) {
  return (
    <span class="gg-benefits">
      <Icon name="gg-wall" size={15} title={t("web-gugong-after-wall")} class="gg-benefits-label" />
      {facts.benefits.map((benefit) => (
        <El
          key={benefit.steps}
          id={`benefit.${benefit.steps}`}
          as="span"
          label={benefitWords(facts, benefit.steps)}
          class="gg-benefit"
        >
          <b>{num(-benefit.steps)}</b>
          <Icon name={iconOf(benefit.kind) ?? "question"} size={14} />
          {benefit.kind === "servants" && <b>{num(benefit.amount)}</b>}
        </El>
      ))}
    </span>
  );
}

/** The medal of the next start player, while nobody holds it. */
function Medal({ view, names }: Props) {
  const { id, seat } = view.medal;
  const words =
    seat === null ? t("web-gugong-medal-here") : t("web-gugong-medal-held", { name: names[seat] ?? "" });
  return (
    <El id={id} as="span" label={words} class={`gg-medal ${seat === null ? "" : "is-gone"}`}>
      <Icon name="gg-medal" size={20} />
    </El>
  );
}
