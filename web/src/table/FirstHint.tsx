// Said once on every device, at the first table: how to ask what a thing is, and why something cannot be done.

import { t } from "../i18n/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { change, settings } from "../ui/settings.ts";
import { info } from "./session.ts";

const byTouch = (): boolean => typeof matchMedia !== "undefined" && matchMedia("(hover: none)").matches;

/** `asLine`: as a line of a list; once it has been read there is none. */
export function FirstHint({ asLine = false }: { asLine?: boolean }) {
  if (!settings.value.hint || info.value?.lesson) return null; // a lesson has a voice of its own
  const said = (
    <aside class="fh" aria-label={t("web-hint")}>
      <Icon name="question" size={22} />
      <p>{t(byTouch() ? "web-hint-touch" : "web-hint-mouse")}</p>
      <button type="button" class="tf-button" data-hint onClick={() => change({ hint: false })}>
        {t("web-hint-ok")}
      </button>
    </aside>
  );
  return asLine ? <li class="fh-line">{said}</li> : said;
}
