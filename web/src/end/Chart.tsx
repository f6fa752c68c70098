// Points over the game: a curve for every seat with its shield at every round, its name and total at the end. The
// same as a table for those who read it.

import { t } from "../i18n/messages.ts";
import type { CurveReply } from "../net/messages.ts";
import { HEIGHT, isAbove, LABEL_GAP, NARROW, type Scale, scaleOf, spread, WIDE } from "./chart.ts";

interface ChartProps {
  curve: CurveReply;
  names: string[];
  colours: string[];
}

type CurvePoint = CurveReply["points"][number];

/** So many curves leave room for a number at every point. */
const MOST_NUMBERED = 2;
const SHIELD = 15;
/** How far numbers stand from their points. */
const ABOVE = 11;
const BELOW = 19;

export function Chart({ curve, names, colours }: ChartProps) {
  const { points, period = "round" } = curve;
  if (points.length < 2) return null;
  const totals = points.map((point) => point.totals);
  const width = matchMedia("(max-width: 760px)").matches ? NARROW : WIDE;
  const scale = scaleOf(totals, width);
  const ends = names.map((_, who) => scale.y(totals.at(-1)?.[who] ?? 0));
  const labels = spread(ends, LABEL_GAP, scale.top, scale.bottom);
  return (
    <figure class="en-chart">
      <figcaption>{t("web-end-chart", { period })}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" dir="ltr">
        <Axes scale={scale} points={points} period={period} />
        <Lead curve={curve} scale={scale} />
        {names.map((name, who) => (
          <g key={who} class={`c-${colours[who]}`}>
            <Curve scale={scale} totals={totals.map((row) => row[who] ?? 0)} colour={colours[who] ?? ""} />
            {names.length <= MOST_NUMBERED && <Numbers scale={scale} totals={totals} who={who} />}
            <Label name={name} total={totals.at(-1)?.[who] ?? 0} x={scale.right} y={labels[who] ?? 0} />
          </g>
        ))}
      </svg>
      <details class="en-table">
        <summary>{t("web-end-as-table")}</summary>
        <RoundTable points={points} period={period} names={names} />
      </details>
    </figure>
  );
}

function Axes({ scale, points, period }: { scale: Scale; points: CurvePoint[]; period: string }) {
  return (
    <>
      {scale.marks.map((mark) => (
        <g key={mark} class={mark === 0 ? "is-zero" : ""}>
          <line class="en-grid" x1={scale.left} x2={scale.right} y1={scale.y(mark)} y2={scale.y(mark)} />
          <text class="en-mark is-y" x={scale.left - 7} y={scale.y(mark) + 4}>
            {t("web-number", { n: mark })}
          </text>
        </g>
      ))}
      <text class="en-mark is-y" x={scale.left - 7} y={scale.top - 10}>
        {t("web-end-vp")}
      </text>
      {points.map((point, i) => (
        <text key={i} class="en-mark" x={scale.x(i)} y={scale.bottom + 17}>
          {t("web-number", { n: point.round })}
        </text>
      ))}
      <text class="en-mark is-start" x={scale.right + 16} y={scale.bottom + 17}>
        {t("web-end-axis", { period })}
      </text>
    </>
  );
}

/** From where on the winner led to the end. */
function Lead({ curve, scale }: { curve: CurveReply; scale: Scale }) {
  const at = curve.points.findIndex((point) => point.round === curve.decided?.since);
  if (at <= 0) return null;
  return (
    <>
      <line class="en-lead" x1={scale.x(at)} x2={scale.x(at)} y1={scale.top - 6} y2={scale.bottom} />
      <text
        class={`en-mark ${at === curve.points.length - 1 ? "is-y" : ""}`}
        x={scale.x(at)}
        y={scale.top - 10}
      >
        {t("web-end-lead")}
      </text>
    </>
  );
}

function Curve({ scale, totals, colour }: { scale: Scale; totals: number[]; colour: string }) {
  return (
    <>
      <polyline class="en-curve" points={totals.map((n, i) => `${scale.x(i)},${scale.y(n)}`).join(" ")} />
      {totals.map((n, i) => (
        <use
          key={i}
          href={`#i-shield-${colour}`}
          x={scale.x(i) - SHIELD / 2}
          y={scale.y(n) - SHIELD / 2}
          width={SHIELD}
          height={SHIELD}
        />
      ))}
    </>
  );
}

/** The points at every round: the higher of two curves has its numbers above it, the lower one below, or beside it
 * where the axis is. */
function Numbers({ scale, totals, who }: { scale: Scale; totals: number[][]; who: number }) {
  return (
    <>
      {totals.slice(0, -1).map((row, i) => {
        const n = row[who] ?? 0;
        const at = scale.y(n);
        const above = isAbove(row, who);
        const beside = !above && at + BELOW > scale.bottom;
        const y = above ? at - ABOVE : beside ? at - 2 : at + BELOW;
        return (
          <text key={i} class="en-value" x={scale.x(i) + (beside ? SHIELD + 2 : 0)} y={y}>
            {t("web-number", { n })}
          </text>
        );
      })}
    </>
  );
}

function Label({ name, total, x, y }: { name: string; total: number; x: number; y: number }) {
  return (
    <>
      <text class="en-total" x={x + 14} y={y + 5}>
        {t("web-number", { n: total })}
      </text>
      <text class="en-name" x={x + 44} y={y + 4}>
        {name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name}
      </text>
    </>
  );
}

const LONGEST = 13; // letters of a name that fit beside the chart

function RoundTable({ points, period, names }: { points: CurvePoint[]; period: string; names: string[] }) {
  return (
    <table class="tf-score">
      <thead>
        <tr>
          <th scope="col">{t("web-end-axis", { period })}</th>
          {names.map((name, who) => (
            <th key={who} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, i) => (
          <tr key={i}>
            <th scope="row">{t("web-number", { n: point.round })}</th>
            {names.map((_, who) => (
              <td key={who}>{t("web-number", { n: point.totals[who] ?? 0 })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
