// The server somebody named to this page, to which it leads whoever wants to play with others.

import { signal } from "@preact/signals";
import { keep, kept } from "../ui/storage.ts";

const KEY = "regnum.server";

/** The address of a server as somebody writes it, with its scheme and last slash; null if it is none. */
export function addressOf(written: string): string | null {
  const name = written.trim();
  if (!name || /\s/.test(name)) return null;
  try {
    const address = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(name) ? name : `${schemeFor(name)}://${name}`);
    if (address.protocol !== "https:" && address.protocol !== "http:") return null;
    if (!isHost(address.hostname)) return null;
    address.hash = address.search = address.username = address.password = "";
    if (!address.pathname.endsWith("/")) address.pathname += "/";
    return address.href;
  } catch {
    return null;
  }
}

/** At home and in one's own network there are seldom certificates. */
const schemeFor = (name: string): string =>
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[)/.test(name) || /\.local(:|\/|$)/.test(name)
    ? "http"
    : "https";

const isHost = (name: string): boolean => name === "localhost" || /[.:]/.test(name);

export const server = signal(stored());

function stored(): string {
  const found = kept(KEY);
  return typeof found === "string" ? (addressOf(found) ?? "") : "";
}

export function keepServer(address: string): void {
  server.value = address;
  keep(KEY, address);
}
