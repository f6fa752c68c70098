// A line of the log, from what the server tells of an event.

import type { EventInfo } from "../net/messages.ts";
import type { Msg } from "./model.ts";
import type { LogLine } from "./session.ts";

export function lineOf(event: EventInfo, version: number): LogLine {
  return {
    version,
    n: event.n,
    who: event.fields.who ?? -1,
    msg: event.msg as Msg,
    event: event.event,
    fields: event.fields,
  };
}
