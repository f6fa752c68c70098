// Beats: the actions of which a story and a log are made. The server says which events begin one; what it tells
// of a choice may go on with the action before it, and who has heard that knows.

import type { LogLine } from "./session.ts";

/** New lines of the log with their beats, after the lines that stand before them. */
export function withBeats(before: LogLine[], fresh: LogLine[]): LogLine[] {
  let last = before.findLast((line) => !line.kept);
  let running = before.findLast((line) => !line.kept && line.beat);
  return fresh.map((line) => {
    if (line.kept) return { ...line, beat: true }; // nothing of the game: it stands alone
    const beat = line.beat || !running || (line.n !== last?.n && isOther(line, running));
    const told = { ...line, beat };
    last = told;
    if (beat) running = told;
    return told;
  });
}

/** Whether a choice was made by somebody else than the one who acts in the beat before. */
const isOther = (line: LogLine, running: LogLine): boolean => line.who >= 0 && line.who !== running.who;

/** The lines of a log action by action. */
export function beatsOf(lines: LogLine[]): LogLine[][] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    if (line.beat || found.length === 0) found.push([line]);
    else (found.at(-1) as LogLine[]).push(line);
  }
  return found;
}
