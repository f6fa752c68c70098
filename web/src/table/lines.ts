// A line of the log, from what the server tells of an event.

import type { EventInfo } from "../net/messages.ts";
import type { LogLine } from "./session.ts";

/** `i`: its place among the events of its choice. */
function lineOf(event: EventInfo, version: number, i: number): LogLine {
  const { who } = event.fields;
  return {
    version,
    n: event.n,
    i,
    who: typeof who === "number" ? who : -1,
    msg: event.msg,
    event: event.event,
    fields: event.fields,
    beat: event.beat === true,
  };
}

/** The events of a happening: all those of its choices. */
export function linesOf(events: EventInfo[], version: number): LogLine[] {
  const counts = new Map<number, number>();
  return events.map((event) => {
    const i = counts.get(event.n) ?? 0;
    counts.set(event.n, i + 1);
    return lineOf(event, version, i);
  });
}
