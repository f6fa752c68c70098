// The second worker: thinks for bots and coach (regnum.ai.worker), one question after another, so that the first
// one always has time for the page. Whoever started it ends it.

import type { PyProxy } from "pyodide/ffi";
import type { EngineManifest } from "./protocol.ts";
import { loadPython } from "./python.ts";

export type ToThinker =
  | { type: "start"; manifest: EngineManifest; base: string }
  | { type: "line"; line: Uint8Array };

interface Thinking {
  ready(): PyProxy;
  answer(line: Uint8Array): PyProxy | undefined;
}

// What is used of a worker's world; the types of pages and workers do not go together.
interface World {
  postMessage(line: Uint8Array): void;
  onmessage: ((event: MessageEvent<ToThinker>) => void) | null;
}
declare const self: World;
const world = self;

let thinking: Promise<Thinking> | null = null;

async function start(manifest: EngineManifest, base: string): Promise<Thinking> {
  const python = await loadPython(manifest, base);
  return (python.pyimport("regnum.page.thinking") as PyProxy & { Thinking(): Thinking }).Thinking();
}

/** A line of Python, out of its memory. */
function say(line: PyProxy): void {
  world.postMessage(line.toJs() as Uint8Array);
  line.destroy();
}

async function heard(message: ToThinker): Promise<void> {
  if (message.type === "start") {
    thinking ??= start(message.manifest, message.base);
    say((await thinking).ready());
    return;
  }
  const answer = (await thinking)?.answer(message.line);
  if (answer !== undefined) say(answer);
}

// What fails here must reach whoever started this worker: an error does, a promise does not.
world.onmessage = (event) =>
  void heard(event.data).catch((error: unknown) =>
    setTimeout(() => {
      throw error;
    }),
  );
