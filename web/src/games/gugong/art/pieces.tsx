// Pieces: people, ships and markers in a player's colour, each with the player's charge. A light rim and
// a dark outer line let them stand on any ground. Bodies are drawn once in the page and referred to.

import { addDrawing, showDrawings } from "../../../ui/sprite.ts";

const SERVANT =
  "M12 1 21.5 7.4Q19.4 8.6 16.4 9.2C16.6 11 16 12.2 14.9 13.2 19 14.4 20.6 18.6 22 29H2C3.4 18.6 5 14.4 9.1 13.2 8 12.2 7.4 11 7.6 9.2 4.6 8.6 2.5 7.4 2.5 7.4z";
const DOUBLE =
  "M10.5 1 18 6.4 25.5 1 35 7.4Q33 8.6 30 9.2 30.2 11 28.6 13.2C32.5 14.4 34 18.6 35 29H1C2 18.6 3.5 14.4 7.4 13.2 5.8 11 6 9.2 6 9.2 3 8.6 1 7.4 1 7.4z";
const ENVOY =
  "M.7 4C.7 2.9 2 2.5 3.4 2.8L9.6 4.1C9.9 3.6 10.4 3.4 11.1 3.3 11.5 1.5 12.5.6 14 .6S16.5 1.5 16.9 3.3C17.6 3.4 18.1 3.6 18.4 4.1L24.6 2.8C26 2.5 27.3 2.9 27.3 4S26.2 5.5 24.8 5.5L18.5 6V9.5C18.5 11.3 17.9 12.6 16.8 13.7 21.6 14.8 23.6 19.5 25 31H3C4.4 19.5 6.4 14.8 11.2 13.7 10.1 12.6 9.5 11.3 9.5 9.5V6L3.2 5.5C1.8 5.5.7 5 .7 4z";

interface Figure {
  width: number;
  height: number;
  body: string;
  folds: string; // lines in the colour of the charge
  charges: [x: number, y: number, size: number][];
}

const FIGURES = {
  servant: {
    width: 24,
    height: 30,
    body: SERVANT,
    folds: "M7.6 9.2Q12 10 16.4 9.2M9.1 13.3Q12 15 14.9 13.3",
    charges: [[12, 21.6, 11]],
  },
  double: {
    width: 36,
    height: 30,
    body: DOUBLE,
    folds:
      "M6 9.2Q10.5 10 15 9.2M21 9.2Q25.5 10 30 9.2M7.5 13.3Q10.5 15 13.5 13.3M22.5 13.3Q25.5 15 28.5 13.3M18 12V29",
    charges: [
      [10, 21.6, 10],
      [26, 21.6, 10],
    ],
  },
  envoy: {
    width: 28,
    height: 32,
    body: ENVOY,
    folds: "M9.5 9h9M11.1 13.8Q14 15.6 16.9 13.8M8 17.6h12v11H8z",
    charges: [[14, 23.1, 9.4]],
  },
} satisfies Record<string, Figure>;

export type FigureKind = keyof typeof FIGURES;

for (const [kind, { body }] of Object.entries(FIGURES)) {
  addDrawing(`gg-body-${kind}`, () => `<path id="gg-body-${kind}" d="${body}"/>`);
}

/** A player's charge on a piece. */
export function Charge({ colour, x, y, size }: { colour: string; x: number; y: number; size: number }) {
  return (
    <use
      class="gg-charge"
      href={`#i-charge-${colour}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
    />
  );
}

interface FigureProps {
  kind: FigureKind;
  colour: string;
  height: number;
  /** An outline only: supply, or not there yet. */
  hollow?: boolean;
}

/** A servant, double servant or envoy by itself. */
export function FigurePiece({ kind, colour, height, hollow = false }: FigureProps) {
  const figure: Figure = FIGURES[kind];
  showDrawings();
  return (
    <svg
      class={`gg-piece c-${colour} ${hollow ? "is-hollow" : ""}`}
      width={(figure.width * height) / figure.height}
      height={height}
      viewBox={`0 0 ${figure.width} ${figure.height}`}
      aria-hidden="true"
    >
      <FigureAt kind={kind} colour={colour} />
    </svg>
  );
}

/** The same inside a larger drawing, on its own grid. */
export function FigureAt({ kind, colour }: { kind: FigureKind; colour: string }) {
  const figure: Figure = FIGURES[kind];
  return (
    <>
      <use class="gg-drop" href={`#gg-body-${kind}`} />
      <use class="gg-body" href={`#gg-body-${kind}`} />
      <path class="gg-folds" d={figure.folds} />
      {figure.charges.map(([x, y, size]) => (
        <Charge key={x} colour={colour} x={x} y={y} size={size} />
      ))}
    </>
  );
}

/** A traveller: the horse on a disc, the charge on a small disc beside it. */
export function TravellerPiece({ colour, size }: { colour: string; size: number }) {
  showDrawings();
  return (
    <svg class={`gg-piece c-${colour}`} width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
      <circle class="gg-drop-disc" cx="17" cy="17" r="15.6" />
      <circle class="gg-disc" cx="17" cy="17" r="14.4" />
      <use class="gg-on-piece" href="#i-gg-traveller" x="6.4" y="5.6" width="21.5" height="21.5" />
      <circle class="gg-disc" cx="28" cy="27.4" r="7.2" />
      <Charge colour={colour} x={28} y={27.4} size={9} />
    </svg>
  );
}

/** A marker of the intrigue track, seen from the side: the charge stays readable in a stack. */
export function MarkerPiece({ colour }: { colour: string }) {
  showDrawings();
  return (
    <svg class={`gg-piece c-${colour}`} width="30" height="14" viewBox="0 0 30 14" aria-hidden="true">
      <rect class="gg-disc" x="1" y="0.8" width="28" height="12.4" rx="3.5" />
      <Charge colour={colour} x={15} y={7} size={9.6} />
    </svg>
  );
}

interface ShipProps {
  colour: string;
  /** What is aboard: the double servant takes two of the three places. */
  servants: number;
  double: boolean;
  width: number;
}

const SHIP = { width: 94, height: 50, seats: 3, first: 39, step: 20 };

export function ShipPiece({ colour, servants, double, width }: ShipProps) {
  showDrawings();
  const taken = servants + (double ? 2 : 0);
  return (
    <svg
      class={`gg-piece gg-ship c-${colour}`}
      width={width}
      height={(SHIP.height * width) / SHIP.width}
      viewBox={`0 0 ${SHIP.width} ${SHIP.height}`}
      aria-hidden="true"
    >
      <path class="gg-hull" d="M1 33h92c-2 9-8 14-18 14H20C10 47 4 42 1 33z" />
      <path class="gg-stripe" d="M5.5 40h83" />
      <path class="gg-mast" d="M24 2v31" />
      <path class="gg-sail" d="M22.5 2.5C14 6 7 17 5 30h17.5z" />
      <Charge colour={colour} x={15.6} y={21} size={10.5} />
      {double && <Aboard kind="double" colour={colour} x={SHIP.first + SHIP.step / 2} />}
      {Array.from({ length: SHIP.seats }, (_, i) => {
        const x = SHIP.first + i * SHIP.step;
        if (double && i < 2) return null;
        if (i < taken) return <Aboard key={i} kind="servant" colour={colour} x={x} />;
        return <circle key={i} class="gg-seat" cx={x} cy="26" r="5.5" />;
      })}
    </svg>
  );
}

function Aboard({ kind, colour, x }: { kind: "servant" | "double"; colour: string; x: number }) {
  const scale = 24 / 30;
  return (
    <g transform={`translate(${x - (FIGURES[kind].width * scale) / 2} 10.5) scale(${scale})`}>
      <FigureAt kind={kind} colour={colour} />
    </g>
  );
}
