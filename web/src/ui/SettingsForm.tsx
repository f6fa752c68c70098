// Settings: one form for the page and for the sheet at the table.

import { Segments } from "../home/Segments.tsx";
import { LANGUAGES, t } from "../i18n/messages.ts";
import { play } from "./sound.ts";
import { change, chooseLanguage, CHOICES, settings, type Settings } from "./settings.ts";

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
          onChange={(event) => chooseLanguage((event.currentTarget as HTMLSelectElement).value)}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language] ?? language}
            </option>
          ))}
        </select>
      </label>
      {settings.value.language !== "en" && (
        <p>
          <a href="#/terms">{t("web-terms-link")}</a>
        </p>
      )}
      {(Object.keys(CHOICES) as (keyof typeof CHOICES)[])
        .filter((name) => name !== "volume")
        .map((name) => (
          <Group key={name} name={name} values={CHOICES[name]} />
        ))}
      <Tick name="askAll" />
      <Tick name="turning" />
      <Tick name="sound" ask={() => play("turn")} />
      {settings.value.sound && <Group name="volume" values={CHOICES.volume} after={() => play("turn")} />}
      <Tick name="handover" />
      <Tick name="notify" ask={() => void Notification.requestPermission()} />
    </form>
  );
}

interface GroupProps {
  name: keyof Settings;
  values: readonly string[];
  after?: () => void;
}

function Group({ name, values, after }: GroupProps) {
  const label = t(`web-set-${name.toLowerCase()}`);
  return (
    <div class="st-group">
      <span>{label}</span>
      <Segments
        label={label}
        values={values.map((value) => [value, t(`web-set-${name.toLowerCase()}-${value}`)])}
        value={settings.value[name] as string}
        set={(value) => {
          change({ [name]: value } as Partial<Settings>);
          after?.();
        }}
      />
    </div>
  );
}

type Ticked = "askAll" | "turning" | "sound" | "notify" | "handover";

function Tick({ name, ask }: { name: Ticked; ask?: () => void }) {
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
      {t(`web-set-${name.toLowerCase()}`)}
    </label>
  );
}
