// "How it goes", wherever a game is chosen or waited for.

import { t } from "../i18n/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { openHelp } from "./open.ts";

export function HowButton({ game }: { game: string }) {
  return (
    <button type="button" class="ln-open" onClick={() => openHelp(game)}>
      <Icon name="question" size={15} /> {t("web-how-open")}
    </button>
  );
}
