// Runs replayed.py in the Pyodide of the built site: `node replay.mjs ROOT SITE RESULT`.

import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [root, site, result] = process.argv.slice(2).map((name) => path.resolve(name));
// Its script is Node's here, which looks for a package of its own beside it; all else is as browsers get it.
const { loadPyodide } = await import(pathToFileURL(path.join(root, "web/node_modules/pyodide/pyodide.mjs")));
const { files, pyodide: folder } = JSON.parse(await readFile(path.join(site, "engine.json"), "utf8"));
const archive = files.find(({ name }) => name === "regnum.zip").url;

try {
  const python = await loadPyodide({
    stdLibURL: path.join(site, folder, "python_stdlib.zip"),
    lockFileURL: path.join(site, folder, "pyodide-lock.json"),
  });
  const extractDir = python.runPython("import site; site.getsitepackages()[0]");
  python.unpackArchive(new Uint8Array(await readFile(path.join(site, archive))), "zip", { extractDir });
  python.FS.mkdirTree("/project");
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/project");
  const told = python.runPython(`
import sys
from pathlib import Path
import regnum
regnum.__path__.append("/project/src/regnum")  # tools for tests, which the page does not have
sys.path += ["/project/scripts", "/project/tests/page"]
import replayed
"\\n".join(replayed.lines(Path("/project/tests")))
`);
  await writeFile(result, told);
} catch (error) {
  console.error(String(error.message).slice(-3000)); // Node would print all of Pyodide
  process.exitCode = 1;
}
