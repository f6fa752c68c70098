// Jade: houses with their prices, and the square behind them.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { HouseDrawing, JadeGround, SquareDrawing } from "../art/grounds.tsx";
import { box, Reconstructed } from "../bits.tsx";
import type { GugongFacts, GugongView, HouseView } from "../shapes.ts";
import { Location, NARROW, type LocationProps } from "./Location.tsx";

const WIDE = { width: 300, height: 200 };
const ALONE = { width: NARROW, height: 214 };

/** Two rows, the dear houses above. */
function houseAt(i: number, houses: number, narrow: boolean): { x: number; y: number } {
  const columns = Math.ceil(houses / 2);
  const [column, row] = [i % columns, i < columns ? 1 : 0];
  if (narrow) return { x: 26 + (column + 0.5) * (320 / columns) - 30, y: 36 + row * 66 };
  return { x: 84 + (column + 0.5) * (204 / columns) - 30, y: 14 + row * 70 };
}

export function Jade(props: LocationProps) {
  const { view, facts, narrow = false } = props;
  const size = narrow ? ALONE : WIDE;
  const { houses } = view.jade;
  return (
    <Location {...props} place="jade" size={size} slot={[18, 36]} ground={<JadeGround {...size} />}>
      {houses.map((house, i) => {
        const { x, y } = houseAt(i, houses.length, narrow);
        return <House key={house.id} house={house} x={x} y={y} />;
      })}
      <Square view={view} facts={facts} y={size.height - 40} width={size.width - 20} />
    </Location>
  );
}

function House({ house, x, y }: { house: HouseView; x: number; y: number }) {
  const { price, now, jade } = house;
  return (
    <El
      id={house.id}
      label={t(jade ? "web-gugong-house-words" : "web-gugong-house-empty", { price: now })}
      class={`gg-house ${jade ? "" : "is-empty"}`}
      style={box(x, y, 60, 56)}
    >
      <HouseDrawing jade={jade} />
      {jade && <Icon name="gg-jade" size={21} class="gg-jade-ink gg-house-jade" />}
      <Price price={price} now={jade ? now : price} gone={!jade} />
    </El>
  );
}

function Price({ price, now, gone = false }: { price: number; now: number; gone?: boolean }) {
  const classes = `gg-num gg-price ${gone ? "is-gone" : now < price ? "is-less" : now > price ? "is-more" : ""}`;
  return <b class={classes}>{num(now)}</b>;
}

function Square({
  view,
  facts,
  y,
  width,
}: {
  view: GugongView;
  facts: GugongFacts;
  y: number;
  width: number;
}) {
  const { square } = view.jade;
  const side = view.side + 1;
  return (
    <El
      id={square.id}
      class={`gg-square ${square.open ? "is-open" : ""}`}
      label={t(square.open ? "web-gugong-square-open" : "web-gugong-square-shut", { price: square.now })}
      style={box(10, y, width, 32)}
    >
      <SquareDrawing />
      <span class="gg-square-words">
        <b>
          {t("web-gugong-square")}
          <Reconstructed facts={facts} path={`jade.houses_${side}`} />
        </b>
        <small>{t(square.open ? "web-gugong-square-is-open" : "web-gugong-square-opens")}</small>
      </span>
      {!square.open && <Icon name="lock" size={13} />}
      <Price price={square.price} now={square.now} />
    </El>
  );
}
