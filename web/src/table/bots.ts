// Bots in words: what their level is called, and how it plays a game. Which levels and faces there are, the server
// says.

import { has, t } from "../i18n/messages.ts";

/** The name of a level; one that the catalogue does not know is a bot all the same. */
export const levelName = (level: string): string =>
  has(`bot-${level}`) ? t(`bot-${level}`) : t("web-sign-bot");

/** The same where it is clear that bots are meant. */
export const shortLevel = (level: string): string =>
  has(`bot-name-${level}`) ? t(`bot-name-${level}`) : levelName(level);

/** How a level plays a game, in a sentence; empty for levels of before. */
export const wayOf = (level: string, game: string): string =>
  has(`bot-${level}-${game}`) ? t(`bot-${level}-${game}`) : "";

/** What a bot with a face is called until somebody names it. */
export const faceName = (face: string): string =>
  has(`bot-face-${face}`) ? t(`bot-face-${face}`) : t("web-sign-bot");
