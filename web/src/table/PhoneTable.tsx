// The table on a phone: pinned figures, a board to pan and zoom, a sheet with the choices, tabs.

import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { AnyTable } from "../games/contract.ts";
import { Icon } from "../ui/Icon.tsx";
import { t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import { openHelp } from "../learn/open.ts";
import { go } from "../ui/router.ts";
import { Absent, AbsentSign } from "./Absent.tsx";
import { SlowSign } from "./SlowClock.tsx";
import { ChatPane } from "./ChatPane.tsx";
import { SeatClock } from "./Clocks.tsx";
import { unread } from "./chatting.ts";
import { Foot } from "./Foot.tsx";
import { Secrets } from "./HandOver.tsx";
import { LessonSlot } from "./LessonSlot.tsx";
import { LineSign } from "./LineSign.tsx";
import { LogPane } from "./LogPane.tsx";
import { OldRules } from "./OldRules.tsx";
import { elementsOf } from "./marks.ts";
import { acting } from "./pace.ts";
import { elsewhere, type Tab, touchable } from "./pages.ts";
import { fly, flyTo, PanZoom, ZoomButtons } from "./PanZoom.tsx";
import { PhoneZones } from "./PhoneZones.tsx";
import { Notice, Offered, PromptHead } from "./Rail.tsx";
import { roundWords } from "./round.ts";
import { SeatFace } from "./SeatMark.tsx";
import { sheet } from "./Sheets.tsx";
import { info, isAsked } from "./session.ts";
import { table } from "./state.ts";
import { isMe, turnClass } from "./TopBar.tsx";
import type { FrameProps } from "./TablePage.tsx";
import { Watching } from "./Watching.tsx";

const TABS: [Tab, string, string][] = [
  ["table", "globe", "web-tab-table"],
  ["own", "person", "web-tab-own"],
  ["rivals", "people", "web-tab-rivals"],
  ["log", "menu", "web-tab-log"],
];
const tab = signal<Tab>("table");

/** Upright: one below the other. On its side: a strip of tabs, the board, a column with what is asked. */
export function PhoneTable({ upright, ...frame }: FrameProps & { upright: boolean }) {
  const { game, props, own } = frame;
  const back = table.past.value !== null;
  useEffect(() => {
    tab.value = "table"; // also to look at what was pressed in the log
  }, [back]);
  const pinned = (
    <div class="ph-pinned">
      <game.Pinned {...props} who={own} />
    </div>
  );
  if (upright) {
    return (
      <main class="ph" aria-label={t("web-table")}>
        <PhoneTop {...frame} />
        {pinned}
        <OldRules session={frame.session} />
        <Absent session={frame.session} />
        <Stage {...frame} />
        {tab.value !== "log" && <Sheet {...frame} />}
        <Tabs game={game} />
      </main>
    );
  }
  return (
    <main class="ph is-side" aria-label={t("web-table")}>
      <div class="ph-strip">
        <HomeButton />
        <Tabs game={game} />
        <Tools />
      </div>
      <Stage {...frame} />
      <div class="ph-column">
        <PhoneTop {...frame} upright={false} />
        <OldRules session={frame.session} />
        <Absent session={frame.session} />
        {pinned}
        <Sheet {...frame} />
      </div>
    </main>
  );
}

function Stage(frame: FrameProps) {
  const { game, props, own } = frame;
  return (
    <div class="ph-stage">
      {tab.value === "table" && <PhoneBoard {...frame} />}
      {tab.value === "own" && (
        <div class="ph-page ph-own" dir="ltr">
          <game.Own {...props} who={own} />
        </div>
      )}
      {tab.value === "rivals" && <Rivals {...frame} />}
      {tab.value === "log" && (
        <div class="ph-page ph-log">
          <LogPane {...frame} />
          <ChatPane session={frame.session} />
        </div>
      )}
    </div>
  );
}

function Tabs({ game }: { game: AnyTable }) {
  const marks = { ...countTouchable(game), log: unread.value };
  return (
    <nav class="ph-tabs" aria-label={t("web-tabs")}>
      {TABS.map(([name, icon, label]) => (
        <button
          key={name}
          type="button"
          class={tab.value === name ? "is-on" : ""}
          aria-current={tab.value === name ? "page" : undefined}
          onClick={() => (tab.value = name)}
        >
          <Icon name={icon} size={22} />
          {t(label)}
          <TabMark tab={name} n={marks[name]} />
        </button>
      ))}
    </nav>
  );
}

const HomeButton = () => (
  <button type="button" class="tf-home" aria-label={t("web-to-home")} onClick={() => go("/")}>
    <Icon name={`crest-${info.value?.game ?? ""}`} size={30} />
  </button>
);

/** What can be touched on each page, where a game tells them apart; what is told is nobody's choice. */
function countTouchable(game: AnyTable) {
  const offer = table.offer.value;
  const choices = table.held.value || !game.isOwn ? [] : (offer?.choices ?? []);
  return touchable(choices, game.isOwn, Boolean(game.Scenes[offer?.prompt?.key ?? ""]));
}

/** On a tab: how much can be touched there, or has not been read. */
function TabMark({ tab, n }: { tab: Tab; n: number }) {
  if (n === 0) return null;
  return (
    <span class="ph-tab-mark">
      <span aria-hidden="true">{num(n)}</span>
      <span class="tf-sr">{t(tab === "log" ? "web-chat-unread" : "web-zone-choices", { n })}</span>
    </span>
  );
}

/** The way to where something can be touched, from a page where nothing can. */
function ElsewhereButton({ game }: { game: AnyTable }) {
  const to = elsewhere(tab.value, countTouchable(game));
  if (!to) return null;
  return (
    <button type="button" class="tf-button ph-elsewhere" onClick={() => (tab.value = to)}>
      <Icon name={to === "table" ? "globe" : "person"} size={18} /> {t(`web-to-${to}`)}
    </button>
  );
}

const Tools = () => (
  <>
    <button type="button" class="tf-tool" aria-label={t("web-help")} onClick={() => openHelp()}>
      <Icon name="question" size={18} />
    </button>
    <button
      type="button"
      class="tf-tool"
      aria-label={t("web-more")}
      onClick={() => (sheet.value = { kind: "more" })}
    >
      <Icon name="more" size={18} />
    </button>
  </>
);

function PhoneTop({ game, props, upright = true }: FrameProps & { upright?: boolean }) {
  const { round, rounds } = game.progress(props.view);
  return (
    <header class="ph-top">
      {upright && <HomeButton />}
      <h1 class="tf-sr">{t(`web-game-${info.value?.game ?? ""}`)}</h1>
      <b>{roundWords(round, rounds)}</b>
      {game.Bar && <game.Bar {...props} />}
      <ul class="ph-players">
        {props.names.map((name, who) => (
          <li key={who}>
            <button
              type="button"
              class={`c-${props.colours[who]} ${turnClass(who)}`}
              aria-label={t("web-show-board", { name })}
              onClick={() => (sheet.value = { kind: "seat", who })}
            >
              <Icon name={`shield-${props.colours[who]}`} size={22} />
              <SeatFace who={who} size={18} />
              <span class="ph-name">{name}</span>
              {isMe(who) && <small class="ph-you">{t("web-sign-you")}</small>}
              <AbsentSign who={who} brief />
              <SlowSign who={who} brief />
              <SeatClock who={who} />
            </button>
          </li>
        ))}
      </ul>
      {upright && <Tools />}
    </header>
  );
}

function PhoneBoard({ game, props }: FrameProps) {
  const key = table.offer.value?.prompt?.key ?? "";
  const Scene = game.Scenes[key];
  const told = acting.value;
  useEffect(() => flyTo(told.flatMap((line) => elementsOf(line, true))), [told]);
  if (Scene) {
    return (
      <div class="ph-page ph-scene" dir="ltr">
        <Scene {...props} />
      </div>
    );
  }
  if (game.Phone) return <game.Phone {...props} />;
  if (game.zones) return <PhoneZones zones={game.zones} props={props} />;
  return (
    <>
      <nav class="ph-sections" aria-label={t("web-sections")}>
        {game.sections.map((section) => (
          <button key={section.element} type="button" onClick={() => fly(section.element)}>
            {t(section.label)}
          </button>
        ))}
        <ZoomButtons />
      </nav>
      <PanZoom>
        <game.Shared {...props} />
      </PanZoom>
    </>
  );
}

function Rivals({ game, props, own }: FrameProps) {
  return (
    <div class="ph-page" dir="ltr">
      {props.names.map((name, who) =>
        who === own ? null : (
          <section key={who} class="ph-rival">
            <h2>{name}</h2>
            <game.Own {...props} who={who} />
          </section>
        ),
      )}
    </div>
  );
}

/** A scene is touched itself and needs the room; otherwise the choices get half of the screen. */
function sheetSize({ game }: FrameProps, mine: boolean, full: boolean): string {
  if (table.held.value || table.past.value || info.value?.status === "over") return "half";
  if (!mine) return "peek";
  if (full) return "full";
  const key = table.offer.value?.prompt?.key ?? "";
  return tab.value === "table" && game.Scenes[key] ? "third" : "half";
}

/** Peek while others play, half when something is asked; the handle opens it whole. */
function Sheet(frame: FrameProps) {
  const full = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const mine = isAsked.value;
  const decision = table.offer.value?.decision ?? -1;
  useEffect(() => void box.current?.scrollTo(0, 0), [decision]);
  return (
    <section class={`ph-sheet is-${sheetSize(frame, mine, full.value)}`} aria-label={t("web-prompt")}>
      <button
        type="button"
        class="ph-handle"
        aria-label={t("web-sheet-size")}
        aria-expanded={full.value}
        onClick={() => (full.value = !full.value)}
      />
      <div ref={box} class="ph-sheet-body">
        <LessonSlot session={frame.session} />
        <PromptHead {...frame} />
        <Notice />
        {mine && <ElsewhereButton game={frame.game} />}
        {mine && <Offered {...frame} />}
        <Secrets session={frame.session} />
        <Watching />
        <LineSign {...frame} />
      </div>
      <div class="ph-foot">
        <Foot {...frame} small />
      </div>
    </section>
  );
}
