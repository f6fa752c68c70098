// Settings: one form for the page and for the sheet at the table.

import { LANGUAGES, t } from "../i18n/messages.ts";
import { change, CHOICES, settings, type Settings } from "./settings.ts";

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<string, string> = {
  en: "English",
  tr: "Türkçe",
  fa: "فارسی",
  it: "Italiano",
};

export function SettingsForm() {
  return (
    <form class="st" onSubmit={(event) => event.preventDefault()}>
      <label>
        {t("web-your-name")}
        <input
          value={settings.value.name}
          maxLength={40}
          onInput={(event) => change({ name: (event.currentTarget as HTMLInputElement).value })}
        />
      </label>
      <label>
        {t("web-set-language")}
        <select
          value={settings.value.language}
          onChange={(event) => change({ language: (event.currentTarget as HTMLSelectElement).value })}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language] ?? language}
            </option>
          ))}
        </select>
      </label>
      {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((name) => (
        <Group key={name} name={name} values={CHOICES[name]} />
      ))}
      <Tick name="sound" />
      <Tick name="handover" />
      <Tick name="notify" ask={() => void Notification.requestPermission()} />
    </form>
  );
}

function Group({ name, values }: { name: keyof Settings; values: readonly string[] }) {
  return (
    <fieldset>
      <legend>{t(`web-set-${name.toLowerCase()}`)}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={settings.value[name] === value}
            onChange={() => change({ [name]: value } as Partial<Settings>)}
          />
          {t(`web-set-${name.toLowerCase()}-${value}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Tick({ name, ask }: { name: "sound" | "notify" | "handover"; ask?: () => void }) {
  return (
    <label class="st-tick">
      <input
        type="checkbox"
        checked={settings.value[name]}
        onChange={(event) => {
          const on = (event.currentTarget as HTMLInputElement).checked;
          change({ [name]: on });
          if (on) ask?.();
        }}
      />
      {t(`web-set-${name}`)}
    </label>
  );
}
