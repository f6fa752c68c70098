// The cathedral: three levels of six windows. A built one lights up in its builder's colour.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { showDrawings } from "../../../ui/sprite.ts";
import { ahead } from "../ahead.ts";
import { lancet, windowDrawing } from "../art/windows.ts";
import { Face, Piece } from "../bits.tsx";
import { colourOf, type Props, targetClass } from "../seats.ts";
import type { WindowView } from "../shapes.ts";
import { ownerName } from "../words.ts";

const HEIGHT = 346;
const WIDTH = 258;
const FIRST = 30; // where the first window begins
const PITCH = 34.5;
const PIER = 7; // between the third and the fourth
const LEVEL = 72;
const BASE = HEIGHT - 47;
const SIZE = { width: 30.5, height: 60 };

const LEVELS = [1, 2, 3];
const NUMBERS = [1, 2, 3, 4, 5, 6];
const left = (number: number): number => FIRST + (number - 1) * PITCH + (number > 3 ? PIER : 0);
const top = (level: number): number => BASE - level * LEVEL;

export function Cathedral(props: Props) {
  const { view, facts, seat } = props;
  return (
    <section
      class={`ty-panel ty-cathedral ${targetClass(view, "cathedral")}`}
      aria-label={t("web-troyes-cathedral")}
    >
      <Walls />
      <El id="cathedral" class="ty-corner ty-title-el" label={t("web-troyes-cathedral")}>
        <h2>{t("web-troyes-cathedral")}</h2>
      </El>
      {view.cathedral.map((window) => (
        <Window key={window.id} {...props} window={window} />
      ))}
      {LEVELS.map((level) => (
        <Level
          key={level}
          level={level}
          missing={seat >= 0 && !hasCube(props, level) ? facts.board.cathedral_missing_vp : 0}
        />
      ))}
      {NUMBERS.map((number) => (
        <span key={number} data-about="cathedral" style={at(left(number) + PITCH / 2 - 8, BASE + 3)}>
          <Face colour="white" value={number} />
        </span>
      ))}
      <Rewards {...props} />
    </section>
  );
}

const at = (x: number, y: number) => ({ insetInlineStart: `${x}px`, insetBlockStart: `${y}px` });

const hasCube = ({ view, seat }: Props, level: number): boolean =>
  view.cathedral.some((window) => window.level === level && window.owner === seat);

function Window({ window, view, colours, ...props }: Props & { window: WindowView }) {
  const { level, number, owner } = window;
  const below = view.cathedral.find((each) => each.level === level - 1 && each.number === number);
  const supported = level === 1 || (below !== undefined && below.owner !== null);
  const builder = owner ?? ahead.value.get(window.id) ?? null; // who would build it, if one looks ahead
  const place = at(left(number) + 2, top(level) + 5);
  const where = t("troyes-window", { level, number });
  return (
    <El
      id={window.id}
      class={`ty-window ${owner === null ? (supported ? "is-open" : "is-unsupported") : "is-built"} ${builder === owner ? "" : "is-ahead"}`}
      style={place}
      label={owner === null ? where : t("web-troyes-window-built", { where, owner: ownerName(owner, props) })}
    >
      {builder === null ? (
        <EmptyWindow number={number} />
      ) : (
        <Lit colour={colourOf(builder, colours)} level={level} number={number} />
      )}
    </El>
  );
}

function EmptyWindow({ number }: { number: number }) {
  return (
    <svg
      width={SIZE.width}
      height={SIZE.height}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      aria-hidden="true"
    >
      <path d={lancet(SIZE.width, SIZE.height)} class="ty-void" />
      <text x={SIZE.width / 2} y="42" class="ty-window-number">
        {num(number)}
      </text>
    </svg>
  );
}

const BOX = `0 0 ${SIZE.width} ${SIZE.height}`;

function Lit({ colour, level, number }: { colour: string; level: number; number: number }) {
  const id = windowDrawing(level * 7 + number, SIZE);
  showDrawings();
  return (
    <>
      <svg class={`c-${colour}`} width={SIZE.width} height={SIZE.height} viewBox={BOX} aria-hidden="true">
        <use href={`#${id}`} />
      </svg>
      <Piece kind="cube" colour={colour} width={24} />
    </>
  );
}

/** The number of a level, and what it costs to have no cube there at the end. */
function Level({ level, missing }: { level: number; missing: number }) {
  return (
    <span class="ty-level" style={{ insetBlockStart: `${top(level) + 28}px` }}>
      <b>{num(level)}</b>
      {missing > 0 && (
        <small data-help={t("web-troyes-level-missing", { n: missing })}>
          {num(-missing)}
          <span class="tf-sr">{t("web-troyes-level-missing", { n: missing })}</span>
        </small>
      )}
    </span>
  );
}

function Rewards({ facts }: Props) {
  const { cathedral_vp: vp, cathedral_influence: influence } = facts.board;
  return (
    <>
      {[1, 4].map((from) => (
        <span
          key={from}
          class="ty-window-reward"
          data-about="cathedral"
          style={{ ...at(left(from) + 4, BASE + 23), inlineSize: `${3 * PITCH - 8}px` }}
        >
          <b>{num(vp[from - 1] ?? 0)}</b>
          <Icon name="glory" size={13} />
          <b>{num(influence[from - 1] ?? 0)}</b>
          <Icon name="fleur" size={15} />
        </span>
      ))}
    </>
  );
}

/** Gable, towers and cornices. */
function Walls() {
  const [from, to, roof] = [22, left(6) + PITCH + 4, top(3)];
  const middle = (from + to) / 2;
  const tower = (x: number) => `M${x} ${roof - 44}v-7m-3.5 3h7`;
  const spires = `L${from + 10} ${roof - 44}L${from + 20} ${roof - 14}V${roof - 4}L${middle} ${roof - 52}L${to - 20} ${roof - 4}`;
  return (
    <svg class="ty-walls" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path
        class="ty-wall"
        d={`M${from} ${BASE}V${roof - 14}${spires}V${roof - 14}L${to - 10} ${roof - 44}L${to} ${roof - 14}V${BASE}Z`}
      />
      <path
        class="ty-line"
        d={`${tower(from + 10)}${tower(to - 10)}M${middle} ${roof - 52}v-11m-4.5 4.5h9`}
      />
      <path class="ty-joint" d={`M${from + 22} ${roof - 1}L${middle} ${roof - 46}L${to - 22} ${roof - 1}`} />
      <GableRose x={middle} y={roof - 21} />
      {[from + 6.5, to - 13.5].map((x) => (
        <path
          key={x}
          class="ty-pane"
          d={lancet(7, 18)}
          transform={`translate(${x} ${roof - 26})`}
          fill="var(--ty-pane-blue)"
        />
      ))}
      {LEVELS.map((level) => (
        <g key={level}>
          <path class="ty-cornice" d={`M${from - 3} ${top(level) + 71}H${to + 3}`} />
          <path class="ty-joint" d={`M${from} ${top(level) + 67}H${to}`} />
        </g>
      ))}
    </svg>
  );
}

const GLASS = ["red", "blue", "yellow", "green"].map((colour) => `var(--ty-pane-${colour})`);

const EIGHTH = Math.PI / 4;
const TREFOIL: [number, number][] = [
  [0, -4],
  [-4, 2.5],
  [4, 2.5],
];

function GableRose({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="14" fill="var(--ty-pane-lead)" class="ty-pane" />
      {Array.from({ length: 8 }, (_, i) => (
        <circle
          key={i}
          cx={x + Math.cos(i * EIGHTH) * 8.5}
          cy={y + Math.sin(i * EIGHTH) * 8.5}
          r="3"
          fill={GLASS[i % 4]}
        />
      ))}
      <circle cx={x} cy={y} r="3.6" fill="var(--ty-pane-yellow)" />
      {[-38, 38].map((dx) =>
        TREFOIL.map(([a, b], k) => (
          <circle
            key={`${dx}${k}`}
            class="ty-pane"
            cx={x + dx + a}
            cy={y + 9 + b}
            r="4.2"
            fill={GLASS[(k + 1) % 3]}
          />
        )),
      )}
      {[-66, 66].map((dx) => (
        <circle key={dx} class="ty-pane" cx={x + dx} cy={y + 15} r="3.6" fill="var(--ty-pane-green)" />
      ))}
    </>
  );
}
