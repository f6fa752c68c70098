// What the service worker of a folder that plays by itself and its pages call things.

/** All files of a version by their names in the folder, with the SHA-256 of each. */
export interface Site {
  version: string;
  files: Record<string, string>;
}

/** What a page tells the service worker: let the new version take over; look whether all files are there. */
export const TAKE_OVER = "take over";
export const CHECK = "check";

/** Other folders of the same host may have games of their own: the scope tells them apart. */
export const cacheName = (scope: string, version: string): string => `regnum ${scope} ${version}`;

/** A page holds a lock of this name as long as it is open; `client`: what the service worker knows it as. */
export const lockName = (scope: string, version: string, client: string): string =>
  `${cacheName(scope, version)} ${client}`;

/** The version that a cache is of; null if it is not one of this folder. */
export const versionIn = (scope: string, name: string): string | null => partsOf(scope, name, 1)?.[0] ?? null;

/** The version and the page that a lock is of; null if it is not one of this folder. */
export function holderIn(scope: string, name: string): { version: string; client: string } | null {
  const [version = "", client = ""] = partsOf(scope, name, 2) ?? [];
  return version ? { version, client } : null;
}

function partsOf(scope: string, name: string, count: number): string[] | null {
  const start = cacheName(scope, "");
  const parts = name.startsWith(start) ? name.slice(start.length).split(" ") : [];
  return parts.length === count ? parts : null;
}
