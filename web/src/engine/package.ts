// The engine for pages of others: starts the worker that plays, asks it what a server is asked (docs/protocol.md),
// opens lines to its tables.

import type { EngineManifest, FromWorker, Storage, ToWorker } from "./protocol.ts";

export type * from "./protocol.ts";

export interface Options {
  /** The language of refusals: en, fa, it or tr. */
  language?: string;
  /** Told while the files of the engine come. */
  progress?: (loaded: number, total: number) => void;
}

/** A request the engine did not follow; `answer` says why. */
export class Refused extends Error {
  readonly status: number;
  readonly answer: unknown;

  constructor(status: number, answer: unknown) {
    super(`${status} ${JSON.stringify(answer)}`);
    this.status = status;
    this.answer = answer;
  }
}

/** A line to a table: what a WebSocket of the server is. */
export interface Line {
  send(message: object): void;
  close(): void;
}

/** What is heard on a line: messages of the server, one by one, and at last that it is closed. */
export interface Heard {
  message(message: never): void;
  closed?(code: number, reason: string): void;
}

interface Open extends Heard {
  opened(): void;
}

/** A server without a network, in a worker of this page. */
export class Engine {
  /** Whether games outlast the page. */
  readonly storage: Storage;
  private readonly worker: Worker;
  private readonly asked = new Map<number, { done(answer: unknown): void; failed(why: Error): void }>();
  private readonly lines = new Map<number, Open>();
  private last = 0;

  private constructor(worker: Worker, storage: Storage) {
    this.worker = worker;
    this.storage = storage;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
  }

  /** Load the engine from the folder of this package, wherever that is served from; it takes a few seconds. */
  static async start(folder: string | URL = import.meta.url, options: Options = {}): Promise<Engine> {
    const base = new URL("engine.json", folder).href;
    const manifest = (await (await fetch(base)).json()) as EngineManifest;
    const worker = new Worker(new URL(manifest.worker, base), { type: "module" });
    const storage = await new Promise<Storage>((ready, failed) => {
      worker.onerror = (event) => failed(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "progress") options.progress?.(data.loaded, data.total);
        if (data.type === "ready") ready(data.storage);
        if (data.type === "failed") failed(new Error(data.error));
      };
      const start: ToWorker = { type: "start", manifest, base, language: options.language ?? "en" };
      worker.postMessage(start);
    });
    return new Engine(worker, storage);
  }

  /** A request and its answer; raises Refused. `secret`: of a seat. */
  ask<T>(method: string, path: string, body?: object, secret = ""): Promise<T> {
    const id = ++this.last;
    const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
    this.tell({ type: "request", id, method, path, headers, body: body ? JSON.stringify(body) : null });
    return new Promise<T>((done, failed) => {
      this.asked.set(id, { done: done as (answer: unknown) => void, failed });
    });
  }

  /** A line to a table. */
  open(table: string, heard: Heard): Promise<Line> {
    const socket = ++this.last;
    return new Promise((ready) => {
      const line: Line = {
        send: (message) => this.tell({ type: "send", socket, data: JSON.stringify(message) }),
        close: () => this.tell({ type: "close", socket, code: 1000, reason: "" }),
      };
      this.lines.set(socket, { ...heard, opened: () => ready(line) });
      this.tell({ type: "open", socket, path: `/ws/tables/${table}` });
    });
  }

  /** End the worker; what was acknowledged is kept. */
  end(): void {
    this.worker.terminate();
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(told: FromWorker): void {
    switch (told.type) {
      case "answer":
        this.answered(told.id, told.status, new TextDecoder().decode(told.body));
        break;
      case "opened":
        this.lines.get(told.socket)?.opened();
        break;
      case "message":
        for (const one of [JSON.parse(told.data)].flat() as never[])
          this.lines.get(told.socket)?.message(one);
        break;
      case "closed":
        this.lines.get(told.socket)?.closed?.(told.code, told.reason);
        this.lines.delete(told.socket);
    }
  }

  private answered(id: number, status: number, text: string): void {
    const waiting = this.asked.get(id);
    this.asked.delete(id);
    const answer: unknown = text && JSON.parse(text);
    if (status < 300) waiting?.done(answer);
    else waiting?.failed(new Refused(status, answer));
  }
}
