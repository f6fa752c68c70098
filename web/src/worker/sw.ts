// The service worker: shows that it is somebody's turn while no page of ours is open. It knows no words and no
// secrets: what it shows comes from the server in the player's language, and the page knows the seats.

import { messageOf, pageOf, showsTable } from "./message.ts";

// What is used of a service worker's world; the types of pages and workers do not go together.
interface Client {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<Client>;
}
interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Push extends Extended {
  readonly data: { text(): string } | null;
}
interface Click extends Extended {
  readonly notification: Notification;
}
interface ServiceWorker {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<Client[]>;
    openWindow(url: string): Promise<Client | null>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", heard: (event: Extended) => void): void;
  addEventListener(type: "push", heard: (event: Push) => void): void;
  addEventListener(type: "notificationclick", heard: (event: Click) => void): void;
}

declare const self: ServiceWorker;
const worker = self;

const pages = (): Promise<Client[]> => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

async function tell(text: string): Promise<void> {
  const told = messageOf(text);
  if (!told) return;
  const looked = (await pages()).some((page) => page.focused && showsTable(page.url, told.table));
  if (looked) return; // whoever looks at the table sees it there
  await worker.registration.showNotification(told.title, {
    body: told.body,
    tag: `turn-${told.table}`, // one for each table: the newer takes the place of the older
    icon: new URL("favicon-turn.svg", worker.registration.scope).href,
    data: { table: told.table },
  });
}

async function show(table: string): Promise<void> {
  const open = (await pages()).find((page) => showsTable(page.url, table));
  if (open) await open.focus();
  else await worker.clients.openWindow(pageOf(table, worker.registration.scope));
}

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("push", (event) => event.waitUntil(tell(event.data?.text() ?? "")));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = (event.notification.data ?? {}) as { table?: string };
  if (table) event.waitUntil(show(table));
});
