// What a page that plays by itself has to say about that: how much of the game has come, that nothing is kept,
// that a new version is ready. It stays as long as it is true.

import { useSignal } from "@preact/signals";
import { isNewerReady, takeOver } from "../engine/updates.ts";
import { t } from "../i18n/messages.ts";
import { type Engine, engine, isAwaited, isFull, isRefused } from "../net/engine.ts";
import { SaveTable } from "../ui/SaveTable.tsx";
import { Icon } from "../ui/Icon.tsx";
import { path } from "../ui/router.ts";
import { ServerDoor } from "./ServerDoor.tsx";

export function EngineBar() {
  const now = engine.value;
  const newer = isNewerReady.value && !tableShown();
  const isQuiet = now.phase === "ready" || now.phase === "none";
  if (isQuiet && !isFull.value && !isRefused.value && !newer) return null;
  return (
    <aside class="pe-bars" aria-label={t("web-engine-bar")}>
      {now.phase === "loading" && <Loading now={now} />}
      {now.phase === "failed" && <Failed error={now.error} />}
      {isFull.value && <Full />}
      {isRefused.value && !isFull.value && <Unkept />}
      {newer && <Newer />}
    </aside>
  );
}

/** The table that is open, or nothing. */
const tableShown = (): string => /^\/table\/([\w-]+)/.exec(path.value)?.[1] ?? "";

const MEGABYTE = 1_000_000;
const megabytes = (bytes: number): number => Math.round((bytes / MEGABYTE) * 10) / 10;

function Loading({ now }: { now: Extract<Engine, { phase: "loading" }> }) {
  const { loaded, total } = now;
  const words =
    total === 0 || loaded >= total
      ? t("web-engine-starting")
      : t("web-engine-loading", { loaded: megabytes(loaded), total: megabytes(total) });
  return (
    <section class="pe-bar" data-engine="loading">
      <label>
        <span>{words}</span>
        <progress {...(total > 0 && loaded < total ? { value: loaded, max: total } : {})} />
      </label>
      {(isAwaited.value || tableShown()) && <p>{t("web-engine-wait")}</p>}
    </section>
  );
}

function Failed({ error }: { error: string }) {
  const old = typeof WebAssembly === "undefined";
  return (
    <section class="pe-bar is-wrong is-long" data-engine="failed" role="alert">
      <h2>{t("web-engine-failed")}</h2>
      <p>{t(old ? "web-engine-failed-old" : "web-engine-failed-how")}</p>
      <p>
        <button type="button" class="tf-button is-primary" onClick={() => location.reload()}>
          <Icon name="redo" size={14} /> {t("web-engine-again")}
        </button>
      </p>
      <ServerDoor why="" />
      <details>
        <summary>{t("web-more")}</summary>
        <code dir="ltr">{error.slice(0, 400)}</code>
      </details>
    </section>
  );
}

function Full() {
  const table = tableShown();
  return (
    <section class="pe-bar is-wrong" data-engine="full" role="alert">
      <p>{t("web-engine-full")}</p>
      {table && <SaveTable id={table} />}
      <button type="button" class="tf-button is-small" onClick={() => (isFull.value = false)}>
        {t("web-engine-fold")}
      </button>
    </section>
  );
}

/** Nothing is kept: said in full, and at a table, where every place is needed, by a sign that does not go away. */
function Unkept() {
  const table = tableShown();
  const chosen = useSignal<{ at: string; open: boolean } | null>(null);
  const isOpen = chosen.value?.at === table ? chosen.value.open : !table;
  const show = (open: boolean) => (chosen.value = { at: table, open });
  if (!isOpen) {
    const words = t("web-engine-refused-short");
    return (
      <button type="button" class="pe-sign" data-engine="refused" title={words} onClick={() => show(true)}>
        <Icon name="warning" size={14} /> <span>{words}</span>
      </button>
    );
  }
  return (
    <section class="pe-bar is-wrong" data-engine="refused" role="status">
      <p>{t("web-engine-refused")}</p>
      {table && <SaveTable id={table} />}
      <button type="button" class="tf-button is-small" onClick={() => show(false)}>
        {t("web-engine-fold")}
      </button>
    </section>
  );
}

function Newer() {
  const later = useSignal(false);
  if (later.value) return null;
  return (
    <section class="pe-bar" data-engine="newer" role="status">
      <p>{t("web-newer-ready")}</p>
      <button type="button" class="tf-button is-small is-primary" onClick={takeOver}>
        {t("web-newer-take")}
      </button>
      <button type="button" class="tf-button is-small" onClick={() => (later.value = true)}>
        {t("web-newer-later")}
      </button>
    </section>
  );
}
