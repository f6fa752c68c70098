// Servants of a seat: the pool to act with, the supply behind it, the double servant.

import { t } from "../../../i18n/messages.ts";
import { El } from "../../../table/El.tsx";
import { FigurePiece } from "../art/pieces.tsx";
import { foreseen } from "../foreseen.ts";
import { colourAt, poolPieces, seatOf, supplyPieces, type SeatProps } from "../seats.ts";
import { Well } from "./Well.tsx";

interface CrowdProps {
  who: number;
  colour: string;
  servants: number;
  double: boolean;
  hollow?: boolean;
  width: number;
}

/** One row of large figures, or two rows of small ones. */
function Crowd({ who, colour, servants, double, hollow = false, width }: CrowdProps) {
  const pieces = servants + (double ? 1 : 0);
  const tall = hollow ? 34 : 38;
  const large = (servants + (double ? 1.5 : 0)) * ((tall * 24) / 30) <= width + 12;
  const height = large ? tall : 24;
  const across = (height * 24) / 30;
  const row = large ? pieces : Math.ceil(pieces / 2);
  const gap = row > 1 ? Math.min(2, (width - row * across - (double ? across / 2 : 0)) / (row - 1)) : 0;
  const breadth = row * across + (row - 1) * Math.max(0, gap) + (double ? across / 2 : 0) + 1;
  return (
    <span
      class={`gg-crowd ${large ? "" : "is-small"}`}
      style={{
        columnGap: `${Math.max(0, gap)}px`,
        ...(large ? {} : { inlineSize: `${Math.min(width, breadth)}px` }),
      }}
    >
      {double && (
        <El id={`double.${who}`} as="span" label={t("web-gugong-double")} class="gg-double">
          <FigurePiece kind="double" colour={colour} height={height} hollow={hollow} />
        </El>
      )}
      {Array.from({ length: servants }, (_, i) => (
        <span key={i} class="gg-one" style={gap < 0 && i > 0 ? { marginInlineStart: `${gap}px` } : {}}>
          <FigurePiece kind="servant" colour={colour} height={height} hollow={hollow} />
        </span>
      ))}
    </span>
  );
}

export function Pool({ view, who, colours }: SeatProps) {
  const seat = seatOf(view, who);
  const words = t("web-gugong-pool-words", { n: poolPieces(seat), value: seat.pool_value });
  return (
    <Well
      title={t("web-gugong-pool")}
      n={poolPieces(seat)}
      then={foreseen(who).get("pool")}
      id={`pool.${who}`}
      label={words}
      class="gg-pool"
    >
      <Crowd
        who={who}
        colour={colourAt(colours, who)}
        servants={seat.pool}
        double={seat.double === "pool"}
        width={112}
      />
    </Well>
  );
}

export function Supply({ view, who, colours }: SeatProps) {
  const seat = seatOf(view, who);
  const words = t("web-gugong-supply-words", { n: supplyPieces(seat) });
  return (
    <Well
      title={t("web-gugong-supply")}
      n={supplyPieces(seat)}
      then={foreseen(who).get("supply")}
      id={`supply.${who}`}
      label={words}
      class="gg-supply"
    >
      <Crowd
        who={who}
        colour={colourAt(colours, who)}
        servants={seat.supply}
        double={seat.double === "supply"}
        hollow
        width={92}
      />
    </Well>
  );
}
