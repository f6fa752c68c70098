// The city square: districts with their dice, whose they are and what waits for them there.

import type { CSSProperties } from "preact";
import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Piece } from "../bits.tsx";
import { iconOf } from "../icons/index.ts";
import { type Box, isCrowded, pack, type Packed } from "../packing.ts";
import { openDistrict, pickedGroup } from "../picking.ts";
import { aroundTheSquare, colourOf, type Props } from "../seats.ts";
import type { DistrictView } from "../shapes.ts";
import { ownerName } from "../words.ts";
import { DieOn, DieShown, isTouchable } from "./DieOn.tsx";
import { BOSS, MIDDLE, middleOf, RADIUS, Rose } from "./Rose.tsx";

interface SquareProps extends Props {
  widest?: number;
  fingers?: boolean; // it is touched with fingers
}

export function Square({ widest = 30, fingers = false, ...props }: SquareProps) {
  const around = aroundTheSquare(props);
  const mine = around[0]?.owner === props.seat;
  return (
    <section class="ty-panel ty-square" aria-label={t("web-troyes-square")}>
      <Rose colours={around.map((each) => colourOf(each.owner, props.colours))} own={mine} />
      <h2 class="ty-corner">{t("web-troyes-square")}</h2>
      {around.map((district, i) => (
        <District
          key={district.id}
          {...props}
          district={district}
          at={i}
          of={around.length}
          wanted={{ widest, fingers }}
        />
      ))}
      <Boss {...props} />
    </section>
  );
}

interface DistrictProps extends Props {
  district: DistrictView;
  at: number;
  of: number;
  wanted: { widest: number; fingers: boolean };
}

function District(props: DistrictProps) {
  const { district, at, of, colours, wanted } = props;
  const sector = { middle: middleOf(at, of), half: 180 / of, outer: RADIUS - 2, inner: BOSS + 8 };
  const pill = pillAt(at, of);
  const packed = pack(sector, district.dice.length, { ...wanted, free: [pill.free] });
  const crowded = wanted.fingers && isCrowded(packed);
  return (
    <div
      class={`ty-district ty-glass c-${colourOf(district.owner, colours)}`}
      role="group"
      aria-label={ownerName(district.owner, props)}
    >
      {district.dice.map((die, i) => {
        const at = { die, board: props, width: packed.width, style: placeOf(packed, i) };
        return crowded ? (
          <DieShown key={die.id} {...at} />
        ) : (
          <DieOn key={die.id} {...at} district={district} />
        );
      })}
      {crowded && <OpenDistrict {...props} packed={packed} />}
      <NamePill {...props} x={pill.x} y={pill.y} />
    </div>
  );
}

/** Where a die stands, and how far its touch reaches: half the way to the next one. */
function placeOf({ width, pitch, places }: Packed, i: number): CSSProperties {
  const [x, y] = places[i] ?? [0, 0];
  const height = (width * 42) / 32;
  return {
    insetInlineStart: `${MIDDLE.x + x - width / 2}px`,
    insetBlockStart: `${MIDDLE.y + y - height / 2}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    "--reach-x": `${(width - pitch[0]) / 2}px`,
    "--reach-y": `${(height - pitch[1]) / 2}px`,
  } as CSSProperties;
}

/** Too many dice for fingers: the whole group opens a page of its own. */
function OpenDistrict({ packed, district, ...props }: DistrictProps & { packed: Packed }) {
  const [half, tall] = [packed.width, (packed.width * 42) / 32];
  const xs = packed.places.map(([x]) => x);
  const ys = packed.places.map(([, y]) => y);
  const style = {
    insetInlineStart: `${MIDDLE.x + Math.min(...xs) - half}px`,
    insetBlockStart: `${MIDDLE.y + Math.min(...ys) - tall}px`,
    inlineSize: `${Math.max(...xs) - Math.min(...xs) + 2 * half}px`,
    blockSize: `${Math.max(...ys) - Math.min(...ys) + 2 * tall}px`,
  };
  const n = district.dice.filter((die) => isTouchable(die, props)).length;
  const words = t("web-troyes-open-district", {
    owner: ownerName(district.owner, props),
    n: district.dice.length,
  });
  return (
    <button
      type="button"
      class="ty-crowd"
      style={style}
      aria-label={words}
      onClick={() => (openDistrict.value = district.id)}
    >
      <Icon name="search" size={20} />
      {n > 0 && <b>{num(n)}</b>}
    </button>
  );
}

/** Whose district it is, and the deniers that lie there for who has passed. */
function NamePill({ district, x, y, colours, names, seat }: DistrictProps & { x: number; y: number }) {
  const me = district.owner === seat;
  const name = ownerName(district.owner, { names });
  const place = { insetInlineStart: `${x}px`, insetBlockStart: `${y}px` };
  return (
    <div class="ty-pill-at" style={place}>
      <El id={district.id} class="ty-pill" label={name}>
        <Piece kind="disc" colour={colourOf(district.owner, colours)} width={18} />
        <b>{me ? t("web-troyes-you", { name }) : name}</b>
        {district.passed && (
          <span class="ty-purse">
            {num(district.purse ?? 0)}
            <Icon name="denier" size={14} title={t("web-troyes-purse")} />
          </span>
        )}
      </El>
    </div>
  );
}

interface Pill {
  x: number;
  y: number;
  free: Box; // of dice, from the middle of the square
}

/** Pills lie on the rim: the own one below, the others in the corners. */
function pillAt(i: number, districts: number): Pill {
  const middle = middleOf(i, districts);
  const [cos, sin] = [Math.cos((middle * Math.PI) / 180), Math.sin((middle * Math.PI) / 180)];
  let [x, y] = [Math.sign(cos) * RADIUS * 0.8, RADIUS * (sin < 0.2 ? -0.84 : 0.72)];
  if (Math.abs(cos) < 0.1)
    [x, y] = [0, sin * (RADIUS + 1)]; // below or above
  else if (Math.abs(sin) < 0.1) [x, y] = [cos * RADIUS * 0.84, -RADIUS * 0.36]; // on one side
  const free = { left: x - 46, right: x + 46, top: y - 12, bottom: y + (y < 0 ? 22 : 12) }; // numbers stand above dice
  return { x: MIDDLE.x + x, y: MIDDLE.y + y, free };
}

/** The middle of the window: the total of the dice chosen so far. */
function Boss({ view }: Props) {
  const group = view.group ?? pickedGroup(view);
  const first = view.districts.flatMap((each) => each.dice).find((die) => group?.dice.includes(die.id));
  const black = view.phase === "black";
  const style = { insetInlineStart: `${MIDDLE.x - BOSS}px`, insetBlockStart: `${MIDDLE.y - BOSS}px` };
  if (!group || !first) {
    return (
      <div class="ty-boss" style={style} aria-hidden="true">
        <Icon name="crest-troyes" size={60} />
      </div>
    );
  }
  const colour = black ? "black" : first.colour;
  return (
    <div
      class={`ty-boss is-group ty-${colour}`}
      style={style}
      role="img"
      aria-label={t("web-troyes-total-is", { n: group.total })}
    >
      <Icon name={iconOf(colour) ?? "estates"} size={20} />
      <b>{num(group.total)}</b>
    </div>
  );
}
