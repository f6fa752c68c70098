// The frame of every table: top bar, shared board, own board, rail. Games bring the boards.

import { effect, signal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { withChecks } from "../check/answers.ts";
import { type AnyProps, type AnyTable, BoardBelow } from "../games/contract.ts";
import { gameTable, loadTable } from "../games/registry.ts";
import { t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import { settle, wrongLink } from "../net/knocking.ts";
import type { TableInfo } from "../net/messages.ts";
import { knocks, seats as heldSeats } from "../net/seats.ts";
import { useRenewed } from "../notices/NoticesDoor.tsx";
import { useCounting } from "../stats/noting.ts";
import { Absent } from "./Absent.tsx";
import { Announcer } from "./Announcer.tsx";
import { boardProps } from "./boardProps.ts";
import { ChatPane } from "./ChatPane.tsx";
import { FirstHint } from "./FirstHint.tsx";
import { USUAL, type Frame } from "./frame.ts";
import { Guide } from "./Guide.tsx";
import { isHandedOver } from "./HandOver.tsx";
import { useShortcuts } from "./keyboard.ts";
import { LessonSlot } from "./LessonSlot.tsx";
import { Lobby } from "./lobby/Lobby.tsx";
import { LogPane } from "./LogPane.tsx";
import { OldRules } from "./OldRules.tsx";
import { PhoneTable } from "./PhoneTable.tsx";
import { Popovers } from "./Popovers.tsx";
import { Rail } from "./Rail.tsx";
import { ScaledBoards } from "./ScaledBoards.tsx";
import { ScoreSheet } from "./ScoreSheet.tsx";
import { answerSensibly } from "./sensible.ts";
import { Sheets, sheet } from "./Sheets.tsx";
import { info, isAsked, mySeats, openTable, seatLabels, toldLog, unopened, type Session } from "./session.ts";
import { table } from "./state.ts";
import { isOnTheWay, useStep } from "./step.ts";
import { TopBar } from "./TopBar.tsx";
import { Turning } from "./Turning.tsx";
import { signTurns } from "./turnSigns.ts";
import { Opening, Unopened } from "./Unopened.tsx";
import { useFrame } from "./useFrame.ts";
import { Watching } from "./Watching.tsx";

const factsOf = signal<{ game: string; facts: unknown } | null>(null);

export function TablePage({ id, step }: { id: string; step: string }) {
  const session = useSignal<Session | null>(null);
  useEffect(() => {
    let opened: Session | null = null;
    let left = false;
    const open = () => {
      opened = openTable(id, heldSeats.secretOf(id));
      session.value = opened;
    };
    wrongLink.value = false;
    if (heldSeats.uncheckedOf(id)) void settle(id).then(() => left || open());
    else open();
    const stop = signTurns();
    const stopAnswering = answerSensibly(() => isAsked.value && !isHandedOver());
    return () => {
      left = true;
      stop();
      stopAnswering();
      opened?.close();
      session.value = null;
    };
  }, [id, knocks.value]);
  useLayoutEffect(() => scrollTo(0, 0), [id]); // the page before may have been scrolled
  useFacts();
  useShortcuts(session);
  useStep(id, step);
  useRenewed();
  useCounting(id);
  const now = info.value;
  if (unopened.value !== null) return <Unopened id={id} why={unopened.value} />;
  if (!now || !session.value) return <Opening waiting={session.value?.line.state.value === "waiting"} />;
  if (now.status === "open") return <Lobby table={now} session={session.value} />;
  return <Playing session={session.value} />;
}

const factsFor = (now: TableInfo): string => `${now.game}/${now.components.fingerprint}`;

/** A table whose maker brought a component file tells of it itself. */
const factsAsked = (now: TableInfo) =>
  now.components.brought
    ? api.tableFacts<unknown>(now.id, heldSeats.secretOf(now.id))
    : api.facts<unknown>(now.game, now.components.name);

/** The game's boards, and what is printed on its components: loaded once for a game and component file. */
function useFacts(): void {
  useEffect(
    () =>
      effect(() => {
        const now = info.value;
        if (!now) return;
        void loadTable(now.game);
        const wanted = factsFor(now);
        if (factsOf.peek()?.game === wanted) return;
        factsAsked(now)
          .then(({ facts }) => (factsOf.value = { game: wanted, facts: withChecks(now.game, facts) }))
          .catch(() => undefined);
      }),
    [],
  );
}

function Playing({ session }: { session: Session }) {
  const [offer, present] = [table.offer.value, table.present.value];
  const now = info.value;
  const facts = now && factsOf.value?.game === factsFor(now) ? factsOf.value : null; // not of the table before
  const game = now && gameTable(now.game);
  const layout = useFrame(game?.size ?? USUAL);
  const [seats, names] = [now?.seats, seatLabels.value];
  // The same as long as nothing in it has changed, so that boards are not drawn again for the frame's sake.
  const props = useMemo(
    () => (offer && facts && seats ? boardProps(offer, facts.facts, seats, names) : null),
    [offer, facts, seats, names],
  );
  if (!props || !offer || !present || !facts || !now || !game) return <Opening waiting={false} />;
  const own = offer.seat >= 0 ? offer.seat : (mySeats.value[0] ?? 0);
  const frame = { game, props, own, session };
  const small = layout.kind === "phone" || layout.kind === "side";
  return (
    <div
      class={`tf tf-${now.game} ${small ? "is-small" : ""}`}
      data-frame={layout.kind}
      data-told={layout.told}
      style={{ "--rail": `${layout.rail}px`, "--zoom": layout.zoom }}
      data-turn={present.decision >= 0 ? "mine" : "other"}
      data-decision={present.decision}
      data-made={present.made}
      data-step={table.past.value?.n}
      data-moment={momentShown()}
      aria-busy={table.sending}
    >
      {small ? (
        <PhoneTable {...frame} upright={layout.kind === "phone"} />
      ) : (
        <DesktopTable {...frame} layout={layout} />
      )}
      <Popovers />
      <Turning {...frame} />
      <Sheets {...frame} small={small} />
      {sheet.value === null && now.status === "over" && offer === present && !isOnTheWay.value && (
        <ScoreSheet game={game} facts={props.facts} />
      )}
      <Announcer lines={toldLog} />
      {small && <FirstHint />}
      <Guide game={game} props={props} />
    </div>
  );
}

/** The moment that is told or looked back at, for tests and style sheets: the choice, and how many of its events. */
function momentShown(): string | undefined {
  const shown = table.past.value ?? (table.held.value ? table.staged.value : null);
  return shown ? `${shown.n}.${shown.events}` : undefined;
}

export interface FrameProps {
  game: AnyTable;
  props: AnyProps;
  own: number;
  session: Session;
}

function DesktopTable({ layout, ...frame }: FrameProps & { layout: Frame }) {
  const { game, props, own } = frame;
  const scene = useComputed(() => table.offer.value?.prompt?.key ?? "");
  const Scene = game.Scenes[scene.value];
  const yours = useMemo(() => game.RailOwn && <game.RailOwn {...props} who={own} />, [game, props, own]);
  const isBoardSeen = !Scene || game.strips?.has(scene.value) === true;
  const shared = useMemo(() => isBoardSeen && <game.Shared {...props} />, [isBoardSeen, game, props]);
  const over = useMemo(() => Scene && <Scene {...props} />, [Scene, props]);
  const mine = useMemo(() => !game.RailOwn && <game.Own {...props} who={own} />, [game, props, own]);
  return (
    <>
      <TopBar {...frame} />
      <main class="tf-boards" aria-label={t("web-table")}>
        <ScaledBoards {...(game.size ?? USUAL)} scale={layout.scale}>
          <section class="tf-shared" aria-label={t("web-shared-board")} dir="ltr">
            {shared}
            <BoardBelow.Provider value={isBoardSeen}>{over}</BoardBelow.Provider>
          </section>
          {mine && (
            <section class="tf-own" aria-label={t("web-own-board")} dir="ltr">
              {mine}
            </section>
          )}
        </ScaledBoards>
      </main>
      <aside class="tf-rail">
        <div class="tf-asked">
          <Watching />
          <OldRules session={frame.session} />
          <Absent session={frame.session} />
          <LessonSlot session={frame.session} />
          <Rail {...frame} />
          {layout.told === "below" && yours}
        </div>
        <div class="tf-told">
          {layout.told !== "below" && yours}
          <LogPane {...frame}>
            <FirstHint asLine />
          </LogPane>
          <ChatPane session={frame.session} />
        </div>
      </aside>
    </>
  );
}
