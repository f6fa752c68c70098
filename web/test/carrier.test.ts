import assert from "node:assert/strict";
import { test } from "node:test";
import type { EngineManifest, FromWorker, ToWorker } from "../src/engine/protocol.ts";
import type { Reply } from "../src/net/carrier.ts";
import { engine, isFull, isRefused } from "../src/net/engine.ts";
import { fileOf } from "../src/net/statics.ts";
import { type Port, WorkerCarrier } from "../src/net/worker.ts";
import { pathWithin } from "../src/ui/router.ts";

const MANIFEST: EngineManifest = { version: "1", worker: "w.js", thinker: "t.js", pyodide: "p/", files: [] };

/** The other side of a worker: what it was told, and a way to answer. */
class Other implements Port {
  heard: ToWorker[] = [];
  onmessage: Port["onmessage"] = null;
  onerror: Port["onerror"] = null;

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  tell(data: FromWorker): void {
    this.onmessage?.({ data });
  }
}

const plainFile = (status: number, text: string): Reply & { ok: boolean } => ({
  ok: status === 200,
  status,
  text: () => Promise.resolve(text),
});

function made(files: Record<string, string> = {}) {
  const other = new Other();
  const carrier = new WorkerCarrier({
    manifest: () => Promise.resolve(MANIFEST),
    start: () => other,
    file: (address) => {
      const found = Object.entries(files).find(([name]) => address.endsWith(name));
      return Promise.resolve(found ? plainFile(200, found[1]) : plainFile(404, ""));
    },
  });
  isFull.value = isRefused.value = false;
  return { carrier, other };
}

/** Let everything that waits for a promise go on. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

test("what files can answer is asked of files, all else of the worker", () => {
  assert.equal(fileOf("GET", "/api/messages/en.ftl?hash=12"), "static-api/messages/en.ftl");
  assert.equal(fileOf("GET", "/api/messages/fa/rules.ftl"), "static-api/messages/fa/rules.ftl");
  assert.equal(fileOf("GET", "/api/games"), "static-api/games.json");
  assert.equal(fileOf("GET", "/api/games/troyes/facts?components="), "static-api/games/troyes/facts.json");
  assert.equal(fileOf("GET", "/api/games/troyes/facts?components=mine"), null);
  assert.equal(fileOf("POST", "/api/games/troyes/check"), null);
  assert.equal(fileOf("GET", "/api/tables"), null);
  assert.equal(fileOf("GET", "/api/messages/../../x.ftl"), null);
});

test("a file answers before there is a worker", async () => {
  const { carrier, other } = made({ "static-api/games.json": '{"games":[]}' });
  const reply = await carrier.request("GET", "/api/games", {}, null);
  assert.equal(await reply.text(), '{"games":[]}');
  assert.deepEqual(other.heard, []);
});

test("a request waits until the worker is ready, and gets the answer with its number", async () => {
  const { carrier, other } = made();
  const first = carrier.request("POST", "/api/tables", { a: "b" }, "{}");
  const second = carrier.request("GET", "/api/tables", {}, null);
  await settled();
  assert.deepEqual(
    other.heard.map((message) => message.type),
    ["start"],
  );
  other.tell({ type: "progress", loaded: 3, total: 10 });
  assert.deepEqual(engine.value, { phase: "loading", loaded: 3, total: 10 });
  other.tell({ type: "ready", storage: "kept" });
  await settled();
  assert.deepEqual(engine.value, { phase: "ready" });
  const [, one, two] = other.heard as Extract<ToWorker, { type: "request" }>[];
  assert(one && two);
  assert.deepEqual([one.method, one.path, one.headers, one.body], ["POST", "/api/tables", { a: "b" }, "{}"]);
  other.tell({ type: "answer", id: two.id, status: 200, headers: {}, body: bytes("two") });
  other.tell({ type: "answer", id: one.id, status: 409, headers: {}, body: bytes("one") });
  assert.equal((await first).status, 409);
  assert.equal(await (await second).text(), "two");
});

test("a file that is not there is asked of the worker", async () => {
  const { carrier, other } = made();
  const asked = carrier.request("GET", "/api/games", {}, null);
  await settled();
  other.tell({ type: "ready", storage: "refused" });
  await settled();
  assert.equal(isRefused.value, true);
  const wanted = other.heard[1] as Extract<ToWorker, { type: "request" }>;
  other.tell({ type: "answer", id: wanted.id, status: 200, headers: {}, body: bytes("{}") });
  assert.equal((await asked).status, 200);
});

test("a wire opens, carries both ways and closes", async () => {
  const { carrier, other } = made();
  const wire = carrier.open("/ws/tables/x");
  const said: string[] = [];
  wire.onopen = () => said.push("open");
  wire.onmessage = (data) => said.push(data);
  wire.onclose = (reason) => said.push(`closed ${reason}`);
  await settled();
  other.tell({ type: "ready", storage: "kept" });
  await settled();
  const opened = other.heard[1] as Extract<ToWorker, { type: "open" }>;
  assert.equal(opened.path, "/ws/tables/x");
  assert.equal(wire.isOpen, false);
  other.tell({ type: "opened", socket: opened.socket });
  assert.equal(wire.isOpen, true);
  wire.send("hello");
  await settled();
  assert.deepEqual(other.heard[2], { type: "send", socket: opened.socket, data: "hello" });
  other.tell({ type: "message", socket: opened.socket, data: "[]" });
  other.tell({ type: "closed", socket: opened.socket, code: 4000, reason: "error-no-table" });
  other.tell({ type: "message", socket: opened.socket, data: "late" });
  assert.equal(wire.isOpen, false);
  assert.deepEqual(said, ["open", "[]", "closed error-no-table"]);
});

test("a wire that was closed before the worker came is never opened", async () => {
  const { carrier, other } = made();
  carrier.open("/ws/tables/x").close();
  await settled();
  other.tell({ type: "ready", storage: "kept" });
  await settled();
  assert.equal(
    other.heard.some((message) => message.type === "open"),
    false,
  );
});

test("a worker that fails leaves nobody waiting, and says why", async () => {
  const { carrier, other } = made();
  const asked = carrier.request("GET", "/api/tables", {}, null);
  let closed = false;
  carrier.open("/ws/tables/x").onclose = () => (closed = true);
  await settled();
  other.tell({ type: "failed", error: "no file" });
  await assert.rejects(asked, /no file/);
  await settled();
  assert.equal(closed, true);
  assert.deepEqual(engine.value, { phase: "failed", error: "no file" });
});

test("a worker that breaks while it is asked refuses what it was asked", async () => {
  const { carrier, other } = made();
  const asked = carrier.request("GET", "/api/tables", {}, null);
  await settled();
  other.tell({ type: "ready", storage: "kept" });
  await settled();
  other.onerror?.({ message: "out of memory" });
  await assert.rejects(asked, /out of memory/);
  assert.deepEqual(engine.value, { phase: "failed", error: "out of memory" });
});

test("that there is no room is remembered", async () => {
  const { carrier, other } = made();
  void carrier.start();
  await settled();
  other.tell({ type: "ready", storage: "kept" });
  other.tell({ type: "full" });
  assert.equal(isFull.value, true);
});

test("an address beside the page is named within its folder", () => {
  assert.equal(pathWithin("/", "/"), "");
  assert.equal(pathWithin("/rules", "/"), "rules");
  assert.equal(pathWithin("/a/b/", "/a/b/"), "");
  assert.equal(pathWithin("/a/b/index.html", "/a/b/"), "");
  assert.equal(pathWithin("/a/b/rules", "/a/b/"), "rules");
});
