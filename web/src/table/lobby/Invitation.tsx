// How others come to a table: its code, the link to play, the link to watch, and the former for a phone's camera.

import { t } from "../../i18n/messages.ts";
import { isForOthers, linkTo, useAddress } from "../../net/address.ts";
import { own } from "../../net/base.ts";
import { CopyButton, HereOnly } from "../../ui/Share.tsx";
import { WatchLink } from "../WatchLink.tsx";

export function Invitation({ code, spectators }: { code: string; spectators: boolean }) {
  useAddress();
  const link = linkTo(`/join/${code}`);
  return (
    <section class="hm-panel lb-invite" aria-label={t("web-lobby-invite")}>
      <div>
        <h2>{t("web-lobby-invite")}</h2>
        <p class="lb-code">
          {t("web-lobby-code")} <b data-code>{code}</b>
        </p>
        <p>{t("web-lobby-link")}</p>
        <code class="lb-link" dir="ltr" data-link>
          {link}
        </code>
        <CopyButton text={link} label={t("web-lobby-copy")} />
        <HereOnly />
      </div>
      {isForOthers() && (
        <img
          class="lb-qr"
          src={own(`api/codes/${code}/qr.svg`)}
          alt={t("web-lobby-qr")}
          width={132}
          height={132}
        />
      )}
      {spectators && <WatchLink code={code} />}
    </section>
  );
}
