// A page that plays its tables itself: what begins behind the first page, when that stands.

import { keepPage } from "../engine/updates.ts";
import { worker } from "../net/worker.ts";
import { listenForInstall } from "./Install.tsx";

export function begin(): void {
  listenForInstall();
  worker.start().catch(() => undefined); // the page says it (EngineBar)
  void keepPage();
}
