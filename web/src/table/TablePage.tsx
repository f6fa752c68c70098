// The frame of every table: top bar, shared board, own board, rail. Games bring the boards.

import { effect, signal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { GameTable } from "../games/contract.ts";
import { gameTable, loadTable } from "../games/registry.ts";
import { t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import { seats as heldSeats } from "../net/seats.ts";
import { Absent } from "./Absent.tsx";
import { Announcer } from "./Announcer.tsx";
import { ChatPane } from "./ChatPane.tsx";
import { colourOf } from "./colours.ts";
import { Guide } from "./Guide.tsx";
import { HandOver, nextAtTheScreen } from "./HandOver.tsx";
import { useShortcuts } from "./keyboard.ts";
import { Lobby } from "./Lobby.tsx";
import { LogPane } from "./LogPane.tsx";
import { PhoneTable } from "./PhoneTable.tsx";
import { Popovers } from "./Popovers.tsx";
import { Rail } from "./Rail.tsx";
import { ScoreSheet } from "./ScoreSheet.tsx";
import { Sheets, sheet } from "./Sheets.tsx";
import { info, mySeats, openTable, seatLabels, toldLog, unopened, type Session } from "./session.ts";
import { table } from "./state.ts";
import { TopBar } from "./TopBar.tsx";
import { signTurns } from "./turnSigns.ts";
import { Opening, Unopened } from "./Unopened.tsx";

const DESKTOP = "(min-width: 1180px)";
const MARGIN = 6; // beside the boards
const SIZE = { width: 1012, height: 738 };
const factsOf = signal<{ game: string; facts: unknown } | null>(null);

export function TablePage({ id }: { id: string }) {
  const session = useSignal<Session | null>(null);
  useEffect(() => {
    const opened = openTable(id, heldSeats.secretOf(id));
    session.value = opened;
    const stop = signTurns();
    return () => {
      stop();
      opened.close();
    };
  }, [id]);
  useFacts();
  useShortcuts(session);
  const now = info.value;
  if (unopened.value !== null) return <Unopened id={id} why={unopened.value} />;
  if (!now || !session.value) return <Opening waiting={session.value?.line.state.value === "waiting"} />;
  if (now.status === "open") return <Lobby table={now} />;
  return <Playing session={session.value} />;
}

/** The game's boards, and what is printed on its components: loaded once for a game and component file. */
function useFacts(): void {
  useEffect(
    () =>
      effect(() => {
        const now = info.value;
        if (!now) return;
        void loadTable(now.game);
        const wanted = `${now.game}/${now.components.fingerprint}`;
        if (factsOf.peek()?.game === wanted) return;
        api
          .facts(now.game, now.components.name)
          .then((reply) => (factsOf.value = { game: wanted, facts: reply.facts }))
          .catch(() => undefined);
      }),
    [],
  );
}

function Playing({ session }: { session: Session }) {
  const wide = useMedia(DESKTOP);
  const [offer, present] = [table.offer.value, table.present.value];
  const facts = factsOf.value;
  const now = info.value;
  const game = now && gameTable(now.game);
  if (!offer || !present || !facts || !now || !game) return <p class="tf-loading">{t("web-loading")}</p>;
  const next = nextAtTheScreen(now.id);
  if (next >= 0) return <HandOver id={now.id} seat={next} session={session} />;
  const seat = offer.seat;
  const own = seat >= 0 ? seat : (mySeats.value[0] ?? 0);
  const props = {
    view: offer.view,
    facts: facts.facts,
    seat,
    names: seatLabels.value,
    colours: now.seats.map((s, i) => colourOf(s.colour, i)),
  };
  const frame = { game, props, own, session };
  return (
    <div
      class={`tf tf-${now.game}`}
      data-turn={present.decision >= 0 ? "mine" : "other"}
      data-decision={present.decision}
      data-made={present.made}
      data-step={table.past.value?.n}
      aria-busy={table.sending.value}
    >
      {wide ? <DesktopTable {...frame} /> : <PhoneTable {...frame} />}
      <Popovers />
      <Sheets {...frame} />
      {sheet.value === null && now.status === "over" && offer === present && <ScoreSheet game={game} facts={props.facts} />}
      <Announcer lines={toldLog} />
      <Guide game={game} props={props} />
    </div>
  );
}

export interface FrameProps {
  game: GameTable;
  props: {
    view: unknown;
    facts: unknown;
    seat: number;
    names: string[];
    colours: string[];
  };
  own: number;
  session: Session;
}

function DesktopTable(frame: FrameProps) {
  const { game, props, own } = frame;
  const scene = useComputed(() => table.offer.value?.prompt?.key ?? "");
  const Scene = game.Scenes[scene.value];
  return (
    <>
      <TopBar {...frame} />
      <main class="tf-boards" aria-label={t("web-table")}>
        <ScaledBoards {...(game.size ?? SIZE)}>
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
        <Absent session={frame.session} />
        <Rail {...frame} />
        {game.RailOwn && <game.RailOwn {...props} who={own} />}
        <LogPane {...frame} />
        <ChatPane session={frame.session} />
      </aside>
    </>
  );
}

interface ScaledProps {
  width: number;
  height: number;
  children: preact.ComponentChildren;
}

/** Boards are drawn for one size and scaled up together in larger windows. */
function ScaledBoards({ width, height, children }: ScaledProps) {
  const box = useRef<HTMLDivElement>(null);
  const scale = useSignal(1);
  useLayoutEffect(() => {
    const parent = box.current?.parentElement;
    if (!parent) return undefined;
    const fit = () => {
      const room = parent.getBoundingClientRect();
      scale.value = Math.max(0.86, Math.min(1.5, (room.width - MARGIN) / width, room.height / height));
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(parent);
    return () => watch.disconnect();
  }, [width, height]);
  return (
    <div ref={box} class="tf-scaled" style={{ transform: `scale(${scale.value})` }}>
      {children}
    </div>
  );
}

export function useMedia(query: string): boolean {
  const matches = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = () => (matches.value = media.matches);
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, [query]);
  return matches.value;
}
