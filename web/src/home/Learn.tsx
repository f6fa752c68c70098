// The way into a guided first game: one button, where a game is chosen and where help is sought.

import { useSignal } from "@preact/signals";
import { t } from "../i18n/messages.ts";
import { problemOf } from "../net/api.ts";
import { Icon } from "../ui/Icon.tsx";
import { learn } from "./start.ts";

export function Learn({ game }: { game: string }) {
  const busy = useSignal(false);
  const problem = useSignal("");
  const begin = async () => {
    busy.value = true;
    try {
      await learn(game);
    } catch (error) {
      problem.value = problemOf(error);
    } finally {
      busy.value = false;
    }
  };
  return (
    <>
      <button
        type="button"
        class="hm-learn"
        title={t("web-guided-learn-what")}
        disabled={busy.value}
        data-learn={game}
        onClick={() => void begin()}
      >
        <Icon name="book" size={15} /> {t("web-guided-learn")}
      </button>
      {problem.value && <span role="alert">{problem.value}</span>}
    </>
  );
}
