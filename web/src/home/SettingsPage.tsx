import { t } from "../i18n/messages.ts";
import { Report } from "../ui/Report.tsx";
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
          <div class="st-foot">
            <Report />
          </div>
        </section>
      </main>
    </div>
  );
}
