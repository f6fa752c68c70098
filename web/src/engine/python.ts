// Python in a worker: Pyodide from the folder the build made, and our packages unpacked into it.

import type { PyodideAPI } from "pyodide";
import type { EngineFile, EngineManifest } from "./protocol.ts";

export type Python = PyodideAPI;
export type Counted = (loaded: number, total: number) => void;

const PACKED = /\.(zip|whl)$/;
const STANDARD_LIBRARY = /python_stdlib\.zip$/;

/** Files that are ours to unpack; the others are Pyodide's, which asks for them itself. */
const isPackage = (file: EngineFile): boolean => PACKED.test(file.name) && !STANDARD_LIBRARY.test(file.name);

/** Counts the bytes of the files as they come, whoever asks for them; gives what says that all are there.
 * `lost`: one has not come, for which Pyodide would wait for ever. */
function countBytes(
  manifest: EngineManifest,
  base: string,
  counted: Counted,
  lost: (why: Error) => void,
): () => void {
  const files = new Map(manifest.files.map((file) => [new URL(file.url, base).href, file.bytes]));
  const total = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  const fetched = self.fetch.bind(self);
  let loaded = 0;
  self.fetch = async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input, base).href;
    const response = await fetched(input, init).catch((error: unknown) => {
      if (files.has(asked)) lost(new Error(`${asked}: ${String(error)}`));
      throw error;
    });
    if (!response.ok && files.has(asked)) lost(new Error(`${asked}: ${response.status}`));
    if (!files.delete(asked) || response.body === null) return response;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, on) {
        loaded += piece.byteLength;
        counted(Math.min(loaded, total), total);
        on.enqueue(piece);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(count), { status, statusText, headers });
  };
  return () => counted(total, total); // scripts are not fetched but imported, and nobody counts those
}

async function bytesOf(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}

/** Python with everything of ours in it; `base` is what the manifest's addresses are relative to. */
export async function loadPython(manifest: EngineManifest, base: string, counted?: Counted): Promise<Python> {
  let lost: (why: Error) => void = () => undefined;
  const whole = new Promise<never>((_, failed) => (lost = failed));
  whole.catch(() => undefined); // told below
  const allThere = counted && countBytes(manifest, base, counted, lost);
  const folder = new URL(manifest.pyodide.replace(/\/?$/, "/"), base).href;
  const packages = Promise.all(
    manifest.files.filter(isPackage).map((file) => bytesOf(new URL(file.url, base).href)),
  );
  packages.catch(() => undefined); // told below, when somebody waits for them
  const { loadPyodide } = (await import(`${folder}pyodide.mjs`)) as typeof import("pyodide");
  const python = await Promise.race([loadPyodide({ indexURL: folder, fullStdLib: false }), whole]);
  const extractDir = python.runPython("import site; site.getsitepackages()[0]") as string;
  const unpacked = await packages;
  allThere?.();
  for (const data of unpacked) python.unpackArchive(data, "zip", { extractDir });
  python.runPython("import importlib; importlib.invalidate_caches()");
  return python;
}
