// A line of the log, from what the server tells of an event.

import type { EventInfo } from "../net/messages.ts";
import type { LogLine } from "./session.ts";

export function lineOf(event: EventInfo, version: number): LogLine {
  const { who } = event.fields;
  return {
    version,
    n: event.n,
    who: typeof who === "number" ? who : -1,
    msg: event.msg,
    event: event.event,
    fields: event.fields,
  };
}
