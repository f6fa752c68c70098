// Pictures of the rules of Gùgōng, out of the pieces of its boards.

import type { ComponentChildren } from "preact";
import type { Pictures } from "../../rules/Picture.tsx";
import { t } from "../../i18n/messages.ts";
import { Icon } from "../../ui/Icon.tsx";
import { FigurePiece, ShipPiece, TravellerPiece } from "./art/pieces.tsx";
import { Actions, Card, Exchange, Night, Servant, Sign, TooLow } from "./how.tsx";

const ME = "lily";

const Arrow = () => <Icon name="arrow" size={18} />;
const Envoy = () => <FigurePiece kind="envoy" colour={ME} height={30} />;

/** So many servants. */
const Servants = ({ n }: { n: number }) => (
  <span class="ln-group">
    {Array.from({ length: n }, (_, i) => (
      <Servant key={i} />
    ))}
  </span>
);

/** The two ways of a location: A as it is, B for servants. */
function Ways({ a, pays, b }: { a: ComponentChildren; pays: number; b: ComponentChildren }) {
  return (
    <div class="ln-row is-wide">
      <span class="ln-tile">
        <b>{t("gugong-variant-a")}</b>
        {a}
      </span>
      <span class="ln-tile">
        <b>{t("gugong-variant-b")}</b>
        <Servants n={pays} />
        <Arrow />
        {b}
      </span>
    </div>
  );
}

const Traveller = () => <TravellerPiece colour={ME} size={28} />;
const Ship = ({ servants }: { servants: number }) => (
  <ShipPiece colour={ME} servants={servants} double={false} width={58} />
);

const OneForNine = () => (
  <div class="ln-row">
    <Card value={1} />
    <Icon name="refresh" size={24} />
    <Card value={9} />
    <Icon name="check" size={24} />
  </div>
);

const Trades = () => (
  <div class="ln-row is-wide">
    {["servant", "vp", "jade"].map((name) => (
      <span key={name} class="ln-tile">
        <Sign name="token" size={24} />
        <Arrow />
        <Sign name={name} size={26} />
      </span>
    ))}
  </div>
);

const Section = () => (
  <div class="ln-row">
    <Sign name="wall" size={32} />
    <Servants n={3} />
    <Arrow />
    <Sign name="vp" size={26} />
    <Envoy />
  </div>
);

const Claim = () => (
  <div class="ln-row">
    <Ship servants={3} />
    <Arrow />
    <Sign name="vp" size={26} />
    <Sign name="gift" size={26} />
    <Sign name="double" size={26} />
  </div>
);

const Score = () => (
  <div class="ln-row is-wide">
    {["wall", "decree", "palace", "jade"].map((name) => (
      <Sign key={name} name={name} size={28} />
    ))}
    <Arrow />
    <Sign name="vp" size={30} />
  </div>
);

export const PICTURES: Pictures = {
  G20: Exchange,
  G21: TooLow,
  G22: OneForNine,
  G23: Actions,
  G27: Night,
  G30: () => (
    <Ways
      a={<Traveller />}
      pays={2}
      b={
        <>
          <Traveller />
          <Traveller />
        </>
      }
    />
  ),
  G36: Trades,
  G40: () => <Ways a={<Servants n={1} />} pays={1} b={<Servants n={2} />} />,
  G42: Section,
  G50: () => (
    <div class="ln-row">
      <Servants n={3} />
      <Arrow />
      <Sign name="jade" size={32} />
    </div>
  ),
  G55: () => <Ways a={<Sign name="intrigue" />} pays={1} b={<Sign name="intrigue" />} />,
  G60: () => (
    <Ways
      a={<Envoy />}
      pays={2}
      b={
        <>
          <Envoy />
          <Sign name="intrigue" />
        </>
      }
    />
  ),
  G65: () => (
    <div class="ln-row">
      <Servants n={2} />
      <Arrow />
      <Sign name="decree" size={32} />
      <Servant />
    </div>
  ),
  G70: () => <Ways a={<Ship servants={2} />} pays={1} b={<Ship servants={3} />} />,
  G72: Claim,
  G90: Score,
};
