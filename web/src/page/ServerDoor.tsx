// Where a page without a server has nothing to offer: why, and the way to a server.

import { useSignal } from "@preact/signals";
import { t } from "../i18n/messages.ts";
import { addressOf, keepServer, server } from "./server.ts";

/** `to`: which page of the server it leads to. */
export function ServerDoor({ to = "/", why = t("web-server-needed") }: { to?: string; why?: string }) {
  const written = useSignal(server.value);
  const wrong = useSignal(false);
  const go = (event: Event) => {
    event.preventDefault();
    const address = addressOf(written.value);
    wrong.value = address === null;
    if (address === null) return;
    keepServer(address);
    location.assign(`${address}#${to}`);
  };
  return (
    <div class="pe-server" data-server>
      {why && <p>{why}</p>}
      <form class="pg-join" onSubmit={go}>
        <label>
          {t("web-server-field")}
          <input
            dir="ltr"
            inputMode="url"
            autocomplete="url"
            spellcheck={false}
            value={written.value}
            placeholder="regnum.example.org"
            aria-invalid={wrong.value}
            onInput={(event) => (written.value = (event.currentTarget as HTMLInputElement).value)}
          />
        </label>
        <button type="submit" class="tf-button is-primary">
          {t("web-server-go")}
        </button>
      </form>
      {wrong.value && <p role="alert">{t("web-server-wrong")}</p>}
    </div>
  );
}
