// The worked examples beside a rule: each opens a real table in its position.

import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { api, Refused } from "../net/api.ts";
import type { ExamplesReply } from "../net/messages.ts";
import { show } from "../home/start.ts";
import { Icon } from "../ui/Icon.tsx";

type Listed = ExamplesReply["examples"][number];

const listed = signal<Readonly<Record<string, Listed[]>>>({});

/** Ask once which examples a game has; a server that cannot say has none to show. */
async function ask(game: string): Promise<void> {
  if (listed.peek()[game]) return;
  const { examples } = await api.examples(game).catch(() => ({ examples: [] }));
  listed.value = { ...listed.peek(), [game]: examples };
}

export function useExamples(game: string): Listed[] {
  useEffect(() => void ask(game), [game]);
  return listed.value[game] ?? [];
}

export function Examples({ game, examples }: { game: string; examples: Listed[] }) {
  const refused = useSignal("");
  const busy = useSignal(false);
  if (examples.length === 0) return null;
  const open = async (id: string) => {
    busy.value = true;
    try {
      await show(game, id);
    } catch (error) {
      refused.value = error instanceof Refused ? error.message : t("web-line-lost");
    }
    busy.value = false;
  };
  return (
    <div class="rb-examples">
      {examples.map(({ id }) => (
        <button
          key={id}
          type="button"
          class="tf-button"
          data-example={id}
          disabled={busy.value}
          onClick={() => void open(id)}
        >
          <Icon name="play" size={13} /> {t("web-rules-show", { what: t(`${game}-example-${id}`) })}
        </button>
      ))}
      {refused.value && <p role="alert">{refused.value}</p>}
    </div>
  );
}
