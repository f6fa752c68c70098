import { t } from "../i18n/messages.ts";
import { SettingsForm } from "../ui/SettingsForm.tsx";
import { languages, useGames } from "./Home.tsx";
import { PageHead } from "./PageHead.tsx";

export function SettingsPage() {
  useGames();
  return (
    <div class="hm">
      <PageHead page="settings" />
      <main class="pg">
        <h1>{t("web-settings")}</h1>
        <section class="hm-panel">
          <SettingsForm languages={languages.value} />
        </section>
      </main>
    </div>
  );
}
