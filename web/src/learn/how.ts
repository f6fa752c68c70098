// What a game brings to "How it goes": `games/<game>/how.tsx` exports it as HOW, and it is loaded on demand.

import type { ComponentChildren } from "preact";

export interface GameHow {
  /** A round in five small scenes; their words are `<game>-how-<n>` and the same with `-what`. */
  scenes: [Scene, Scene, Scene, Scene, Scene];
  /** The ways to score: `<game>-how-way-<name>`, and the symbol beside it. */
  ways: [name: string, icon: string][];
}

export type Scene = () => ComponentChildren;
