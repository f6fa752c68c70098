// Which page: the part of the address after '#'. Seat secrets travel there too, so they never reach a
// server's log; they are taken out of the address at once.

import { signal } from "@preact/signals";
import { base } from "../net/base.ts";
import { seats } from "../net/seats.ts";

export const path = signal(read());

function read(): string {
  if (typeof location === "undefined") return "/";
  // Pages are named after '#': an address without it is looked for there (/rules is #/rules).
  const beside = pathWithin(location.pathname, base.pathname);
  if (beside !== "") history.replaceState(null, "", `${base.pathname}${location.hash || `#/${beside}`}`);
  const seat = /^#\/seat\/([\w-]+)\/([\w.-]+)$/.exec(location.hash);
  if (seat) {
    seats.knock(seat[1] as string, seat[2] as string);
    history.replaceState(null, "", `#/table/${seat[1]}`);
  }
  return location.hash.slice(1) || "/";
}

/** What an address names beside the page itself. */
export function pathWithin(address: string, folder: string): string {
  const path = address.startsWith(folder) ? address.slice(folder.length) : "";
  return path === "index.html" ? "" : path;
}

export function go(to: string, elsewhere = false): void {
  if (elsewhere) open(`#${to}`, "_blank", "noopener");
  else location.hash = to;
}

/** Call the page that is shown by another address. */
export function rename(to: string): void {
  if (`#${to}` === location.hash) return;
  try {
    history.replaceState(history.state, "", `#${to}`);
  } catch {
    // some browsers count how often a page does that; the next one may be let through
  }
}

/** Go there instead of the page that is shown: Back does not lead here again. */
export function replace(to: string): void {
  history.replaceState(null, "", `#${to}`);
  path.value = read();
}

export function startRouter(): void {
  addEventListener("hashchange", () => {
    path.value = read();
    scrollTo(0, 0);
  });
}
