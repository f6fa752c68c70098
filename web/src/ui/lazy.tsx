// Parts of the page that come when they are first shown.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { failed } from "./failed.ts";

type Part<Props> = (props: Props) => ComponentChildren;

/** A component that is loaded when it is first drawn; until then there is nothing in its place. */
export function lazily<Props extends object>(load: () => Promise<Part<Props>>): Part<Props> {
  const loaded = signal<{ Shown: Part<Props> } | null>(null);
  return function Lazy(props: Props) {
    useEffect(() => {
      if (loaded.value) return;
      load()
        .then((Shown) => (loaded.value = { Shown }))
        .catch(failed);
    }, []);
    const there = loaded.value;
    return there ? <there.Shown {...props} /> : null;
  };
}
