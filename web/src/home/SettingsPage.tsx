import { t } from "../i18n/messages.ts";
import { SettingsForm } from "../ui/SettingsForm.tsx";
import { PageHead } from "./PageHead.tsx";

export function SettingsPage() {
  return (
    <div class="hm">
      <PageHead page="settings" />
      <main class="pg">
        <h1>{t("web-settings")}</h1>
        <section class="hm-panel">
          <SettingsForm />
        </section>
      </main>
    </div>
  );
}
