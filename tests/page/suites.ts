// A worker for tests: Python as the engine has it, and in it a suite of tests on the browser's real database.

import { PageDatabase } from "../../web/src/engine/database.ts";
import type { EngineManifest } from "../../web/src/engine/protocol.ts";
import { loadPython } from "../../web/src/engine/python.ts";

interface Inside {
  run(module: string, offered: unknown): Promise<string>;
}

async function inside(base: string): Promise<Inside> {
  const manifest = (await (await fetch(base)).json()) as EngineManifest;
  const suites = { name: "suites.zip", url: "engine/suites.zip", bytes: 0 };
  const python = await loadPython({ ...manifest, files: [...manifest.files, suites] }, base);
  return python.pyimport("tests.page.inside") as Inside;
}

let running: Promise<Inside> | null = null;

self.onmessage = async (event: MessageEvent<{ base: string; module: string }>) => {
  const { base, module } = event.data;
  running ??= inside(base);
  try {
    const database = (name: string) => new PageDatabase(name);
    self.postMessage(JSON.parse(await (await running).run(module, { database })));
  } catch (error) {
    self.postMessage({ error: String(error).slice(-3000) });
  }
};
