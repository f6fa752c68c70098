// What a page and the worker that plays its tables say to each other. The worker is a server without a network:
// requests and sockets mean what they mean there, and their contents are the same messages.

/** A file the worker needs, and how many bytes of it come over the line (unpacked: they are counted as they come). */
export interface EngineFile {
  name: string;
  url: string;
  bytes: number;
}

/** What the build wrote about the engine (engine.json beside the page); addresses are relative to that file. */
export interface EngineManifest {
  version: string;
  worker: string;
  thinker: string;
  pyodide: string; // the folder
  files: EngineFile[];
}

export interface Asked {
  id: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface Answered {
  id: number;
  status: number;
  headers: Record<string, string>;
  body: ArrayBuffer;
}

/** `storage` that was refused: the games last as long as the page. */
export type Storage = "kept" | "refused";

export type ToWorker =
  | { type: "start"; manifest: EngineManifest; base: string; language: string }
  | ({ type: "request" } & Asked)
  | { type: "open"; socket: number; path: string }
  | { type: "send"; socket: number; data: string }
  | { type: "close"; socket: number; code: number; reason: string };

export type FromWorker =
  | { type: "progress"; loaded: number; total: number }
  | { type: "ready"; storage: Storage }
  | { type: "failed"; error: string }
  | { type: "full" } // a choice could not be stored: there is no room
  | ({ type: "answer" } & Answered)
  | { type: "opened"; socket: number }
  | { type: "message"; socket: number; data: string }
  | { type: "closed"; socket: number; code: number; reason: string };
