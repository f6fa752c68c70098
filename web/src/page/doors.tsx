// What only a page without a server shows; it comes when it is first shown.

import { lazily } from "../ui/lazy.tsx";

export const ServerDoor = lazily<{ to?: string; why?: string }>(
  async () => (await import("./ServerDoor.tsx")).ServerDoor,
);
export const Install = lazily<object>(async () => (await import("./Install.tsx")).Install);
export const EngineBar = lazily<object>(async () => (await import("./EngineBar.tsx")).EngineBar);
