// Values that are reconstructed, and how an owner of the box can correct them.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import { doubtsIn, type Doubt, type Sourced } from "./doubts.ts";

/** `wanted`: the address leads here (#/rules/gugong-values). */
export function Doubts({ game, wanted = false }: { game: string; wanted?: boolean }) {
  const box = useRef<HTMLElement>(null);
  const doubts = useSignal<Doubt[] | null>(null);
  useEffect(() => {
    api
      .facts<Sourced>(game)
      .then((reply) => (doubts.value = doubtsIn(reply.facts)))
      .catch(() => undefined); // without a server the rules can still be read
  }, [game]);
  useEffect(() => {
    if (wanted) box.current?.scrollIntoView({ block: "start" });
  }, [wanted, doubts.value]);
  if (!doubts.value) return null;
  const n = doubts.value.reduce((sum, doubt) => sum + doubt.paths.length, 0);
  return (
    <section ref={box} class="hm-panel db" aria-labelledby="doubts">
      <h2 id="doubts">{t("web-doubts")}</h2>
      <p>{t("web-doubts-what", { n })}</p>
      <p>{t("web-doubts-how")}</p>
      <p>{t("web-doubts-print")}</p>
      <pre dir="ltr">./play components {game}</pre>
      <p>{t("web-doubts-play")}</p>
      <pre dir="ltr">./play serve --components my-{game}.toml</pre>
      {n > 0 && <DoubtTable doubts={doubts.value} />}
    </section>
  );
}

/** Paths and notes are those of the component file, which is in English. */
function DoubtTable({ doubts }: { doubts: Doubt[] }) {
  return (
    <table class="db-table">
      <thead>
        <tr>
          <th scope="col">{t("web-doubts-value")}</th>
          <th scope="col">{t("web-doubts-note")}</th>
        </tr>
      </thead>
      <tbody lang="en" dir="ltr">
        {doubts.map((doubt) => (
          <tr key={doubt.paths[0]}>
            <th scope="row">
              {doubt.paths.map((path) => (
                <div key={path}>
                  <code>{path}</code>
                </div>
              ))}
            </th>
            <td>{doubt.note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
