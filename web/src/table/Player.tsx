// The player of stories: the same buttons for what is being told and for what one looks back at. Back, pause or
// play, on, to the end, how fast; in the past also a slider over all choices, with marks where rounds begin.

import { t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import { Icon } from "../ui/Icon.tsx";
import { change, CHOICES, settings } from "../ui/settings.ts";
import { paused, pause, type Pace, resume, skip, stepOn } from "./pace.ts";
import * as replay from "./replay.ts";
import { info } from "./session.ts";
import { table } from "./state.ts";

/** Whether the story goes on by itself: the one that is told, or the past that is played. */
export const isRunning = (): boolean => (table.past.value ? replay.playing.value : !paused.value);

export function togglePlay(): void {
  if (table.past.value) (replay.playing.value ? replay.stop : replay.play)();
  else (paused.value ? resume : pause)();
}

export function forth(): void {
  if (!table.past.value) stepOn();
  else {
    replay.stop();
    void replay.stepForth();
  }
}

/** To the end of what is shown: of the story, or of the past. */
export function toTheEnd(): void {
  if (table.past.value) replay.backToNow();
  else skip();
}

const PACES: readonly Pace[] = CHOICES.automaPace;

/** Another pace, or the next faster or slower one. */
export function setPace(pace: Pace): void {
  change({ automaPace: pace });
  if (pace === "instant" && !table.past.value) skip();
}

export function changePace(by: 1 | -1): void {
  const next = PACES[PACES.indexOf(settings.value.automaPace) + by];
  if (next) setPace(next);
}

export function Player() {
  const past = table.past.value !== null;
  const running = isRunning();
  return (
    <section class={`tf-story ${past ? "is-past" : ""}`} aria-label={t("web-player")}>
      {past && <Slider />}
      <div class="tf-story-buttons">
        <Sign icon="again" label={t("web-player-again")} act={() => void replay.again()} />
        <Sign
          icon="step-back"
          label={t("web-player-back")}
          act={replay.stepBack}
          disabled={!replay.canStepBack.value}
        />
        <Sign
          icon={running ? "pause" : "play"}
          label={t(running ? "web-player-pause" : "web-player-play")}
          act={togglePlay}
          primary
        />
        <Sign icon="step-forward" label={t("web-player-on")} act={forth} />
        <Sign icon="skip" label={t(past ? "web-history-now" : "web-player-skip")} act={toTheEnd} />
        <Speed />
      </div>
    </section>
  );
}

function Speed() {
  return (
    <select
      class="tf-story-speed"
      aria-label={t("web-set-automapace")}
      title={t("web-set-automapace")}
      value={settings.value.automaPace}
      onChange={(event) => setPace((event.currentTarget as HTMLSelectElement).value as Pace)}
    >
      {PACES.map((pace) => (
        <option key={pace} value={pace}>
          {t(`web-set-automapace-${pace}`)}
        </option>
      ))}
    </select>
  );
}

interface SignProps {
  icon: string;
  label: string;
  act: () => void;
  disabled?: boolean;
  primary?: boolean;
}

function Sign({ icon, label, act, disabled = false, primary = false }: SignProps) {
  return (
    <button
      type="button"
      class={`tf-story-sign ${primary ? "is-primary" : ""}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={act}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}

/** Any choice of the game; marks stand where rounds begin. */
export function Slider() {
  const made = table.present.value?.made ?? 0;
  const at = table.past.value?.n ?? made;
  return (
    <div class="tf-slider">
      <input
        type="range"
        min={0}
        max={made}
        value={at}
        aria-label={t("web-history-slider", { n: at, made })}
        onInput={(event) => {
          replay.stop();
          void replay.showPast(Number((event.currentTarget as HTMLInputElement).value));
        }}
      />
      <div class="tf-slider-marks" aria-hidden="true">
        {replay.rounds.value.map(({ key, n }, i) => (
          <i key={key} style={{ "--at": made > 0 ? n / made : 0 }}>
            {num(i + 1)}
          </i>
        ))}
      </div>
    </div>
  );
}

/** In the present: the last turn again, one step back, any choice. */
export function HistoryBar() {
  const made = table.present.value?.made ?? 0;
  if (made === 0 || info.value?.old?.kind === "kept") return null; // its steps need rules that are not here
  if (table.past.value || table.held.value) return null; // the player is elsewhere
  return (
    <section class="tf-history" aria-label={t("web-history")}>
      <Sign icon="again" label={t("web-player-again")} act={() => void replay.again()} />
      <Sign icon="step-back" label={t("web-player-back")} act={replay.stepBack} />
      <Slider />
    </section>
  );
}
