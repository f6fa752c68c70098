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

/** The version that a cache or a lock is of; null if it is not one of this folder. */
export function versionIn(scope: string, name: string): string | null {
  const start = cacheName(scope, "");
  return name.startsWith(start) && !name.slice(start.length).includes(" ") ? name.slice(start.length) : null;
}
