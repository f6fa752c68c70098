// What the boards of the open game are drawn from.

import type { AnyProps } from "../games/contract.ts";
import type { TableInfo } from "../net/messages.ts";
import { colourOf } from "./colours.ts";
import type { Offer } from "./model.ts";
import { seatLabels } from "./session.ts";

/** The server tells every game what its own shapes say (games/<game>/shapes.ts); nobody else looks inside. */
export function boardProps(offer: Offer, facts: unknown, { seats }: TableInfo): AnyProps {
  return {
    view: offer.view as never,
    facts: facts as never,
    seat: offer.seat,
    names: seatLabels.value,
    colours: seats.map(({ colour }, i) => colourOf(colour, i)),
  };
}
