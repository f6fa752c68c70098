// Keeps the page on this machine, and says when a new version of it has come. The new one is used when somebody
// asks for it; until then, and in other tabs also after, everything goes on with the old one.

import { effect, signal } from "@preact/signals";
import { base, inPage } from "../net/base.ts";
import { engine } from "../net/engine.ts";
import { CHECK, lockName, TAKE_OVER } from "../worker/versions.ts";

/** A new version lies ready: `takeOver` shows it. */
export const isNewerReady = signal(false);
/** Everything lies on this machine: the network can be switched off. */
export const isKept = signal(false);

/** A page the service worker has not named yet. */
const UNKNOWN = "?";
/** That this tab has been loaded anew for files that had been lost: it happens once. */
const MENDED = "regnum.mended";
let registration: ServiceWorkerRegistration | null = null;
let asked = false;

/** Let the service worker keep this page; nothing happens where there is a server or the browser refuses. */
export async function keepPage(): Promise<void> {
  if (!inPage || !("serviceWorker" in navigator)) return;
  holdVersion(UNKNOWN);
  const container = navigator.serviceWorker;
  const wasKept = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    else if (wasKept) isNewerReady.value = true; // another tab took the new one: this one may follow
  });
  container.addEventListener("message", ({ data }) => {
    if (typeof data?.client === "string") holdVersion(data.client);
    if (data?.checked) checked(data.came);
  });
  if (!wasKept) await engineCame();
  try {
    registration = await container.register(new URL("sw.js", base), { updateViaCache: "none" });
  } catch {
    return; // a private window, or a browser that keeps nothing: the page works as long as the network does
  }
  watch(registration);
  (await container.ready).active?.postMessage(CHECK);
}

/** Show the new version: the page is loaded anew, and everything that was kept stays. */
export function takeOver(): void {
  asked = true;
  if (registration?.waiting) registration.waiting.postMessage(TAKE_OVER);
  else location.reload();
}

/** Ask the host whether there is something newer. */
export async function lookForNewer(): Promise<void> {
  await registration?.update().catch(() => undefined); // without a network there is nothing newer
}

/** All files are there. If some had been lost and the engine does not run, it is for want of them: once again. */
function checked(came: number): void {
  isKept.value = true;
  if (came === 0 || engine.peek().phase === "ready" || location.hash.startsWith("#/table/")) return;
  const wasMended = sessionStorage.getItem(MENDED) !== null;
  sessionStorage.setItem(MENDED, "");
  if (!wasMended) location.reload();
}

/** What the engine has fetched need not come again: keeping waits for it, or for its failure. */
function engineCame(): Promise<void> {
  return new Promise((done) => {
    const stop = effect(() => {
      if (engine.value.phase !== "ready" && engine.value.phase !== "failed") return;
      done();
      queueMicrotask(() => stop());
    });
  });
}

function watch(of: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (of.waiting && of.active) isNewerReady.value = true;
  };
  look();
  of.addEventListener("updatefound", () => of.installing?.addEventListener("statechange", look));
}

/** Tell the service worker by a lock which version this page is of: its files are kept until the page is closed. */
function holdVersion(client: string): void {
  const version = document.querySelector<HTMLMetaElement>('meta[name="site-version"]')?.content ?? "";
  if (!version || !navigator.locks) return;
  const name = lockName(base.href, version, client);
  void navigator.locks.request(name, { mode: "shared" }, () => new Promise<never>(() => undefined));
}
