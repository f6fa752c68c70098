// Values that are reconstructed, and the way to compare them with a box.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/messages.ts";

/** `wanted`: the address leads here (#/rules/gugong-values). */
export function Doubts({ game, wanted = false }: { game: string; wanted?: boolean }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted) box.current?.scrollIntoView({ block: "start" });
  }, [wanted]);
  return (
    <section ref={box} class="hm-panel db" aria-labelledby="doubts">
      <h2 id="doubts">{t("web-doubts")}</h2>
      <p>{t("web-check-why")}</p>
      <p>
        <a class="tf-button" href={`#/check/${game}`}>
          {t("web-check-go")}
        </a>
      </p>
    </section>
  );
}
