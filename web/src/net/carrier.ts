// What carries questions to whoever plays the tables, and answers back. One carrier is the network, the other the
// worker in the page; what they carry is the same.

import { inPage } from "./base.ts";
import { network } from "./network.ts";
import { worker } from "./worker.ts";

export interface Reply {
  status: number;
  text(): Promise<string>;
}

/** What is used of a WebSocket. */
export interface Wire {
  readonly isOpen: boolean;
  onopen: (() => void) | null;
  onmessage: ((data: string) => void) | null;
  onclose: ((reason: string) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Carrier {
  /** Whether it can break without saying so, as a network can. */
  readonly isFrail: boolean;
  request(method: string, path: string, headers: Record<string, string>, body: string | null): Promise<Reply>;
  open(path: string): Wire;
}

export const carrier: Carrier = inPage ? worker : network;
