// The address to give to others: the one this page came by need not be one they can open.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "./api.ts";
import { base, inPage } from "./base.ts";
import type { AddressReply } from "./messages.ts";

const told = signal<AddressReply | null>(null);

export function useAddress(): void {
  useEffect(() => {
    if (told.value || inPage) return; // nobody else can open anything of a page
    api
      .address()
      .then((reply) => (told.value = reply))
      .catch(() => undefined);
  }, []);
}

/** A link that others can open, as far as anybody knows. */
export function linkTo(path: string): string {
  return `${told.value?.url ?? base.href}#${path}`;
}

/** Whether links work on this computer only; as long as nobody knows, nothing is claimed. */
export function isHereOnly(): boolean {
  return told.value?.reach === "here";
}

/** Whether others are known to be able to open them. */
export function isForOthers(): boolean {
  return told.value?.reach === "network";
}
