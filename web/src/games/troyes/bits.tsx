// Small parts of the boards: dice, pieces, shields, prices.

import { num, run } from "../../i18n/numbers.ts";
import type { ComponentChildren } from "preact";
import { Icon } from "../../ui/Icon.tsx";
import { showDrawings } from "../../ui/sprite.ts";
import {
  CHARGE_AT,
  dieDrawing,
  faceDrawing,
  type PieceKind,
  pieceDrawing,
  pipsDrawing,
} from "./art/pieces.ts";
import { iconOf } from "./icons/index.ts";
import type { AnyColour, DieColour } from "./shapes.ts";

// --- dice ---------------------------------------------------------------------------------------------

/** A die from above and in front: pips, and the estate's mark below them. */
export function Die({ colour, value, width }: { colour: DieColour; value: number; width: number }) {
  const [body, pips] = [dieDrawing(colour), pipsDrawing(value)];
  showDrawings();
  return (
    <svg
      class={`ty-die ty-${colour}`}
      width={width}
      height={(width * 42) / 32}
      viewBox="0 0 32 42"
      aria-hidden="true"
    >
      <use href={`#${body}`} />
      <use href={`#${pips}`} />
    </svg>
  );
}

/** A number on the board that is met with a die. */
export function Face({ colour, value, size = 16 }: { colour: DieColour; value: number; size?: number }) {
  const face = faceDrawing(value);
  showDrawings();
  return (
    <svg class={`ty-face ty-${colour}`} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <use href={`#${face}`} />
    </svg>
  );
}

/** An estate on a small tile of its colour. */
export function Estate({ colour, size = 18 }: { colour: AnyColour | "black"; size?: number }) {
  return (
    <span class={`ty-estate ty-${colour}`} style={{ inlineSize: `${size}px`, blockSize: `${size}px` }}>
      <Icon name={iconOf(colour) ?? "estates"} size={Math.round(size * 0.68)} />
    </span>
  );
}

/** By what a total is divided: the estate's tile with the number. */
export function Divisor({ colour, n, upright = false }: { colour: AnyColour; n: number; upright?: boolean }) {
  return (
    <span class={`ty-divisor ty-${colour} ${upright ? "is-upright" : ""}`}>
      <Icon name={iconOf(colour) ?? "estates"} size={upright ? 16 : 13} />
      <b>{run(`÷${num(n)}`)}</b>
    </span>
  );
}

// --- pieces -------------------------------------------------------------------------------------------

const WIDTHS: Record<PieceKind, number> = { citizen: 24, tradesman: 24, lying: 34, cube: 24.5, disc: 24 };

/** A citizen, cube or disc in a player's colour, with the player's charge. */
export function Piece({ kind, colour, width }: { kind: PieceKind; colour: string; width: number }) {
  const { id, box } = pieceDrawing(kind);
  const [x, y, size] = CHARGE_AT[kind];
  const height = (width / WIDTHS[kind]) * Number(box.split(" ")[3]);
  showDrawings();
  return (
    <svg class={`ty-piece c-${colour}`} width={width} height={height} viewBox={box} aria-hidden="true">
      <use href={`#${id}`} />
      <g transform={kind === "lying" ? `rotate(90 ${x} ${y})` : undefined}>
        <use href={`#i-charge-${colour}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
      </g>
    </svg>
  );
}

// --- numbers ------------------------------------------------------------------------------------------

/** Victory points: a shield with the number on it. */
export const Points = ({ n, size = 20 }: { n: number; size?: number }) => (
  <span
    class="ty-points"
    style={{ inlineSize: `${size}px`, blockSize: `${size * 1.08}px`, fontSize: `${size * 0.66}px` }}
  >
    <Icon name="glory-plain" size={size} />
    <b>{num(n)}</b>
  </span>
);

/** A price on a coin. */
export const Price = ({ n, size = 30 }: { n: number; size?: number }) => (
  <span
    class="ty-price"
    style={{ inlineSize: `${size}px`, blockSize: `${size}px`, fontSize: `${size * 0.5}px` }}
  >
    <Icon name="coin" size={size} />
    <b>{num(n)}</b>
  </span>
);

/** "+2" and the symbol. */
export function Amount({
  n,
  of,
  size = 15,
  sign = true,
}: {
  n: number;
  of: string;
  size?: number;
  sign?: boolean;
}) {
  return (
    <span class="ty-amount">
      <b>{num(n, { sign })}</b>
      <Icon name={iconOf(of) ?? "question"} size={size} />
    </span>
  );
}

export const Arrow = () => <Icon name="arrow" size={11} class="ty-arrow" />;

export const Heading = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <header class="ty-heading">
    <h2>{title}</h2>
    {children}
  </header>
);
