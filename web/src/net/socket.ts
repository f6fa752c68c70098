// The line to one table: connects, says hello with the last version seen, and comes back by itself
// after a break, without gaps or repeats.

import { signal } from "@preact/signals";
import { carrier, type Wire } from "./carrier.ts";
import type { ClientMessage, ServerMessage } from "./messages.ts";

export type LineState = "connecting" | "open" | "waiting" | "closed";

const HEARTBEAT = 20_000;
const PATIENCE = 10_000; // no answer to a heartbeat for so long: the line is dead
const ANSWER = 2_000; // no answer to a request for so long: say so, and ask for a sign of life
const GIVE_UP = 6_000; // and none for so long after that: connect anew
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

/** Reasons for closing that no further try changes. */
const FINAL = [
  "error-no-table",
  "error-secret",
  "error-rules-moved",
  "error-components-gone",
  "error-game",
  "error-table-damaged",
  "error-removed",
  "error-link-renewed",
  "error-no-spectators",
  "error-table-deleted",
];

export class Line {
  readonly state = signal<LineState>("connecting");
  /** A request was sent a while ago and has not been answered. */
  readonly late = signal(false);
  private socket: Wire | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private beat = 0;
  private lastHeard = 0;
  private version = 0;
  private nextId = 1;
  private asked = 0; // the request that waits for its answer
  private doubt = 0;

  private readonly table: string;
  readonly secret: string;
  private readonly receive: (message: ServerMessage) => void;
  private readonly shut: (final: boolean, reason: string) => void;

  /** `shut`: the line did not open, or was closed for good (then it is not tried again). */
  constructor(
    table: string,
    secret: string,
    receive: (message: ServerMessage) => void,
    shut: (final: boolean, reason: string) => void = () => undefined,
  ) {
    this.table = table;
    this.secret = secret;
    this.receive = receive;
    this.shut = shut;
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.state.value = "closed";
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.answered();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Send a request; its id comes back with the answer. False if there is no line at present. */
  send(message: ClientMessage): boolean {
    if (!this.socket?.isOpen) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Send a request and watch for its answer. A line that says nothing may be dead without knowing it. */
  ask(message: ClientMessage & { id: number }): boolean {
    if (!this.send(message)) return false;
    this.answered();
    this.asked = message.id;
    if (!carrier.isFrail) return true; // it says by itself when it cannot go on
    this.doubt = setTimeout(() => this.wonder(), ANSWER);
    return true;
  }

  private wonder(): void {
    this.late.value = true;
    const since = Date.now();
    this.send({ type: "ping", id: this.requestId() });
    this.doubt = setTimeout(() => {
      if (this.lastHeard >= since || !this.socket) return; // it lives, and the answer takes its time
      this.socket.close();
      this.lost(this.socket, ""); // a dead line does not tell that it is closed
    }, GIVE_UP);
  }

  private answered(): void {
    clearTimeout(this.doubt);
    this.asked = 0;
    this.late.value = false;
  }

  requestId(): number {
    return this.nextId++;
  }

  private connect(): void {
    const socket = carrier.open(`/ws/tables/${this.table}`);
    this.socket = socket;
    socket.onopen = () => {
      const hello = {
        type: "hello",
        secret: this.secret,
        since: this.version,
        compact: true,
        curtain: true, // several may share this screen
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (data) => {
      const heard = JSON.parse(data) as ServerMessage[]; // what was sent together
      for (const message of heard) if (socket === this.socket) this.hear(message);
    };
    socket.onclose = (reason) => this.lost(socket, reason);
  }

  private hear(message: ServerMessage): void {
    this.lastHeard = Date.now();
    if ((message.type === "done" || message.type === "refused") && message.id === this.asked) this.answered();
    if (message.type === "welcome") {
      this.state.value = "open";
      this.wait = FIRST_WAIT;
      this.version = message.table.version;
      this.startBeating();
    } else if (message.type === "happening") {
      this.version = message.version;
    }
    this.receive(message);
  }

  private startBeating(): void {
    clearInterval(this.beat);
    if (!carrier.isFrail) return;
    this.beat = setInterval(() => {
      if (Date.now() - this.lastHeard > HEARTBEAT + PATIENCE) this.socket?.close();
      else this.send({ type: "ping", id: this.requestId() });
    }, HEARTBEAT);
  }

  private lost(socket: Wire, reason: string): void {
    if (socket !== this.socket || this.state.value === "closed") return;
    clearInterval(this.beat);
    this.answered();
    if (FINAL.includes(reason)) {
      this.close();
      this.shut(true, reason);
      return;
    }
    if (this.version === 0) this.shut(false, reason);
    if (this.isClosed()) return;
    this.socket = null;
    this.state.value = "waiting";
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }

  private isClosed(): boolean {
    return this.state.value === "closed";
  }

  private hurry = (): void => {
    if (this.state.value !== "waiting" || document.hidden) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  };
}
