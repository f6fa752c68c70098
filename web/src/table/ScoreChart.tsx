// Points over the game, drawn from the scores at the end of every round.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { has, t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import type { CurveReply } from "../net/messages.ts";
import { seats } from "../net/seats.ts";
import { info, seatLabels } from "./session.ts";

const WIDTH = 560;
const HEIGHT = 180;
const PAD = 28;

export function ScoreChart({ table, made, colours }: { table: string; made: number; colours: string[] }) {
  const curve = useSignal<CurveReply | null>(null);
  useEffect(() => {
    api
      .curve(table, seats.secretOf(table))
      .then((reply) => (curve.value = reply))
      .catch(() => undefined); // the sheet does without the chart
  }, [table, made]);
  const points = curve.value?.points ?? [];
  if (points.length < 2) return null;
  const all = points.flatMap((point) => point.totals);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const own = `web-${info.value?.game ?? ""}-chart`; // days instead of rounds
  const x = (i: number) => PAD + (i * (WIDTH - 2 * PAD)) / (points.length - 1);
  const y = (v: number) => HEIGHT - PAD - ((v - low) * (HEIGHT - 2 * PAD)) / (high - low);
  return (
    <figure class="tf-chart">
      <figcaption>{t(has(own) ? own : "web-chart")}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={chartText(points.map((point) => point.totals))}
      >
        <line x1={PAD} x2={WIDTH - PAD} y1={y(0)} y2={y(0)} class="tf-axis" />
        {points.map((point, i) => (
          <text key={i} x={x(i)} y={HEIGHT - 8} class="tf-axis-text">
            {point.round}
          </text>
        ))}
        {colours.map((colour, who) => (
          <g key={who} class={`c-${colour}`}>
            <polyline
              class="tf-curve"
              points={points.map((p, i) => `${x(i)},${y(p.totals[who] ?? 0)}`).join(" ")}
            />
            {points.map((p, i) => (
              <circle key={i} class="tf-dot" cx={x(i)} cy={y(p.totals[who] ?? 0)} r={3} />
            ))}
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** The chart in words: everybody's points round by round. */
function chartText(totals: number[][]): string {
  return seatLabels.value
    .map((name, who) => t("web-chart-line", { name, points: totals.map((row) => row[who] ?? 0).join(", ") }))
    .join(". ");
}
