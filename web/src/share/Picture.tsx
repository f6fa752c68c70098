// The picture of a step: the boards as they are on show, with who plays and which step it is.

import { render } from "preact";
import { plain, t } from "../i18n/messages.ts";
import { USUAL } from "../table/frame.ts";
import { roundWords } from "../table/round.ts";
import type { FrameProps } from "../table/TablePage.tsx";
import { Icon } from "../ui/Icon.tsx";
import { pictureOf } from "./picture.ts";

export type Shown = Pick<FrameProps, "game" | "props" | "own"> & { n: number; made: number };

/** Draw it aside, take the picture, and put it away. */
export async function takePicture(shown: Shown): Promise<HTMLCanvasElement> {
  const aside = document.createElement("div");
  aside.className = "sh-aside";
  aside.setAttribute("aria-hidden", "true");
  aside.inert = true;
  document.body.append(aside);
  try {
    render(<Framed {...shown} />, aside);
    await document.fonts.ready;
    return await pictureOf(aside.firstElementChild as HTMLElement);
  } finally {
    render(null, aside);
    aside.remove();
  }
}

/** As on a desktop, whatever the window: the shared board, and one's own where it is a board. */
function Framed({ game, props, own, n, made }: Shown) {
  const { width } = game.size ?? USUAL;
  const { round, rounds } = game.progress(props.view);
  return (
    <div class={`tf-${game.id} sh-picture`} style={{ inlineSize: `${width + 24}px` }}>
      <header class="sh-caption">
        <Icon name={`crest-${game.id}`} size={34} />
        <div>
          <b>{t(`web-game-${game.id}`)}</b>
          <span>{plain(roundWords(round, rounds))}</span>
          <span>{plain(t("web-share-step", { n, made }))}</span>
        </div>
        <ul>
          {props.names.map((name, who) => (
            <li key={who}>
              <Icon name={`shield-${props.colours[who]}`} size={20} /> {name}
            </li>
          ))}
        </ul>
      </header>
      <div class="tf-boards" dir="ltr">
        <div class="tf-scaled" style={{ inlineSize: `${width}px` }}>
          <section class="tf-shared">
            <game.Shared {...props} />
          </section>
          {!game.RailOwn && (
            <section class="tf-own">
              <game.Own {...props} who={own} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
