// A player's side, for 1012 x 158: a red lacquer tray with hand, discard pile, servants and goods. On a
// phone the same wells stand below each other.

import { Fit } from "../../../table/PhoneZones.tsx";
import { colourAt, type SeatProps } from "../seats.ts";
import { Discard, Hand } from "./Cards.tsx";
import { JadeWell, Rewards, Tokens, Trades } from "./Goods.tsx";
import { Meng } from "./Meng.tsx";
import { Pool, Supply } from "./People.tsx";

const HAND = 400; // how wide a hand is drawn; on a phone it shrinks to the screen

export function Own(props: SeatProps) {
  const seat = props.view.seats[props.who];
  if (!seat) return null;
  return (
    <div
      class={`gg gg-tray gg-on-red c-${colourAt(props.colours, props.who)} ${seat.meng ? "is-meng" : ""}`}
      dir="ltr"
    >
      {seat.meng ? (
        <Meng {...props} />
      ) : (
        <div class="gg-hand-room">
          <Fit width={HAND} most={1}>
            <Hand {...props} />
          </Fit>
        </div>
      )}
      <Discard {...props} />
      <div class="gg-goods">
        <Pool {...props} />
        <Supply {...props} />
        <JadeWell {...props} />
        <Rewards {...props} />
        <Tokens {...props} />
        <Trades {...props} />
      </div>
    </div>
  );
}
