// "It is your turn": the title, a sign on the tab, a sound if wanted, a notification if the page is hidden.

import { effect } from "@preact/signals";
import { plain, t } from "../i18n/messages.ts";
import { settings } from "../ui/settings.ts";
import { info, myTurn } from "./session.ts";

export function signTurns(): () => void {
  let before = false;
  const stop = effect(() => {
    const now = info.value;
    const mine = myTurn.value && now?.status === "playing";
    const name = now ? t(`web-game-${now.game}`) : "Regnum";
    document.title = plain(mine ? t("web-title-your-turn", { game: name }) : name);
    setIcon(mine);
    if (mine && !before) call(name);
    before = mine;
  });
  return () => {
    stop();
    document.title = "Regnum";
    setIcon(false);
  };
}

function setIcon(mine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = mine ? "/favicon-turn.svg" : "/favicon.svg";
}

function call(game: string): void {
  if (settings.value.sound) chime();
  if (settings.value.notify && document.hidden && Notification.permission === "granted") {
    new Notification(plain(t("web-title-your-turn", { game })), { icon: "/favicon.svg", tag: "regnum-turn" });
  }
}

/** Two soft tones, made here: no sound file to load. */
function chime(): void {
  const audio = new AudioContext();
  [523.25, 783.99].forEach((pitch, i) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + i * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  });
}
