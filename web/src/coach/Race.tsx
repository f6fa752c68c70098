// The race: everybody's chance of winning, turn by turn, with flags at the turning points. A slider below it goes
// from turn to turn, by keys too; what it stands at is told in words, and leads to the board.

import { t } from "../i18n/messages.ts";
import { num, percent, points } from "../i18n/numbers.ts";
import type { ReviewInfo, ReviewPoint } from "../net/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import {
  HEIGHT,
  NARROW,
  type RaceScale,
  raceScale,
  roundStarts,
  SHARES,
  turnAt,
  turnOf,
  WIDE,
} from "./race.ts";
import type { Named } from "./Reasons.tsx";
import { showOnBoard, turn } from "./reviewed.ts";

interface RaceProps extends Named {
  review: ReviewInfo;
}

export function Race({ review, names, colours }: RaceProps) {
  const { curve, period } = review;
  const last = curve.length - 1;
  if (last < 1) return null;
  const at = turn.value < 0 || turn.value > last ? last : turn.value;
  const width = matchMedia("(max-width: 760px)").matches ? NARROW : WIDE;
  const scale = raceScale(curve.length, width);
  return (
    <section class="co-race" aria-label={t("web-coach-race")}>
      <h3>{t("web-coach-race")}</h3>
      <div class="co-chart" dir="ltr">
        <Picture review={review} scale={scale} width={width} at={at} colours={colours} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          style={{ "--left": scale.left / width, "--right": 1 - scale.right / width }}
          aria-label={t("web-coach-slider")}
          aria-valuetext={spoken(curve[at] as ReviewPoint, period, names)}
          onInput={(event) => (turn.value = Number((event.currentTarget as HTMLInputElement).value))}
        />
      </div>
      <Standing point={curve[at] as ReviewPoint} period={period} names={names} colours={colours} />
      <details class="en-table">
        <summary>{t("web-end-as-table")}</summary>
        <RaceTable review={review} names={names} />
      </details>
    </section>
  );
}

/** Whose turn it is there, and in which round. */
export const whenWords = (
  { round, seat }: Pick<ReviewPoint, "round" | "seat">,
  period: string,
  names: string[],
) => (seat < 0 ? t("web-end-final") : t("web-coach-when", { period, round, name: names[seat] ?? "" }));

function spoken(point: ReviewPoint, period: string, names: string[]): string {
  const chances = point.chances.map((chance, who) =>
    t("web-coach-chance-of", { name: names[who] ?? "", chance: percent(chance) }),
  );
  return [whenWords(point, period, names), ...chances].join(". ");
}

interface PictureProps {
  review: ReviewInfo;
  scale: RaceScale;
  width: number;
  at: number;
  colours: string[];
}

function Picture({ review, scale, width, at, colours }: PictureProps) {
  const { curve, turning } = review;
  const look = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    turn.value = turnAt(((event.clientX - box.left) / box.width) * width, curve.length, scale);
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
      onPointerDown={look}
      onPointerMove={(event) => event.buttons > 0 && look(event)}
    >
      <Grid curve={curve} scale={scale} />
      {colours.map((colour, who) => (
        <polyline
          key={who}
          class={`co-line c-${colour}`}
          points={curve.map(({ chances }, i) => `${scale.x(i)},${scale.y(chances[who] ?? 0)}`).join(" ")}
        />
      ))}
      {turning.map(({ n, seat }, i) => {
        const x = scale.x(turnOf(curve, n));
        return (
          <g key={n} class={`co-flag c-${colours[seat]}`}>
            <line x1={x} x2={x} y1={scale.top - 4} y2={scale.bottom} />
            <circle cx={x} cy={scale.top - 10} r={9} />
            <text x={x} y={scale.top - 6}>
              {num(i + 1)}
            </text>
          </g>
        );
      })}
      <line class="co-here" x1={scale.x(at)} x2={scale.x(at)} y1={scale.top} y2={scale.bottom} />
      {colours.map((colour, who) => (
        <circle
          key={who}
          class={`co-dot c-${colour}`}
          cx={scale.x(at)}
          cy={scale.y(curve[at]?.chances[who] ?? 0)}
          r={4.5}
        />
      ))}
    </svg>
  );
}

function Grid({ curve, scale }: { curve: ReviewPoint[]; scale: RaceScale }) {
  return (
    <>
      {SHARES.map((share) => (
        <g key={share} class={share === 0.5 ? "is-zero" : ""}>
          <line class="en-grid" x1={scale.left} x2={scale.right} y1={scale.y(share)} y2={scale.y(share)} />
          <text class="en-mark is-y" x={scale.left - 6} y={scale.y(share) + 4}>
            {percent(share)}
          </text>
        </g>
      ))}
      {roundStarts(curve).map(({ at, round }) => (
        <g key={at}>
          <line class="co-round" x1={scale.x(at)} x2={scale.x(at)} y1={scale.top} y2={scale.bottom} />
          <text class="en-mark is-start" x={scale.x(at)} y={scale.bottom + 15}>
            {num(round)}
          </text>
        </g>
      ))}
    </>
  );
}

interface StandingProps extends Named {
  point: ReviewPoint;
  period: string;
}

/** The turn the slider stands at: everybody's chance, and the way to the board. */
function Standing({ point, period, names, colours }: StandingProps) {
  return (
    <div class="co-standing">
      <b>{whenWords(point, period, names)}</b>
      <ul>
        {point.chances.map((chance, who) => (
          <li key={who}>
            <Icon name={`shield-${colours[who]}`} size={16} />
            {names[who]} <b>{percent(chance)}</b> <span>{points(point.margins[who] ?? 0)}</span>
          </li>
        ))}
      </ul>
      {point.seat >= 0 && (
        <button type="button" class="tf-button is-small" onClick={() => showOnBoard(point.n)}>
          <Icon name="board" size={15} /> {t("web-coach-show")}
        </button>
      )}
    </div>
  );
}

function RaceTable({ review, names }: { review: ReviewInfo; names: string[] }) {
  const { curve, period } = review;
  return (
    <div class="co-scroll" tabIndex={0} role="group" aria-label={t("web-coach-race")}>
      <table class="tf-score">
        <thead>
          <tr>
            <th scope="col">{t("web-coach-turn")}</th>
            {names.map((name, who) => (
              <th key={who} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {curve.map((point, i) => (
            <tr key={i}>
              <th scope="row">{whenWords(point, period, names)}</th>
              {names.map((_, who) => (
                <td key={who}>{percent(point.chances[who] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
