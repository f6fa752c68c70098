// The view of a table as it stands: offers tell only what changed of it, and this puts it together. What did
// not change stays the same object, so that whoever shows it can see that there is nothing to do.

import type { Offer, ServerMessage } from "./messages.ts";

type View = Record<string, unknown>;
type Changes = NonNullable<Offer["changes"]>;

/** A view with some of its keys new: those of the view itself (""), or of an entry of a list ("seats.0"). */
export function merged(view: View, changes: Changes): View {
  const out: View = { ...view };
  const fresh = new Map<string, View[]>(); // lists that were copied already
  for (const [path, keys] of changes) {
    const [name = "", entry] = path.split(".");
    if (entry === undefined) {
      Object.assign(out, keys);
      continue;
    }
    const list = fresh.get(name) ?? [...((out[name] as View[] | undefined) ?? [])];
    fresh.set(name, list);
    list[Number(entry)] = { ...list[Number(entry)], ...keys };
    out[name] = list;
  }
  return out;
}

/** Keeps the view of one connection. */
export class Offers {
  private view: View = {};

  /** The message with the whole view in it, if it is an offer. */
  take(message: ServerMessage): ServerMessage {
    if (message.type === "welcome") this.view = {}; // all of it comes again
    if (message.type !== "offer") return message;
    this.view = message.changes ? merged(this.view, message.changes) : (message.view ?? {});
    return { ...message, view: this.view, changes: null };
  }
}
