// What the boards of the open game are drawn from.

import type { AnyProps } from "../games/contract.ts";
import type { TableInfo } from "../net/messages.ts";
import { colourOf } from "./colours.ts";
import type { Offer } from "./model.ts";

/** The server tells every game what its own shapes say (games/<game>/shapes.ts); nobody else looks inside. */
export function boardProps(
  offer: Offer,
  facts: unknown,
  seats: TableInfo["seats"],
  names: string[],
): AnyProps {
  return {
    view: offer.view as never,
    facts: facts as never,
    seat: offer.seat,
    names,
    colours: seats.map(({ colour }, i) => colourOf(colour, i)),
  };
}
