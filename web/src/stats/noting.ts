// Counts a game that ends before one's eyes. Those that end while the browser is away are counted when it asks the
// server for its tables (net/mine.ts).

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { info, mySeats } from "../table/session.ts";
import { count, playedOf } from "./games.ts";

export function useCounting(id: string): void {
  useEffect(() => {
    let played = false;
    return effect(() => {
      const now = info.value;
      if (now?.id !== id) return;
      if (now.status === "playing") played = true;
      else if (now.status === "over" && played) count([playedOf(now, mySeats.value, Date.now())]);
    });
  }, [id]);
}
