// Show somebody a step: a link that opens the table there, and a picture of it.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { linkTo, useAddress } from "../net/address.ts";
import { inPage } from "../net/base.ts";
import { info, mySeats } from "../table/session.ts";
import { Dialog } from "../table/Sheets.tsx";
import { table } from "../table/state.ts";
import { stepPath } from "../table/stepAddress.ts";
import { whole } from "../table/stills.ts";
import type { FrameProps } from "../table/TablePage.tsx";
import { saveAs } from "../ui/files.ts";
import { Icon } from "../ui/Icon.tsx";
import { isCarried } from "../ui/carried.ts";
import { SaveTable } from "../ui/SaveTable.tsx";
import { CopyButton, HereOnly } from "../ui/Share.tsx";
import { takePicture } from "./Picture.tsx";
import { asPng } from "./picture.ts";

export type ShareProps = Pick<FrameProps, "game" | "props" | "own"> & { close: () => void };

export function ShareSheet({ close, ...shown }: ShareProps) {
  useAddress();
  const now = info.value;
  const made = table.present.value?.made ?? 0;
  const n = table.past.value?.n ?? made;
  if (!now) return null;
  const link = linkTo(stepPath(now.id, table.past.value ?? whole(n)));
  const title = t("web-share-step", { n, made });
  return (
    <Dialog title={t("web-share")} close={close}>
      <div class="sh">
        {!inPage && (
          <section>
            <h3>{title}</h3>
            <p>{t(whoSees(now.status === "over", now.spectators))}</p>
            <p class="lb-link" dir="ltr">
              {link}
            </p>
            <div class="tf-buttons">
              <CopyButton text={link} label={t("web-share-link")} />
              {"share" in navigator && <Send link={link} title={title} />}
            </div>
            <HereOnly />
          </section>
        )}
        {isCarried(now, mySeats.value) && (
          <section>
            <p>{t("web-file-why")}</p>
            <div class="tf-buttons">
              <SaveTable id={now.id} game={now.game} />
            </div>
          </section>
        )}
        <PictureOf key={n} {...shown} n={n} made={made} id={now.id} />
      </div>
    </Dialog>
  );
}

/** Who sees what behind the link. */
function whoSees(over: boolean, spectators: boolean): string {
  if (!spectators) return "web-share-players";
  return over ? "web-share-all" : "web-share-public";
}

/** By whatever the device sends things with. */
function Send({ link, title }: { link: string; title: string }) {
  return (
    <button
      type="button"
      class="tf-button is-small"
      onClick={() => void navigator.share({ url: link, title }).catch(() => undefined)}
    >
      <Icon name="forward" size={14} /> {t("web-share-send")}
    </button>
  );
}

type PictureProps = Omit<ShareProps, "close"> & { n: number; made: number; id: string };

function PictureOf({ id, ...shown }: PictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const picture = useSignal<HTMLCanvasElement | null>(null);
  const word = useSignal("");
  useEffect(() => {
    takePicture(shown)
      .then((canvas) => {
        box.current?.replaceChildren(canvas);
        picture.value = canvas;
      })
      .catch(() => (word.value = t("web-share-no-picture")));
  }, []);
  const save = async () => {
    if (picture.value) saveAs(await asPng(picture.value), `regnum-${id}-${shown.n}.png`);
  };
  const copy = async () => {
    if (!picture.value) return;
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": asPng(picture.value) })]);
      word.value = t("web-copied");
    } catch {
      word.value = t("web-share-no-copy"); // plain http, or a browser that has no such thing
    }
  };
  return (
    <section>
      <h3>{t("web-share-picture")}</h3>
      {mySeats.value.length > 0 && info.value?.status !== "over" && <p>{t("web-share-secret")}</p>}
      <div ref={box} class="sh-preview" role="img" aria-label={t("web-share-picture")} />
      <div class="tf-buttons">
        <button
          type="button"
          class="tf-button is-small"
          disabled={!picture.value}
          onClick={() => void save()}
        >
          <Icon name="download" size={14} /> {t("web-share-save")}
        </button>
        <button
          type="button"
          class="tf-button is-small"
          disabled={!picture.value}
          onClick={() => void copy()}
        >
          <Icon name="link" size={14} /> {t("web-share-copy")}
        </button>
      </div>
      <p role="status">{word.value}</p>
    </section>
  );
}
