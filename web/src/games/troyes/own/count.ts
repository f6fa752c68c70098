// How much a seat has of what a character counts.

import type { SeatView } from "../view.ts";

export function countFor(metric: string, seat: SeatView): number {
  switch (metric) {
    case "cathedral":
      return seat.cathedral;
    case "citizens":
      return seat.citizens.palace + seat.citizens.bishopric + seat.citizens.city_hall;
    case "influence":
      return seat.influence;
    case "deniers":
      return seat.deniers + seat.purse;
    case "events":
      return seat.won.length;
    default:
      return seat.tradesmen;
  }
}
