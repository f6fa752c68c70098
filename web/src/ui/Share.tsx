// Links to give away: copied by a button, or by hand where the browser allows no other way (plain http).

import { useSignal } from "@preact/signals";
import { t } from "../i18n/messages.ts";
import { isHereOnly } from "../net/address.ts";
import { Icon } from "./Icon.tsx";

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copied = useSignal(false);
  const byHand = useSignal(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text); // browsers have none on plain http
      copied.value = true;
      setTimeout(() => (copied.value = false), 1500);
    } catch {
      byHand.value = true;
    }
  };
  return (
    <>
      <button type="button" class="tf-button is-small" onClick={() => void copy()}>
        <Icon name={copied.value ? "check" : "link"} size={14} /> {copied.value ? t("web-copied") : label}
      </button>
      {byHand.value && <ByHand text={text} />}
    </>
  );
}

/** The text, ready to be copied with the keys or the menu of the browser. */
function ByHand({ text }: { text: string }) {
  return (
    <label class="sh-by-hand">
      {t("web-copy-by-hand")}
      <input
        ref={selectIt}
        readOnly
        dir="ltr"
        value={text}
        onFocus={(event) => (event.currentTarget as HTMLInputElement).select()}
      />
    </label>
  );
}

function selectIt(field: HTMLInputElement | null): void {
  field?.focus();
}

/** Said beside a link that nobody else can open. */
export function HereOnly() {
  if (!isHereOnly()) return null;
  return (
    <div class="sh-here" role="note">
      <p>{t("web-here-only")}</p>
      <pre dir="ltr">./play --lan</pre>
    </div>
  );
}
