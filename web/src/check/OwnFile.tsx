// The component file an owner has made: how far it is, what is wrong, its name, and the ways to use it.

import { plain, t } from "../i18n/messages.ts";
import { doneOf } from "./answers.ts";
import type { Checks } from "./CheckPage.tsx";

export function OwnFile({ game, checks }: { game: string; checks: Checks }) {
  const { checked, reply } = checks;
  const { answers, name } = checked.value;
  const values = reply.value?.values ?? [];
  const done = doneOf(values, answers);
  const corrections = Object.values(answers).filter((answer) => answer !== null).length;
  const problems = reply.value?.problems ?? [];
  const file = reply.value?.file ?? "";
  return (
    <section class="hm-panel ck-own" aria-label={t("web-check-file")}>
      <header>
        <h2>{t("web-check-file")}</h2>
        <span role="status">{t("web-check-progress", { done, n: values.length, corrections })}</span>
      </header>
      <progress value={done} max={Math.max(1, values.length)} aria-label={t("web-check-file")} />
      {problems.length > 0 && (
        <div role="alert">
          <p>{t("web-check-wrong", { n: problems.length })}</p>
          <ul lang="en">
            {problems.slice(0, 5).map(({ path, text }) => (
              <li key={path}>
                <code>{path}</code>: {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {done > 0 && (
        <div class="ck-ways">
          <label>
            {t("web-check-name")}
            <input
              value={name}
              maxLength={40}
              placeholder={plain(t("web-own-box"))}
              onInput={(event) =>
                (checked.value = { ...checked.value, name: (event.currentTarget as HTMLInputElement).value })
              }
              onChange={() => (checked.value = { ...checked.value, answers: { ...answers } })}
            />
          </label>
          {file && (
            <a class="tf-button" href={addressOf(file)} download={`my-${game}.toml`} data-download>
              {t("web-check-download")}
            </a>
          )}
          <button
            type="button"
            class="tf-button"
            onClick={() => (checked.value = { answers: {}, name, file: "", fingerprint: "" })}
          >
            {t("web-check-forget")}
          </button>
        </div>
      )}
      {reply.value?.changed && file && <p>{t("web-check-play", { fingerprint: reply.value.fingerprint })}</p>}
      {done > 0 && corrections === 0 && problems.length === 0 && <p>{t("web-check-same")}</p>}
    </section>
  );
}

const addressOf = (file: string): string => `data:application/toml;charset=utf-8,${encodeURIComponent(file)}`;
