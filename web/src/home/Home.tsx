// Home: pick a game, then how. Three clicks from a cold start to the first decision of a solo game.

import { useSignal } from "@preact/signals";
import { type Checked, ownFile } from "../check/answers.ts";
import { NAMES } from "../games/names.ts";
import { hasTable } from "../games/registry.ts";
import { t } from "../i18n/messages.ts";
import { problemOf } from "../net/api.ts";
import { inPage, own as pageFile } from "../net/base.ts";
import type { GameInfo } from "../net/messages.ts";
import { shortLevel } from "../table/bots.ts";
import { Install, ServerDoor } from "../page/doors.tsx";
import { LevelWay, levelIcon } from "../table/SeatMark.tsx";
import { Icon } from "../ui/Icon.tsx";
import { HowButton } from "../learn/HowButton.tsx";
import { OptionHelp } from "../learn/OptionHelp.tsx";
import { ClockPick } from "./ClockPick.tsx";
import { CompanyForm } from "./CompanyForm.tsx";
import { Continue, useMyTables } from "./Continue.tsx";
import { Duel } from "./Duel.tsx";
import { games, useGames } from "./games.ts";
import { Learn } from "./Learn.tsx";
import { PageHead } from "./PageHead.tsx";
import { Segments } from "./Segments.tsx";
import { lastCompany } from "./company.ts";
import { seatsFor, start, type Wish } from "./start.ts";

export function Home() {
  useGames();
  const mine = useMyTables();
  const playable = games.value.filter((game) => hasTable(game.id));
  return (
    <div class="hm">
      <PageHead page="play" />
      <main>
        <div class="hm-hero">
          <h1>{t("web-home-title")}</h1>
          <p>{t(inPage ? "web-page-sub" : "web-home-sub")}</p>
          {inPage && <Install />}
        </div>
        <div class="hm-games">
          {NAMES.map((id) => {
            const game = games.value.find((found) => found.id === id);
            return game && hasTable(id) ? <GameCard key={id} game={game} /> : <ComingCard key={id} id={id} />;
          })}
        </div>
        <div class="hm-below">
          <Continue mine={mine} />
          <Duel games={playable.filter((game) => game.daily).map((game) => game.id)} mine={mine} />
        </div>
      </main>
    </div>
  );
}

function ComingCard({ id }: { id: string }) {
  return (
    <article class="hm-game is-coming" aria-label={t(`web-game-${id}`)}>
      <img class="hm-art" src={pageFile(`art/${id}.svg`)} alt="" />
      <div class="hm-body">
        <h2>{t(`web-game-${id}`)}</h2>
        <p class="hm-sub">{t(`web-game-${id}-sub`)}</p>
        <p class="hm-meta">{t(`web-game-${id}-meta`)}</p>
        <p class="hm-coming">{t("web-coming")}</p>
      </div>
    </article>
  );
}

const MODES: [Wish["mode"], string][] = [
  ["solo", "person"],
  ["bots", "robot"],
  ["hotseat", "people"],
  ["online", "link"],
];

function GameCard({ game }: { game: GameInfo }) {
  const wish = useSignal<Wish>({
    game: game.id,
    mode: "solo",
    options: {},
    bots: 2,
    level: game.level,
    players: 2,
    listed: false,
    ready: false,
    company: lastCompany(),
    clock: "none",
    hints: false,
  });
  const busy = useSignal(false);
  const problem = useSignal("");
  const set = (part: Partial<Wish>) => (wish.value = { ...wish.value, ...part });
  const go = async () => {
    busy.value = true;
    problem.value = "";
    try {
      await start({ ...wish.value, options: optionsFor(game, wish.value) });
    } catch (error) {
      problem.value = problemOf(error);
    } finally {
      busy.value = false;
    }
  };
  return (
    <article class="hm-game" aria-label={t(`web-game-${game.id}`)} data-game={game.id}>
      <div class="hm-front">
        <img class="hm-art" src={pageFile(`art/${game.id}.svg`)} alt="" />
        <div class="hm-ways">
          <HowButton game={game.id} />
          {game.lesson && <Learn game={game.id} />}
        </div>
      </div>
      <div class="hm-body">
        <h2>{t(`web-game-${game.id}`)}</h2>
        <p class="hm-sub">{t(`web-game-${game.id}-sub`)}</p>
        <p class="hm-meta">{t(`web-game-${game.id}-meta`)}</p>
        <div class="hm-modes" role="group" aria-label={t("web-how")}>
          {MODES.map(([mode, icon]) => (
            <button
              key={mode}
              type="button"
              class={wish.value.mode === mode ? "is-on" : ""}
              aria-pressed={wish.value.mode === mode}
              data-mode={mode}
              onClick={() => set({ mode, options: {} })}
            >
              <Icon name={icon} size={18} />
              <span>{t(`web-mode-${mode}`)}</span>
            </button>
          ))}
        </div>
        <div class="hm-option">
          {inPage && wish.value.mode === "online" ? (
            <ServerDoor />
          ) : (
            <>
              <div class="hm-column">
                <ModeOptions game={game} wish={wish.value} set={set} />
                <HintsTick wish={wish.value} set={set} />
                <CompanyForm wish={wish.value} set={set} />
              </div>
              <button type="button" class="hm-go" disabled={busy.value} data-start onClick={() => void go()}>
                {t(`web-start-${wish.value.mode}`)}
              </button>
            </>
          )}
        </div>
        {problem.value && <p role="alert">{problem.value}</p>}
      </div>
    </article>
  );
}

interface OptionsProps {
  game: GameInfo;
  wish: Wish;
  set: (part: Partial<Wish>) => void;
}

/** What is to be chosen for a way of playing: difficulty, bots, players. */
function ModeOptions({ game, wish, set }: OptionsProps) {
  if (wish.mode === "solo") return <GameOptions game={game} wish={wish} set={set} />;
  if (wish.mode === "bots") {
    const counts = range(1, game.max_players - 1);
    return (
      <div class="hm-column">
        <Segments
          label={t("web-how-many-bots")}
          values={counts.map((n) => [String(n), t("web-bots", { n })])}
          value={String(wish.bots)}
          set={(value) => set({ bots: Number(value) })}
        />
        <div class="hm-setting">
          <Segments
            label={t("web-bot-level")}
            values={game.levels.map((level) => [level, shortLevel(level), levelIcon(level)])}
            value={wish.level}
            set={(level) => set({ level })}
          />
          <OptionHelp option="level" value={wish.level} />
          <LevelWay level={wish.level} game={game.id} />
        </div>
        <GameOptions game={game} wish={wish} set={set} />
      </div>
    );
  }
  const counts = range(Math.max(2, game.min_players), game.max_players);
  return (
    <div class="hm-column">
      <Segments
        label={t("web-how-many-players")}
        values={counts.map((n) => [String(n), t("web-players-count", { n })])}
        value={String(wish.players)}
        set={(value) => set({ players: Number(value) })}
      />
      {wish.mode === "online" && (
        <>
          <Tick label={t("web-listed")} on={wish.listed} set={(on) => set({ listed: on, ready: on })} />
          <Tick label={t("web-host-ready")} on={wish.ready} set={(ready) => set({ ready })} />
          <ClockPick value={wish.clock} set={(clock) => set({ clock })} />
        </>
      )}
      <GameOptions game={game} wish={wish} set={set} />
    </div>
  );
}

function Tick({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="hm-listed">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => set((event.currentTarget as HTMLInputElement).checked)}
      />
      {label}
    </label>
  );
}

/** The coach may be asked for hints; nobody takes one unseen. */
function HintsTick({ wish, set }: Pick<OptionsProps, "wish" | "set">) {
  return (
    <div class="hm-setting hm-hints">
      <Tick label={t("web-coach-allow")} on={wish.hints ?? false} set={(hints) => set({ hints })} />
      <OptionHelp option="hints" value={wish.hints ? "yes" : "no"} />
    </div>
  );
}

/** What was chosen, without options that this number of players does not have. */
function optionsFor(game: GameInfo, wish: Wish): Record<string, string> {
  const players = seatsFor(wish).length;
  const there = game.options
    .filter((option) => option.players.includes(players))
    .map((option) => option.name);
  return Object.fromEntries(Object.entries(wish.options).filter(([name]) => there.includes(name)));
}

/** The game's own options for a player count: difficulty, bonus cards, variants. */
function GameOptions({ game, wish, set }: OptionsProps) {
  const players = seatsFor(wish).length;
  const options = game.options.filter((found) => found.players.includes(players));
  const own = ownFile(game.id);
  if (options.length === 0 && !own) return null;
  const choose = (name: string, value: string) => set({ options: { ...wish.options, [name]: value } });
  const picker = (option: GameInfo["options"][number]) => (
    <div key={option.name} class="hm-setting">
      <span>{t(`${game.id}-option-${option.name}`)}</span>
      <OptionHelp game={game.id} option={option.name} value={chosenOf(option, wish)} />
      <OptionPicker game={game} option={option} value={chosenOf(option, wish)} choose={choose} />
    </div>
  );
  const [first, ...more] = options;
  return (
    <div class="hm-column">
      {first && picker(first)}
      {(more.length > 0 || own) && (
        <details class="hm-more">
          <summary>{t("web-more-options")}</summary>
          {more.map(picker)}
          {own && <ComponentsPicker own={own} wish={wish} set={set} />}
        </details>
      )}
    </div>
  );
}

/** The game as it comes, or with what this browser's owner found printed on the box. */
function ComponentsPicker({ own, wish, set }: { own: Checked } & Pick<OptionsProps, "wish" | "set">) {
  const label = t("web-own-components");
  const mine = t("web-own-components-mine", { name: own.name || t("web-own-box") });
  return (
    <div class="hm-setting">
      <span>{label}</span>
      <Segments
        label={label}
        values={[
          ["game", t("web-own-components-game")],
          ["own", mine],
        ]}
        value={wish.own ? "own" : "game"}
        set={(value) => set({ own: value === "own" })}
      />
    </div>
  );
}

const chosenOf = (option: GameInfo["options"][number], wish: Wish): string =>
  wish.options[option.name] ?? option.default;

interface PickerProps {
  game: GameInfo;
  option: GameInfo["options"][number];
  value: string;
  choose: (name: string, value: string) => void;
}

/** Few values side by side, many in a list. */
function OptionPicker({ game, option, value, choose }: PickerProps) {
  const values = option.values.map((one): [string, string] => [
    one,
    t(`${game.id}-option-${option.name}-${one}`),
  ]);
  const label = t(`${game.id}-option-${option.name}`);
  if (values.length <= 3) {
    return <Segments label={label} values={values} value={value} set={(one) => choose(option.name, one)} />;
  }
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => choose(option.name, (event.currentTarget as HTMLSelectElement).value)}
    >
      {values.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
