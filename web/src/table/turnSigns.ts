// "It is your turn": the title, a sign on the tab, a sound if wanted, a notification if the page is hidden.

import { effect } from "@preact/signals";
import { plain, t } from "../i18n/messages.ts";
import { own } from "../net/base.ts";
import { settings } from "../ui/settings.ts";
import { play } from "../ui/sound.ts";
import { info, myTurn } from "./session.ts";
import { turning } from "./turning.ts";

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
  const silence = signMoments();
  return () => {
    stop();
    silence();
    document.title = "Regnum";
    setIcon(false);
  };
}

/** Sounds of a table: a round is over, the game is over. */
function signMoments(): () => void {
  let played = false;
  return effect(() => {
    const status = info.value?.status;
    if (turning.value) play("turning");
    if (status === "over" && played) play("end");
    played = status === "playing";
  });
}

function setIcon(mine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = own(mine ? "favicon-turn.svg" : "favicon.svg");
}

function call(game: string): void {
  play("turn");
  if (settings.value.notify && document.hidden && Notification.permission === "granted") {
    new Notification(plain(t("web-title-your-turn", { game })), {
      icon: own("favicon.svg"),
      tag: "regnum-turn",
    });
  }
}
