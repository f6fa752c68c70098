// The page: words first, then the route.

import { render } from "preact";
import { effect } from "@preact/signals";
import { Home } from "./home/Home.tsx";
import { JoinPage } from "./home/JoinPage.tsx";
import { ReplaysPage } from "./home/ReplaysPage.tsx";
import { RulesPage } from "./home/RulesPage.tsx";
import { SettingsPage } from "./home/SettingsPage.tsx";
import { TablesPage } from "./home/TablesPage.tsx";
import { loadLanguage } from "./i18n/messages.ts";
import { TablePage } from "./table/TablePage.tsx";
import { IconSprite } from "./ui/Icon.tsx";
import { HelpBubble } from "./ui/Help.tsx";
import { path, startRouter } from "./ui/router.ts";
import { applySettings, settings } from "./ui/settings.ts";

function Page() {
  const [, first = "", second = ""] = path.value.split("/");
  switch (first) {
    case "table":
      return <TablePage key={second} id={second} />;
    case "join":
      return <JoinPage key={second} code={second} />;
    case "tables":
      return <TablesPage />;
    case "replays":
      return <ReplaysPage />;
    case "rules":
      return <RulesPage rule={second} />;
    case "settings":
      return <SettingsPage />;
    default:
      return <Home />;
  }
}

function App() {
  return (
    <>
      <IconSprite />
      <Page />
      <HelpBubble />
    </>
  );
}

async function start(): Promise<void> {
  applySettings();
  startRouter();
  await loadLanguage(settings.value.language);
  const root = document.getElementById("app");
  if (root) render(<App />, root);
  let shown = settings.value.language;
  effect(() => {
    const wanted = settings.value.language;
    if (wanted === shown) return;
    shown = wanted;
    void loadLanguage(wanted);
  });
}

void start();
