// The network: a server at the address of the page.

import { base } from "./base.ts";
import type { Carrier, Wire } from "./carrier.ts";

export const network: Carrier = {
  isFrail: true,
  request: (method, path, headers, body) => fetch(addressOf(path), { method, headers, body }),
  open: (path) => new Socket(path),
};

const addressOf = (path: string): URL => new URL(path.slice(1), base);

class Socket implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((data: string) => void) | null = null;
  onclose: ((reason: string) => void) | null = null;
  private readonly socket: WebSocket;

  constructor(path: string) {
    const address = addressOf(path);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new WebSocket(address);
    this.socket.onopen = () => this.onopen?.();
    this.socket.onmessage = (event) => this.onmessage?.(String(event.data));
    this.socket.onclose = (event) => this.onclose?.(event.reason);
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(data: string): void {
    this.socket.send(data);
  }

  close(): void {
    this.socket.close();
  }
}
