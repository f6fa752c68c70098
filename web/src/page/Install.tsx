// Installing: by the browser's own question where it has one, by a hint where people must do it themselves.

import { signal } from "@preact/signals";
import { t } from "../i18n/messages.ts";
import { Icon } from "../ui/Icon.tsx";

interface Question extends Event {
  prompt(): Promise<unknown>;
}

const question = signal<Question | null>(null);

/** Keep the browser's question for when somebody wants it. */
export function listenForInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    question.value = event as Question;
  });
  addEventListener("appinstalled", () => (question.value = null));
}

const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** iPads say that they are Macs, which have no touch. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function Install() {
  if (isInstalled()) return null;
  if (isApple()) return <p class="pe-install">{t("web-install-ios")}</p>;
  const asked = question.value;
  if (!asked) return null;
  const install = async () => {
    question.value = null; // it can be asked once
    await asked.prompt().catch(() => undefined);
  };
  return (
    <p class="pe-install" data-install>
      <button type="button" class="tf-button" onClick={() => void install()}>
        <Icon name="download" size={16} /> {t("web-install")}
      </button>
      <span>{t("web-install-why")}</span>
    </p>
  );
}
