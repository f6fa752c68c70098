// The head of every page but the table: the crown, the pages, the language, the theme.

import { LANGUAGES, t } from "../i18n/messages.ts";
import { own } from "../net/base.ts";
import { Icon } from "../ui/Icon.tsx";
import { LANGUAGE_NAMES } from "../ui/SettingsForm.tsx";
import { change, chooseLanguage, settings } from "../ui/settings.ts";

const PAGES: [string, string][] = [
  ["play", "#/"],
  ["tables", "#/tables"],
  ["replays", "#/replays"],
  ["statistics", "#/statistics"],
  ["rules", "#/rules"],
];

export function PageHead({ page }: { page: string }) {
  return (
    <header class="hm-head">
      <a class="hm-logo" href="#/">
        <img src={own("favicon.svg")} alt="" width={36} height={36} />
        Regnum
      </a>
      <nav aria-label={t("web-pages")}>
        {PAGES.map(([name, href]) => (
          <a
            key={name}
            href={href}
            class={page === name ? "is-on" : ""}
            aria-current={page === name ? "page" : undefined}
          >
            {t(`web-page-${name}`)}
          </a>
        ))}
      </nav>
      <div class="hm-languages" role="group" aria-label={t("web-set-language")}>
        <Icon name="globe" size={16} />
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            class={settings.value.language === language ? "is-on" : ""}
            aria-pressed={settings.value.language === language}
            onClick={() => chooseLanguage(language)}
          >
            {LANGUAGE_NAMES[language] ?? language}
          </button>
        ))}
      </div>
      <button
        type="button"
        class="tf-tool"
        aria-label={t("web-switch-theme")}
        onClick={() => change({ theme: isDark() ? "light" : "dark" })}
      >
        <Icon name="sun" size={20} />
      </button>
      <a class="tf-tool" href="#/settings" aria-label={t("web-settings")}>
        <Icon name="gear" size={20} />
      </a>
    </header>
  );
}

function isDark(): boolean {
  const theme = settings.value.theme;
  return theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
}
