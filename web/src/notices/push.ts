// Web push: the permission of the person, the subscription of the browser, and what the server knows of it.

import { api } from "../net/api.ts";
import { base, own } from "../net/base.ts";
import type { NoticesReply } from "../net/messages.ts";
import { settings } from "../ui/settings.ts";
import { forget, isToldAnywhere, remember, toldAt } from "./kept.ts";

/** Whose seat it is about. */
export interface Seat {
  table: string;
  seat: number;
  secret: string;
}

/** Why this browser cannot be told, or that it can. */
export type Ability = "able" | "insecure" | "unsupported" | "denied";

export function ability(): Ability {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return "unsupported";
  return Notification.permission === "denied" ? "denied" : "able";
}

export class Denied extends Error {}

/** Ask for permission, subscribe, and tell the server; only after somebody has pressed for it. */
export async function turnOn(at: Seat): Promise<NoticesReply> {
  if ((await Notification.requestPermission()) !== "granted") throw new Denied();
  await navigator.serviceWorker.register(own("sw.js"));
  return tellServer(at, await subscribed(await navigator.serviceWorker.ready));
}

async function subscribed(registration: ServiceWorkerRegistration): Promise<PushSubscription> {
  const key = bytesOf((await api.pushKey()).key);
  const found = await registration.pushManager.getSubscription();
  if (found && isSame(found.options.applicationServerKey, key)) return found;
  await found?.unsubscribe(); // it was made for another server at this address
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function tellServer(at: Seat, subscription: PushSubscription): Promise<NoticesReply> {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { language } = settings.value;
  const reply = await api.addNotice(at.table, at.seat, at.secret, {
    kind: "push",
    address: endpoint,
    p256dh: keys.p256dh ?? "",
    auth: keys.auth ?? "",
    language,
  });
  remember(at.table, { id: reply.made ?? "", endpoint, language });
  return reply;
}

export async function turnOff(at: Seat): Promise<NoticesReply | null> {
  const known = toldAt(at.table);
  const reply = known ? await api.removeNotice(at.table, at.seat, at.secret, known.id) : null;
  forget(at.table);
  if (!isToldAnywhere()) await (await present())?.unsubscribe();
  return reply;
}

/** Browsers change their subscription now and then, people their language: the server learns it at the table. */
export async function renew(at: Seat): Promise<void> {
  const known = toldAt(at.table);
  if (!known || ability() !== "able") return;
  const subscription = await present();
  if (!subscription)
    forget(at.table); // the browser gave it up: so it is off, and shown as off
  else if (subscription.endpoint !== known.endpoint || known.language !== settings.value.language)
    await tellServer(at, subscription);
}

async function present(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration(base);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export function bytesOf(encoded: string): Uint8Array<ArrayBuffer> {
  const plain = atob(encoded.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, i) => byte === other[i]);
}
