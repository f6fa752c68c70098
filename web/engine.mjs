// Packs Python for the page: `node engine.mjs FOLDER ARCHIVE [FOLDER ARCHIVE ...]`. Bytecode is of one version of
// Python: it is made by the very Pyodide that will run it.

import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import lock from "pyodide/pyodide-lock.json" with { type: "json" };

const here = path.dirname(fileURLToPath(import.meta.url));
const pyodide = await loadPyodide({
  lockFileContents: { ...lock, packages: {} }, // nothing is to come from elsewhere
  packageBaseUrl: here,
  env: { PYTHONNODEBUGRANGES: "1" }, // lines are enough: columns are a sixth of the bytecode
});
pyodide.runPython(await readFile(path.join(here, "../scripts/page_pack.py"), "utf8"));
const pack = pyodide.globals.get("pack");
const wanted = process.argv.slice(2);
for (let i = 0; i + 1 < wanted.length; i += 2) {
  const archive = path.resolve(wanted[i + 1]);
  mount("/from", path.resolve(wanted[i]));
  mount("/to", path.dirname(archive));
  const files = pack("/from", `/to/${path.basename(archive)}`);
  console.log(`${archive}: ${files} files`);
  for (const place of ["/from", "/to"]) pyodide.FS.unmount(place);
}

function mount(place, root) {
  pyodide.FS.mkdirTree(place);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, place);
}
