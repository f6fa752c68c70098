// Stands once in the page: the sheet about unchecked values, and their page, come when somebody opens them.

import { signal, useSignalEffect } from "@preact/signals";
import { loadTable } from "../games/registry.ts";
import { loadRules, t } from "../i18n/messages.ts";
import { failed } from "../ui/failed.ts";
import { path } from "../ui/router.ts";
import { doubted } from "./door.ts";

const brought = signal<{
  Details: typeof import("./Details.tsx").Details;
  CheckPage: typeof import("./CheckPage.tsx").CheckPage;
} | null>(null);

async function bring(game: string): Promise<void> {
  try {
    const [details, page] = await Promise.all([
      import("./Details.tsx"),
      import("./CheckPage.tsx"),
      loadRules(),
      loadTable(game),
    ]);
    brought.value = { ...details, ...page };
  } catch (error) {
    doubted.value = null;
    failed(error);
  }
}

export function CheckDoor() {
  useSignalEffect(() => {
    if (doubted.value) void bring(doubted.value.game);
  });
  useSignalEffect(() => {
    void path.value; // another page: the sheet was about the one before
    doubted.value = null;
  });
  const open = doubted.value;
  const shown = brought.value;
  if (!open || !shown) return null;
  return (
    <div class={`tf-${open.game}`}>
      <shown.Details {...open} close={() => (doubted.value = null)} />
    </div>
  );
}

/** The page of all unchecked values of a game. */
export function CheckRoute({ game, at }: { game: string; at: string }) {
  useSignalEffect(() => void bring(game));
  const shown = brought.value;
  return shown ? <shown.CheckPage game={game} at={at} /> : <p class="tf-loading">{t("web-loading")}</p>;
}
