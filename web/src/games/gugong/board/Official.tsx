// The official's gift of a location: the card in its red slot, what an exchange would cost there, and the
// bonus tokens that lie at the location.

import type { ComponentChildren, CSSProperties } from "preact";
import { sentences, t } from "../../../i18n/messages.ts";
import { El } from "../../../table/El.tsx";
import { rings } from "../../../table/motion.ts";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { aimedAt, canAim, takeAim, verdictOf } from "../aim.ts";
import { GiftCard } from "../art/GiftCard.tsx";
import { FigurePiece } from "../art/pieces.tsx";
import { box } from "../bits.tsx";
import { choicesNow } from "../known.ts";
import { colourAt, giftOf, isMatch, locationOf, type Props } from "../seats.ts";
import type { LocationView, Place, Verdict } from "../shapes.ts";
import { officialWords, placeName } from "../words.ts";
import { TokenFace } from "./Token.tsx";

const CARD = 52;

type Tag = Verdict | "chosen";

/** What an exchange here would cost: for the picked card, or the one under the pointer. */
export function tagOf(location: LocationView, { view, seat }: Props): Tag | null {
  const { exchange } = view;
  if (exchange && exchange.seat === seat && exchange.place === location.place) return "chosen";
  if (location.tag) return location.tag;
  const card = cardPointedAt();
  return card ? verdictOf(location, card) : null;
}

/** The hand card one could give and is looking at. */
function cardPointedAt(): string | null {
  const choice = choicesNow()[table.hovered.value ?? table.selected.value ?? -1];
  return choice?.kind === "give" ? choice.args.gift : null;
}

interface OfficialProps extends Props {
  place: Place;
  style?: CSSProperties;
  width?: number;
}

export function Official({ place, style, width = CARD, ...props }: OfficialProps) {
  const { view, facts, names } = props;
  const location = locationOf(view, place);
  const gift = giftOf(facts, location.card);
  const tag = tagOf(location, props);
  const words = officialWords(facts, location, names);
  const classes = `gg-official ${tag ? `is-${tag}` : ""}`;
  const inside = (
    <>
      <GiftCard key={location.card} gift={gift} width={width} match={isMatch(view, gift.value)} />
      {tag && <PriceTag tag={tag} />}
      <Tokens location={location} {...props} />
    </>
  );
  if (canAim()) {
    return (
      <Aimed place={place} id={location.id} words={words} class={classes} style={style}>
        {inside}
      </Aimed>
    );
  }
  return (
    <El id={location.id} label={words} class={classes} {...(style ? { style } : {})}>
      {inside}
    </El>
  );
}

interface AimedProps {
  place: Place;
  id: string;
  words: string;
  class: string;
  style: CSSProperties | undefined;
  children: ComponentChildren;
}

/** While a card is asked for: a touch marks the cards that could be given here. */
function Aimed({ place, id, words, class: classes, style, children }: AimedProps) {
  const on = aimedAt() === place;
  return (
    <div
      class={`el ${classes} is-aimable ${on ? "is-aimed" : ""}`}
      style={style}
      data-el={id}
      data-ring={rings.value.get(id)}
      role="button"
      tabIndex={0}
      aria-pressed={on}
      aria-label={sentences([words, t("web-gugong-aim")])}
      onClick={(event) => {
        event.stopPropagation();
        takeAim(place);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        takeAim(place);
      }}
    >
      {children}
    </div>
  );
}

function PriceTag({ tag }: { tag: Tag }) {
  return (
    <span class={`gg-tag is-${tag}`} aria-hidden="true">
      {tag === "free" && <Icon name="check" size={10} />}
      {t(`web-gugong-tag-${tag}`)}
    </span>
  );
}

/** Toll and follow tokens of players, and the mark of Meng's focus. */
function Tokens({ location, facts, view, colours }: Props & { location: LocationView }) {
  const focus = view.solo?.focus === location.place;
  if (location.tokens.length === 0 && !focus) return null;
  const meng = view.seats.findIndex((seat) => seat.meng);
  return (
    <span class="gg-official-tokens">
      {location.tokens.map(({ seat, token }, i) => (
        <span key={i} class={`gg-parked c-${colourAt(colours, seat)}`}>
          <TokenFace facts={facts} token={token} small />
          <FigurePiece kind="servant" colour={colourAt(colours, seat)} height={16} />
        </span>
      ))}
      {focus && (
        <span class="gg-parked" data-help={t("web-gugong-focus-words", { place: placeName(location.place) })}>
          <FigurePiece kind="double" colour={colourAt(colours, meng)} height={20} />
        </span>
      )}
    </span>
  );
}

/** The place of an official's slot on the desktop board: the card with 5 px of lacquer around it. */
export const slotAt = (x: number, y: number): CSSProperties => box(x - 5, y - 5, CARD + 10, 83);
