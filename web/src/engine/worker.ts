// The worker that plays the tables of a page: the server's own application in Python (src/regnum/page). This file
// only carries messages. It is a module worker, and starts a second one when somebody has to think.

import type { PyCallable, PyProxy } from "pyodide/ffi";
import { PageDatabase } from "./database.ts";
import type { EngineManifest, FromWorker, ToWorker } from "./protocol.ts";
import { loadPython } from "./python.ts";
import type { ToThinker } from "./thinker.ts";

interface Running {
  is_kept: boolean;
  request(id: number, method: string, path: string, headers: string, body: string | null): void;
  open(socket: number, path: string): void;
  send(socket: number, data: string): void;
  close(socket: number, code: number, reason: string): void;
}

type Start = Extract<ToWorker, { type: "start" }>;

// What is used of a worker's world; the types of pages and workers do not go together.
interface World {
  postMessage(message: FromWorker, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}
declare const self: World;
const world = self;
const post = (message: FromWorker, ...transfer: Transferable[]): void => world.postMessage(message, transfer);

/** A second worker that thinks; it says lines, and is told lines. */
function hire(manifest: EngineManifest, base: string, heard: PyCallable, lost: PyCallable) {
  const worker = new Worker(new URL(manifest.thinker, base), { type: "module" });
  worker.onmessage = (event: MessageEvent<Uint8Array>) => heard(event.data);
  worker.onerror = (event) => {
    event.preventDefault();
    lost();
  };
  const say = (message: ToThinker) => worker.postMessage(message);
  say({ type: "start", manifest, base });
  return {
    say: (line: Uint8Array) => say({ type: "line", line }),
    end() {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    },
  };
}

/** What Python is offered (page/app.py). */
const offered = (manifest: EngineManifest, base: string) => ({
  database: new PageDatabase(),
  hire: (heard: PyCallable, lost: PyCallable) => hire(manifest, base, heard, lost),
  full: () => post({ type: "full" }),
  answer(id: number, status: number, headers: string, body: Uint8Array<ArrayBuffer>) {
    const told = JSON.parse(headers) as Record<string, string>;
    post({ type: "answer", id, status, headers: told, body: body.buffer }, body.buffer);
  },
  opened: (socket: number) => post({ type: "opened", socket }),
  message: (socket: number, data: string) => post({ type: "message", socket, data }),
  closed: (socket: number, code: number, reason: string) => post({ type: "closed", socket, code, reason }),
});

async function start({ manifest, base, language }: Start): Promise<Running> {
  const python = await loadPython(manifest, base, (loaded, total) =>
    post({ type: "progress", loaded, total }),
  );
  const app = python.pyimport("regnum.page.app") as PyProxy & {
    start(other: unknown, base: string, language: string): Promise<Running>;
  };
  return app.start(offered(manifest, base), base, language);
}

let running: Promise<Running> | null = null;

async function heard(message: ToWorker): Promise<void> {
  if (message.type === "start") {
    running ??= start(message);
    try {
      post({ type: "ready", storage: (await running).is_kept ? "kept" : "refused" });
    } catch (error) {
      post({ type: "failed", error: String(error) });
    }
    return;
  }
  const page = await running;
  if (page === null) return;
  switch (message.type) {
    case "request":
      page.request(message.id, message.method, message.path, JSON.stringify(message.headers), message.body);
      return;
    case "open":
      page.open(message.socket, message.path);
      return;
    case "send":
      page.send(message.socket, message.data);
      return;
    case "close":
      page.close(message.socket, message.code, message.reason);
  }
}

world.onmessage = (event) => void heard(event.data);
