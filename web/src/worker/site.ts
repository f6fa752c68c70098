// The service worker of a folder that plays by itself: after the first visit everything comes from this machine.
// A version is all its files, each known by its hash. A new one is fetched beside the old one and takes over when the
// page says so; a page goes on with the version it began with, as long as it is open.

import { cacheName, CHECK, holderIn, type Site, TAKE_OVER, versionIn } from "./versions.ts";

interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Extended {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Extended {
  readonly data: unknown;
  readonly source: { readonly id: string; postMessage(message: unknown): void } | null;
}
interface ServiceWorker {
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", heard: (event: Extended) => void): void;
  addEventListener(type: "fetch", heard: (event: Fetched) => void): void;
  addEventListener(type: "message", heard: (event: Told) => void): void;
  /** The build writes it before this script. */
  readonly SITE: Site;
}

declare const self: ServiceWorker;
const worker = self;
const { version, files } = worker.SITE;
const scope = worker.registration.scope;
const AT_ONCE = 6;
const PAGE = "index.html";

const addressOf = (name: string): string => new URL(name, scope).href;
const own = (): Promise<Cache> => caches.open(cacheName(scope, version));

/** The versions there are on this machine, also those that are not whole. */
async function versions(): Promise<string[]> {
  return (await caches.keys()).flatMap((name) => versionIn(scope, name) ?? []);
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A kept file that is what it should be, or nothing. */
async function whole(cache: Cache, name: string): Promise<Response | null> {
  const found = await cache.match(addressOf(name));
  if (!found) return null;
  return (await hashOf(await found.clone().arrayBuffer())) === files[name] ? found : null;
}

async function fromOlder(name: string): Promise<Response | null> {
  for (const other of await versions()) {
    const found = other === version ? null : await whole(await caches.open(cacheName(scope, other)), name);
    if (found) return found;
  }
  return null;
}

/** A file of this version from the host: what the page has fetched by itself need not come again. */
async function fromHost(name: string): Promise<Response> {
  return (await fetched(name, "force-cache")) ?? (await fetched(name, "reload")) ?? lost(name);
}

async function fetched(name: string, cache: RequestCache): Promise<Response | null> {
  const answer = await fetch(addressOf(name), { cache });
  if (!answer.ok) return null;
  // It is kept as it came, not made anew: browsers keep with it what they have compiled.
  return (await hashOf(await answer.clone().arrayBuffer())) === files[name] ? answer : null;
}

function lost(name: string): never {
  throw new Error(`${name} of ${version} is not there`);
}

/** Fetch what is missing or broken; a visit that was cut short goes on where it was. Says how many files came. */
async function fill(): Promise<number> {
  const cache = await own();
  const waiting = Object.keys(files);
  let came = 0;
  const next = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      if (await whole(cache, name)) continue;
      await cache.put(addressOf(name), (await fromOlder(name)) ?? (await fromHost(name)));
      came++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return came;
}

/** Which page is of which version, by locks: they are as true after this worker was ended and started again. */
async function pages(): Promise<Map<string, string>> {
  const held = (await navigator.locks.query()).held ?? [];
  const found = held.flatMap(({ name = "" }): [string, string][] => {
    const holder = holderIn(scope, name);
    return holder ? [[holder.client, holder.version]] : [];
  });
  return new Map(found);
}

/** Forget versions that no page shows and none will. */
async function clean(): Promise<void> {
  if (worker.registration.installing || worker.registration.waiting) return; // a newer one is being fetched
  const shown = new Set([version, ...(await pages()).values()]);
  const old = (await versions()).filter((one) => !shown.has(one));
  await Promise.all(old.map((one) => caches.delete(cacheName(scope, one))));
}

/** The version of the page that asks. */
async function cacheFor(client: string): Promise<Cache> {
  if ((await versions()).length < 2) return own();
  const shown = (await pages()).get(client) ?? version;
  return caches.open(cacheName(scope, shown));
}

async function answer(name: string, request: Request, client: string): Promise<Response> {
  const address = addressOf(name);
  const kept = await (await cacheFor(client)).match(address);
  if (kept) return kept;
  const cache = await own();
  const mine = await cache.match(address);
  if (mine) return mine;
  if (!files[name]) return (await fromOthers(address)) ?? fetch(request);
  const came = await fromHost(name); // it was lost
  await cache.put(address, came.clone());
  return came;
}

async function fromOthers(address: string): Promise<Response | undefined> {
  for (const other of await versions()) {
    const found = await (await caches.open(cacheName(scope, other))).match(address);
    if (found) return found;
  }
  return undefined;
}

/** The name of a file of ours that is asked for; null for all else. */
function nameOf(request: Request): string | null {
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  if (request.method !== "GET" || !address.startsWith(scope)) return null;
  return address.slice(scope.length) || PAGE;
}

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim().then(clean)));
worker.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  const client = event.request.mode === "navigate" ? "" : event.clientId; // a page to come is of this version
  if (name !== null && name !== "sw.js") event.respondWith(answer(name, event.request, client));
});
worker.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(worker.skipWaiting());
  if (event.data === CHECK) event.waitUntil(check(event.source));
});

/** A page has begun: it learns what it is known as here, and everything it may need is looked after. */
async function check(page: Told["source"]): Promise<void> {
  page?.postMessage({ client: page.id });
  try {
    const came = await fill();
    await clean();
    page?.postMessage({ checked: version, came });
  } catch {
    // without a network it is tried again by the next page
  }
}
