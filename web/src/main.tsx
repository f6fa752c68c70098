// The page: words first, then the route.

import { Component, render, type ComponentChildren } from "preact";
import { effect } from "@preact/signals";
import { CheckDoor, CheckRoute } from "./check/CheckDoor.tsx";
import { Home } from "./home/Home.tsx";
import { JoinPage } from "./home/JoinPage.tsx";
import { NothingHere } from "./home/NothingHere.tsx";
import { ReplaysPage } from "./home/ReplaysPage.tsx";
import { SettingsPage } from "./home/SettingsPage.tsx";
import { TablesPage } from "./home/TablesPage.tsx";
import { loadLanguage } from "./i18n/messages.ts";
import { HelpDoor } from "./learn/HelpDoor.tsx";
import { inPage } from "./net/base.ts";
import { EngineBar } from "./page/doors.tsx";
import { lazily } from "./ui/lazy.tsx";
import { failed, started } from "./ui/failed.ts";
import { IconSprite } from "./ui/Icon.tsx";
import { HelpBubble } from "./ui/Help.tsx";
import { path, startRouter } from "./ui/router.ts";
import { applySettings, change, settings } from "./ui/settings.ts";

// Only home is there at once: everything else comes when it is first opened.
const StatsPage = lazily<object>(async () => (await import("./stats/StatsPage.tsx")).StatsPage);
const TablePage = lazily<{ id: string; step: string }>(
  async () => (await import("./table/TablePage.tsx")).TablePage,
);
const RulesPage = lazily<{ rule: string; place: string }>(
  async () => (await import("./home/RulesPage.tsx")).RulesPage,
);
const TermsPage = lazily<object>(async () => (await import("./home/TermsPage.tsx")).TermsPage);
const DuelPage = lazily<{ game: string; day: string }>(
  async () => (await import("./home/DuelPage.tsx")).DuelPage,
);
const NoticePage = lazily<{ use: "confirm" | "stop"; notice: string; token: string }>(
  async () => (await import("./notices/NoticePage.tsx")).NoticePage,
);

function Page() {
  const [, first = "", second = "", third = ""] = path.value.split("/");
  switch (first) {
    case "":
      return <Home />;
    case "table":
      return <TablePage key={second} id={second} step={third} />;
    case "join":
      return <JoinPage key={second} code={second} />;
    case "watch":
      return <JoinPage key={path.value} code={second} watching />;
    case "duel":
      return third ? <DuelPage key={path.value} game={second} day={third} /> : <NothingHere />;
    case "tables":
      return second ? <NothingHere /> : <TablesPage />;
    case "replays":
      return <ReplaysPage />;
    case "statistics":
      return <StatsPage />;
    case "rules":
      return <RulesPage rule={second} place={third} />;
    case "terms":
      return <TermsPage />;
    case "check":
      return <CheckRoute key={second} game={second} at={third} />;
    case "notices":
      return <MailLink />;
    case "settings":
      return <SettingsPage />;
    default:
      return <NothingHere />;
  }
}

/** #/notices/confirm/… and …/stop/…: the links in mails. */
function MailLink() {
  const [, , use = "", notice = "", token = ""] = path.value.split("/");
  if ((use !== "confirm" && use !== "stop") || !notice || !token) return <NothingHere />;
  return <NoticePage key={path.value} use={use} notice={notice} token={token} />;
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
      <HelpDoor />
      <CheckDoor />
      <HelpBubble />
      {inPage && <EngineBar />}
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
  if (inPage) void import("./page/beginning.ts").then(({ begin }) => begin());
  let last = settings.value.language;
  effect(() => {
    const wanted = settings.value.language;
    if (wanted === last) return;
    last = wanted;
    speak(wanted).catch(failed);
  });
}

start().catch(failed);
