// How a game goes, on one page: the goal, a round in five pictures, the ways to score.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameTable } from "../games/registry.ts";
import { t } from "../i18n/messages.ts";
import { failed } from "../ui/failed.ts";
import { Icon } from "../ui/Icon.tsx";
import type { GameHow } from "./how.ts";

const brought = signal<Readonly<Record<string, GameHow>>>({});

async function bring(game: string): Promise<void> {
  if (brought.peek()[game]) return;
  try {
    const { HOW }: { HOW: GameHow } = await import(`../games/${game}/how.tsx`);
    brought.value = { ...brought.peek(), [game]: HOW };
  } catch (error) {
    failed(error);
  }
}

export function How({ game, level = 3 }: { game: string; level?: 2 | 3 }) {
  useEffect(() => void bring(game), [game]);
  const how = brought.value[game];
  if (!how || !gameTable(game)) return <p role="status">{t("web-loading")}</p>;
  const Heading = `h${level}` as const;
  return (
    <div class={`ln-how tf-${game}`}>
      <section>
        <Heading>{t("web-how-goal")}</Heading>
        <p class="ln-goal">{t(`${game}-how-goal`)}</p>
      </section>
      <section>
        <Heading>{t(`${game}-how-round`)}</Heading>
        <ol class="ln-scenes">
          {how.scenes.map((Scene, i) => (
            <li key={i}>
              <figure>
                <div class="ln-scene" dir="ltr" aria-hidden="true">
                  <Scene />
                </div>
                <figcaption>
                  <b>{t(`${game}-how-${i + 1}`)}</b>
                  <span>{t(`${game}-how-${i + 1}-what`)}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <Heading>{t("web-how-ways")}</Heading>
        <ul class="ln-ways">
          {how.ways.map(([name, icon]) => (
            <li key={name}>
              <Icon name={icon} size={26} />
              <span>{t(`${game}-how-way-${name}`)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
