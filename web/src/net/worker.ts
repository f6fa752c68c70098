// The worker in the page: a server without a network. It is started by the first question only it can answer, or
// behind the first page; whatever is asked before it is ready waits for it.

import type { EngineManifest, FromWorker, ToWorker } from "../engine/protocol.ts";
import { language } from "../i18n/language.ts";
import { base, manifestAddress, own } from "./base.ts";
import type { Carrier, Reply, Wire } from "./carrier.ts";
import { engine, isAwaited, isFull, isRefused } from "./engine.ts";
import { fileOf } from "./statics.ts";

/** What is used of a Worker. */
export interface Port {
  postMessage(message: ToWorker): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
}

export interface World {
  manifest(): Promise<EngineManifest>;
  start(manifest: EngineManifest): Port;
  file(address: string): Promise<Reply & { ok: boolean }>;
}

class EngineFailed extends Error {}

/** The other end of the line, which is there when the worker has said that it is ready. */
export class WorkerCarrier implements Carrier {
  readonly isFrail = false;
  private readonly world: World;
  private port: Promise<Port> | null = null;
  private readonly asked = new Map<number, { done: (reply: Reply) => void; failed: (why: Error) => void }>();
  private readonly wires = new Map<number, WorkerWire>();
  private next = 1;

  constructor(world: World) {
    this.world = world;
  }

  /** Bring the worker. One that failed is not tried again: what was wrong is wrong until the page is loaded anew. */
  start(): Promise<Port> {
    this.port ??= this.begin().catch((error: unknown) => {
      this.fail(error instanceof Error ? error.message : String(error));
      throw error;
    });
    return this.port;
  }

  private async begin(): Promise<Port> {
    engine.value = { phase: "loading", loaded: 0, total: 0 };
    if (typeof WebAssembly === "undefined") throw new EngineFailed("WebAssembly");
    const manifest = await this.world.manifest();
    const port = this.world.start(manifest);
    const ready = new Promise<Port>((done, failed) => {
      port.onmessage = ({ data }) => {
        if (data.type === "ready") done(port);
        if (data.type === "failed") failed(new EngineFailed(data.error));
        this.hear(data);
      };
      port.onerror = (event) => {
        failed(new EngineFailed(event.message ?? "worker"));
        this.fail(event.message ?? "worker");
      };
    });
    port.postMessage({ type: "start", manifest, base: base.href, language: language.peek() });
    return ready;
  }

  async request(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | null,
  ): Promise<Reply> {
    const file = fileOf(method, path);
    const found = file ? await this.world.file(own(file)).catch(() => null) : null;
    if (found?.ok) return found;
    if (isTable(method, path)) isAwaited.value = true;
    const port = await this.start();
    isAwaited.value = false;
    const id = this.next++;
    return new Promise<Reply>((done, failed) => {
      this.asked.set(id, { done, failed });
      port.postMessage({ type: "request", id, method, path, headers, body });
    });
  }

  open(path: string): Wire {
    const socket = this.next++;
    const wire = new WorkerWire(socket, this.start());
    this.wires.set(socket, wire);
    wire.begin(path, () => this.wires.delete(socket));
    return wire;
  }

  private hear(told: FromWorker): void {
    switch (told.type) {
      case "progress":
        if (engine.value.phase === "loading")
          engine.value = { phase: "loading", loaded: told.loaded, total: told.total };
        break;
      case "ready":
        engine.value = { phase: "ready" };
        isRefused.value = told.storage === "refused";
        break;
      case "failed":
        this.fail(told.error);
        break;
      case "full":
        isFull.value = true;
        break;
      case "answer":
        this.asked.get(told.id)?.done({
          status: told.status,
          text: () => Promise.resolve(new TextDecoder().decode(told.body)),
        });
        this.asked.delete(told.id);
        break;
      case "opened":
        this.wires.get(told.socket)?.opened();
        break;
      case "message":
        this.wires.get(told.socket)?.onmessage?.(told.data);
        break;
      case "closed":
        this.wires.get(told.socket)?.closed(told.reason);
    }
  }

  /** Nothing will be answered any more. */
  private fail(error: string): void {
    if (engine.value.phase !== "failed") engine.value = { phase: "failed", error };
    for (const { failed } of this.asked.values()) failed(new EngineFailed(error));
    this.asked.clear();
    for (const wire of [...this.wires.values()]) wire.closed("");
  }
}

/** Whether somebody wants to be at a table by it; lists and figures are asked for unseen. */
const isTable = (method: string, path: string): boolean =>
  method === "POST" && !/^\/api\/(mine|turns)$/.test(path);

class WorkerWire implements Wire {
  isOpen = false;
  onopen: (() => void) | null = null;
  onmessage: ((data: string) => void) | null = null;
  onclose: ((reason: string) => void) | null = null;
  private isDone = false;
  private end: () => void = () => undefined;
  private readonly socket: number;
  private readonly port: Promise<Port>;

  constructor(socket: number, port: Promise<Port>) {
    this.socket = socket;
    this.port = port;
  }

  begin(path: string, end: () => void): void {
    this.end = end;
    this.port
      .then((port) => this.isDone || port.postMessage({ type: "open", socket: this.socket, path }))
      .catch(() => this.closed(""));
  }

  opened(): void {
    this.isOpen = true;
    this.onopen?.();
  }

  closed(reason: string): void {
    if (this.isDone) return;
    this.isDone = true;
    this.isOpen = false;
    this.end();
    this.onclose?.(reason);
  }

  send(data: string): void {
    void this.port.then((port) => port.postMessage({ type: "send", socket: this.socket, data }));
  }

  close(): void {
    if (this.isDone) return;
    void this.port
      .then((port) => port.postMessage({ type: "close", socket: this.socket, code: 1000, reason: "" }))
      .catch(() => undefined);
    this.closed("");
  }
}

/** A worker as somebody to talk to, by what is used of it. */
function portOf(worker: Worker): Port {
  const port: Port = {
    postMessage: (message) => worker.postMessage(message),
    onmessage: null,
    onerror: null,
  };
  worker.onmessage = (event) => port.onmessage?.(event);
  worker.onerror = (event) => port.onerror?.(event);
  return port;
}

export const worker = new WorkerCarrier({
  manifest: async () => {
    const found = await fetch(manifestAddress());
    if (!found.ok) throw new EngineFailed(`${manifestAddress()}: ${found.status}`);
    return (await found.json()) as EngineManifest;
  },
  start: (manifest) => portOf(new Worker(new URL(manifest.worker, manifestAddress()), { type: "module" })),
  file: (address) => fetch(address),
});
