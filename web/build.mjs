// Builds the client into src/regnum/web: the script and style sheet of the page, those of the games, which
// come when a game is opened, the fonts, the page. `node build.mjs DIR --site` builds it for a folder of plain files
// that plays by itself: with the workers that play, addresses that fit any folder, another service worker.

import { build } from "esbuild";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { NAMES as GAMES } from "./src/games/names.ts";

const here = path.dirname(fileURLToPath(import.meta.url));
const styleOf = (game) => `games/${game}/styles/${game}.css`;
const forSite = process.argv.includes("--site");
const root = forSite ? "" : "/"; // where the page looks for its files
const out = process.argv[2] ? path.resolve(process.argv[2]) : path.join(here, "../src/regnum/web");

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await cutFonts();
const result = await build({
  entryPoints: ["main.tsx", "styles/main.css", ...GAMES.map(styleOf)].map((name) =>
    path.join(here, "src", name),
  ),
  outbase: path.join(here, "src"),
  outdir: path.join(out, "assets"),
  bundle: true,
  minify: true,
  splitting: true,
  format: "esm",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".woff2": "file", ".svg": "text" },
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
});

// The first script is a plain one: it runs before the others, whatever becomes of them.
const first = await build({
  entryPoints: [path.join(here, "src/start.ts")],
  outdir: path.join(out, "assets"),
  bundle: true,
  minify: true,
  format: "iife",
  target: ["es2017"],
  entryNames: "[name]-[hash]",
  metafile: true,
  logLevel: "warning",
});

// The service worker has one address for ever: browsers look there for a newer one.
await build({
  entryPoints: [path.join(here, forSite ? "src/worker/site.ts" : "src/worker/sw.ts")],
  outfile: path.join(out, "sw.js"),
  bundle: true,
  minify: true,
  format: "iife",
  target: ["es2022"],
  logLevel: "warning",
});
const workers = forSite ? await engine() : {};

const names = Object.keys(result.metafile.outputs).map((name) => path.basename(name));
const script = names.find((name) => /^main-.*\.js$/.test(name));
const style = names.find((name) => /^main-.*\.css$/.test(name));
const start = path.basename(Object.keys(first.metafile.outputs)[0]);
const sheetOf = (game) => names.find((name) => new RegExp(`^${game}-[A-Z0-9]+\\.css$`).test(name));
const sheets = GAMES.map((game) => `${game}=${root}assets/${sheetOf(game)}`).join(" ");
let page = await readFile(path.join(here, "src/index.html"), "utf8");
const places = {
  SCRIPT: `${root}assets/${script}`,
  START: `${root}assets/${start}`,
  STYLE: `${root}assets/${style}`,
  SHEETS: sheets,
  ICON: `${root}favicon.svg`,
  HOME: root || "./",
};
for (const [place, text] of Object.entries(places)) page = page.replace(`%${place}%`, text);
if (forSite) page = await asSite(page);
await writeFile(path.join(out, "index.html"), page);
await cp(path.join(here, "src/static"), out, { recursive: true });
const digest = createHash("sha256").update(page).digest("hex").slice(0, 12);
await writeFile(path.join(out, "build.json"), JSON.stringify({ build: digest, ...workers }));

/** The workers that play the tables in the page; what is not written yet is not there. */
async function engine() {
  const entries = ["worker", "thinker"].filter((name) =>
    existsSync(path.join(here, `src/engine/${name}.ts`)),
  );
  if (entries.length === 0) return {};
  const made = await build({
    entryPoints: entries.map((name) => path.join(here, `src/engine/${name}.ts`)),
    outdir: path.join(out, "engine"),
    bundle: true,
    minify: true,
    format: "esm",
    target: ["es2022"],
    entryNames: "[name]-[hash]",
    loader: { ".py": "text" },
    metafile: true,
    logLevel: "warning",
  });
  const files = Object.entries(made.metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
  return Object.fromEntries(
    files.map(([file, { entryPoint }]) => [
      path.basename(entryPoint, ".ts"),
      `engine/${path.basename(file)}`,
    ]),
  );
}

/** The page of a folder of files: no server plays, and it can be installed. */
async function asSite(page) {
  const head = await readFile(path.join(here, "src/site.html"), "utf8");
  return page.replace("  </head>", `${head}  </head>`);
}

/** Five letters of Turkish are in the files of all Latin languages, 120 kB of them: they get small files of their own. */
async function cutFonts() {
  const folder = path.join(here, ".fonts");
  await mkdir(folder, { recursive: true });
  for (const face of ["alegreya", "inter"]) {
    const whole = `node_modules/@fontsource-variable/${face}/files/${face}-latin-ext-wght-normal.woff2`;
    const letters = await subsetFont(await readFile(path.join(here, whole)), "ĞğİŞş", {
      targetFormat: "woff2",
    });
    await writeFile(path.join(folder, `${face}-turkish.woff2`), letters);
  }
}
