// The link for those who only watch, and what they may know.

import { t } from "../i18n/messages.ts";
import { linkTo, useAddress } from "../net/address.ts";
import { Icon } from "../ui/Icon.tsx";
import { CopyButton } from "../ui/Share.tsx";

export function WatchLink({ code }: { code: string }) {
  useAddress();
  return (
    <div class="wt-link">
      <p>
        <Icon name="eye" size={16} /> {t("web-watch-knows")}
      </p>
      <CopyButton text={linkTo(`/watch/${code}`)} label={t("web-watch-copy")} />
    </div>
  );
}
