// A page that plays its tables itself: what begins behind the first page, when that stands.

import { worker } from "../net/worker.ts";

export function begin(): void {
  worker.start().catch(() => undefined); // the page says it (EngineBar)
}
