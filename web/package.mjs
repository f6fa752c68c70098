// Builds the script of the engine's package: `node package.mjs DIR` writes DIR/index.js.

import { build } from "esbuild";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
await build({
  entryPoints: [path.join(here, "src/engine/package.ts")],
  outfile: path.join(process.argv[2], "index.js"),
  bundle: true,
  format: "esm",
  target: ["es2022"],
  logLevel: "warning",
});
