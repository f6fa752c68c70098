// The games of this server, asked for once: what can be played, bots, colours.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../net/api.ts";
import type { GameInfo } from "../net/messages.ts";

export const games = signal<GameInfo[]>([]);
/** The faces bots can have. */
export const faces = signal<string[]>([]);

export function useGames(): void {
  useEffect(() => {
    if (games.value.length) return;
    api
      .games()
      .then((reply) => {
        games.value = reply.games;
        faces.value = reply.faces;
      })
      .catch(() => undefined);
  }, []);
}

/** The levels of the bots of a game, the easiest first. */
export const levelsOf = (game: string): string[] =>
  games.value.find((found) => found.id === game)?.levels ?? [];

/** The level of a bot of which nobody has said how strong it should be. */
export const usualLevelOf = (game: string): string | undefined =>
  games.value.find((found) => found.id === game)?.level;
