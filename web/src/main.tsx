// The page: words first, then the route.

import { Component, render, type ComponentChildren } from "preact";
import { effect } from "@preact/signals";
import { DuelPage } from "./home/DuelPage.tsx";
import { Home } from "./home/Home.tsx";
import { JoinPage } from "./home/JoinPage.tsx";
import { NothingHere } from "./home/NothingHere.tsx";
import { ReplaysPage } from "./home/ReplaysPage.tsx";
import { RulesPage } from "./home/RulesPage.tsx";
import { SettingsPage } from "./home/SettingsPage.tsx";
import { TablesPage } from "./home/TablesPage.tsx";
import { loadLanguage } from "./i18n/messages.ts";
import { TablePage } from "./table/TablePage.tsx";
import { failed, started } from "./ui/failed.ts";
import { IconSprite } from "./ui/Icon.tsx";
import { HelpBubble } from "./ui/Help.tsx";
import { path, startRouter } from "./ui/router.ts";
import { applySettings, change, settings } from "./ui/settings.ts";

function Page() {
  const [, first = "", second = "", third = ""] = path.value.split("/");
  switch (first) {
    case "":
      return <Home />;
    case "table":
      return <TablePage key={second} id={second} />;
    case "join":
      return <JoinPage key={second} code={second} />;
    case "duel":
      return third ? <DuelPage key={path.value} game={second} day={third} /> : <NothingHere />;
    case "tables":
      return second ? <NothingHere /> : <TablesPage />;
    case "replays":
      return <ReplaysPage />;
    case "rules":
      return <RulesPage rule={second} />;
    case "settings":
      return <SettingsPage />;
    default:
      return <NothingHere />;
  }
}

/** What cannot be drawn is said instead of leaving half a page. */
class Whole extends Component<{ children: ComponentChildren }> {
  override componentDidCatch(error: unknown): void {
    failed(error);
  }

  override render() {
    return this.props.children;
  }
}

function App() {
  return (
    <Whole>
      <IconSprite />
      <Page />
      <HelpBubble />
    </Whole>
  );
}

/** Show the language that is set; the one that could be shown instead becomes the setting. */
async function speak(wanted: string): Promise<void> {
  const shown = await loadLanguage(wanted);
  if (settings.peek().language === wanted && shown !== wanted) change({ language: shown });
}

async function start(): Promise<void> {
  applySettings();
  startRouter();
  await speak(settings.value.language);
  const root = document.getElementById("app");
  if (root) render(<App />, root);
  started();
  let last = settings.value.language;
  effect(() => {
    const wanted = settings.value.language;
    if (wanted === last) return;
    last = wanted;
    speak(wanted).catch(failed);
  });
}

start().catch(failed);
