// Writes .br and .gz beside the files of a folder that get smaller by it: `node compress.mjs DIR KEPT`. Hosts that look
// for such files send them as they are. The best compression takes a while: KEPT remembers it by the contents.

import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const PACKED = /\.(woff2|png|br|gz|md|d\.ts)$|^(LICENSE|package\.json)$/; // already, or never sent to a browser
const SMALL = 200;
const WAYS = {
  br: (data) =>
    promisify(zlib.brotliCompress)(data, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
        [zlib.constants.BROTLI_PARAM_LGWIN]: 24,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data) => promisify(zlib.gzip)(data, { level: 9 }),
};

const [folder, kept] = process.argv.slice(2);
await mkdir(kept, { recursive: true });
const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && !PACKED.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));
await Promise.all(names.map(compress));

async function compress(file) {
  const data = await readFile(file);
  if (data.length < SMALL) return;
  const hash = createHash("sha256").update(data).digest("hex");
  for (const [ending, way] of Object.entries(WAYS)) {
    const known = path.join(kept, `${hash}.${ending}`);
    if (!existsSync(known)) await writeFile(known, await way(data));
    await copyFile(known, `${file}.${ending}`);
  }
}
