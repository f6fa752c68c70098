// The frame of every table: top bar, shared board, own board, rail. Games bring the boards.

import { effect, signal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { AnyProps, AnyTable } from "../games/contract.ts";
import { gameTable, loadTable } from "../games/registry.ts";
import { t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import { settle, wrongLink } from "../net/knocking.ts";
import type { TableInfo } from "../net/messages.ts";
import { knocks, seats as heldSeats } from "../net/seats.ts";
import { Absent } from "./Absent.tsx";
import { Announcer } from "./Announcer.tsx";
import { boardProps } from "./boardProps.ts";
import { ChatPane } from "./ChatPane.tsx";
import { USUAL, type Frame } from "./frame.ts";
import { Guide } from "./Guide.tsx";
import { HandOver, nextAtTheScreen } from "./HandOver.tsx";
import { useShortcuts } from "./keyboard.ts";
import { Lobby } from "./Lobby.tsx";
import { LogPane } from "./LogPane.tsx";
import { OldRules } from "./OldRules.tsx";
import { PhoneTable } from "./PhoneTable.tsx";
import { Popovers } from "./Popovers.tsx";
import { Rail } from "./Rail.tsx";
import { ScaledBoards } from "./ScaledBoards.tsx";
import { ScoreSheet } from "./ScoreSheet.tsx";
import { Sheets, sheet } from "./Sheets.tsx";
import { info, mySeats, openTable, toldLog, unopened, type Session } from "./session.ts";
import { table } from "./state.ts";
import { TopBar } from "./TopBar.tsx";
import { signTurns } from "./turnSigns.ts";
import { Opening, Unopened } from "./Unopened.tsx";
import { useFrame } from "./useFrame.ts";

const factsOf = signal<{ game: string; facts: unknown } | null>(null);

export function TablePage({ id }: { id: string }) {
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
    return () => {
      left = true;
      stop();
      opened?.close();
      session.value = null;
    };
  }, [id, knocks.value]);
  useLayoutEffect(() => scrollTo(0, 0), [id]); // the page before may have been scrolled
  useFacts();
  useShortcuts(session);
  const now = info.value;
  if (unopened.value !== null) return <Unopened id={id} why={unopened.value} />;
  if (!now || !session.value) return <Opening waiting={session.value?.line.state.value === "waiting"} />;
  if (now.status === "open") return <Lobby table={now} session={session.value} />;
  return <Playing session={session.value} />;
}

const factsFor = (now: TableInfo): string => `${now.game}/${now.components.fingerprint}`;

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
        api
          .facts<unknown>(now.game, now.components.name)
          .then((reply) => (factsOf.value = { game: wanted, facts: reply.facts }))
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
  if (!offer || !present || !facts || !now || !game) return <p class="tf-loading">{t("web-loading")}</p>;
  const next = nextAtTheScreen(now.id);
  if (next >= 0) return <HandOver id={now.id} seat={next} session={session} />;
  const own = offer.seat >= 0 ? offer.seat : (mySeats.value[0] ?? 0);
  const props = boardProps(offer, facts.facts, now);
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
      aria-busy={table.sending.value}
    >
      {small ? (
        <PhoneTable {...frame} upright={layout.kind === "phone"} />
      ) : (
        <DesktopTable {...frame} layout={layout} />
      )}
      <Popovers />
      <Sheets {...frame} small={small} />
      {sheet.value === null && now.status === "over" && offer === present && (
        <ScoreSheet game={game} facts={props.facts} />
      )}
      <Announcer lines={toldLog} />
      <Guide game={game} props={props} />
    </div>
  );
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
  const yours = game.RailOwn && <game.RailOwn {...props} who={own} />;
  return (
    <>
      <TopBar {...frame} />
      <main class="tf-boards" aria-label={t("web-table")}>
        <ScaledBoards {...(game.size ?? USUAL)} scale={layout.scale}>
          <section class="tf-shared" aria-label={t("web-shared-board")} dir="ltr">
            {Scene ? <Scene {...props} /> : <game.Shared {...props} />}
          </section>
          {!game.RailOwn && (
            <section class="tf-own" aria-label={t("web-own-board")} dir="ltr">
              <game.Own {...props} who={own} />
            </section>
          )}
        </ScaledBoards>
      </main>
      <aside class="tf-rail">
        <div class="tf-asked">
          <OldRules session={frame.session} />
          <Absent session={frame.session} />
          <Rail {...frame} />
          {layout.told === "below" && yours}
        </div>
        <div class="tf-told">
          {layout.told !== "below" && yours}
          <LogPane {...frame} />
          <ChatPane session={frame.session} />
        </div>
      </aside>
    </>
  );
}
