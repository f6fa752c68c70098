// A gift card: value, gift, name and action. The face stays light in both themes: cards are what one
// compares most.

import { num } from "../../../i18n/numbers.ts";
import { addDrawing, showDrawings } from "../../../ui/sprite.ts";
import { iconOf } from "../icons/index.ts";
import { actionSymbol } from "../seats.ts";
import type { GiftFacts } from "../shapes.ts";
import { giftName } from "../words.ts";
import { giftDrawing } from "./gifts.ts";

for (let value = 1; value <= 9; value++) {
  const id = `gg-gift-${value}`;
  addDrawing(id, () => `<symbol id="${id}" viewBox="0 0 48 48">${giftDrawing(value).join("")}</symbol>`);
}

interface CardProps {
  gift: GiftFacts;
  width: number;
  /** With the gift's name: in the hand. */
  named?: boolean;
  /** Its value shows on a destiny die. */
  match?: boolean;
}

/** Corners stepped inward, as on lacquer boxes. */
export function notched(x: number, y: number, width: number, height: number, step: number): string {
  const [right, bottom] = [x + width, y + height];
  return `M${x + step} ${y}H${right - step}v${step}h${step}V${bottom - step}h${-step}v${step}H${x + step}v${-step}h${-step}V${y + step}h${step}z`;
}

export function GiftCard({ gift, width, named = false, match = false }: CardProps) {
  showDrawings();
  return (
    <svg
      class="gg-card-face"
      width={width}
      height={named ? (width * 116) / 86 : (width * 73) / 52}
      viewBox={named ? "0 0 86 116" : "0 0 52 73"}
      aria-hidden="true"
    >
      {named ? <LargeFace {...gift} /> : <SmallFace {...gift} />}
      {match && <MatchSign x={named ? 69 : 35} />}
    </svg>
  );
}

function LargeFace(gift: GiftFacts) {
  const { value } = gift;
  return (
    <>
      <rect class="gg-card-paper" x="0.6" y="0.6" width="84.8" height="114.8" rx="5" />
      <path class="gg-card-line" d={notched(4.5, 4.5, 77, 107, 4)} />
      <circle class="gg-moon" cx="50" cy="46" r="29" />
      <use href={`#gg-gift-${value}`} x="26" y="22" width="48" height="48" />
      <text class="gg-card-value" x="10" y="31" font-size="32">
        {num(value)}
      </text>
      <Name text={giftName(gift)} />
      <ActionSeal action={actionSymbol(gift)} x={43} y={100} scale={1} />
    </>
  );
}

const LONGEST = 14; // letters that fit; longer names are set narrower

function Name({ text }: { text: string }) {
  const narrow = text.length > LONGEST ? { textLength: 76, lengthAdjust: "spacingAndGlyphs" } : {};
  return (
    <text class="gg-card-name" x="43" y="87" text-anchor="middle" {...narrow}>
      {text}
    </text>
  );
}

function SmallFace(gift: GiftFacts) {
  const { value } = gift;
  return (
    <>
      <rect class="gg-card-paper" x="0.6" y="0.6" width="50.8" height="71.8" rx="5" />
      <path class="gg-card-line" d={notched(3, 3, 46, 67, 3)} />
      <circle class="gg-moon" cx="32" cy="26" r="16.5" />
      <use href={`#gg-gift-${value}`} x="19" y="13" width="26.4" height="26.4" />
      <text class="gg-card-value" x="5.5" y="21" font-size="22">
        {num(value)}
      </text>
      <ActionSeal action={actionSymbol(gift)} x={26} y={57.5} scale={0.8} />
    </>
  );
}

function ActionSeal({ action, x, y, scale }: { action: string; x: number; y: number; scale: number }) {
  const icon = iconOf(action); // none for "none"
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {icon ? (
        <>
          <rect class="gg-seal" x="-24" y="-11.5" width="48" height="23" rx="11.5" />
          <use class="gg-on-seal" href={`#i-${icon}`} x="-9.5" y="-9.5" width="19" height="19" />
        </>
      ) : (
        <path class="gg-no-action" d="M-13 0h9.5M3.5 0H13M0-3.5 3.5 0 0 3.5-3.5 0z" />
      )}
    </g>
  );
}

function MatchSign({ x }: { x: number }) {
  return (
    <g class="gg-match" transform={`translate(${x} -5)`}>
      <rect width="22" height="18" rx="4" />
      <use href="#i-gg-die" x="4.5" y="2.5" width="13" height="13" />
    </g>
  );
}

/** The back of a gift card. */
export function CardBack({ width }: { width: number }) {
  return (
    <svg class="gg-card-face" width={width} height={(width * 73) / 52} viewBox="0 0 52 73" aria-hidden="true">
      <rect class="gg-back" x="0.6" y="0.6" width="50.8" height="71.8" rx="5" />
      <path class="gg-back-line" d={notched(4, 4, 44, 65, 4)} />
      <path class="gg-back-line" d="M26 16 41.6 36.5 26 57 10.4 36.5z" />
      <path class="gg-back-gem" d="M26 25 34.8 36.5 26 48 17.2 36.5z" />
    </svg>
  );
}
