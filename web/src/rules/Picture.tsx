// The picture of a rule, drawn by the pieces of the game's own boards: `games/<game>/pictures.tsx`, loaded with the book.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { gameTable } from "../games/registry.ts";
import { failed } from "../ui/failed.ts";

/** By the id of the rule. A picture says with signs what the rule says in words; numbers stay with the words. */
export type Pictures = Readonly<Record<string, () => ComponentChildren>>;

const drawn = signal<Readonly<Record<string, Pictures>>>({});

async function bring(game: string): Promise<void> {
  if (drawn.peek()[game]) return;
  try {
    const { PICTURES }: { PICTURES: Pictures } = await import(`../games/${game}/pictures.tsx`);
    drawn.value = { ...drawn.peek(), [game]: PICTURES };
  } catch (error) {
    failed(error);
  }
}

export function usePictures(game: string): Pictures {
  useEffect(() => void bring(game), [game]);
  return (gameTable(game) && drawn.value[game]) || {};
}

export function Picture({ game, draw }: { game: string; draw: (() => ComponentChildren) | undefined }) {
  if (!draw) return null;
  return (
    <div class={`rb-picture ln-scene tf-${game}`} dir="ltr" aria-hidden="true">
      {draw()}
    </div>
  );
}
