// Stands once in the page: shows the sheet of "How it goes" where somebody has opened it.

import { signal, useSignalEffect } from "@preact/signals";
import { loadTable } from "../games/registry.ts";
import { loadRules } from "../i18n/messages.ts";
import { failed } from "../ui/failed.ts";
import { path } from "../ui/router.ts";
import { closeHelp, help } from "./open.ts";

type Shown = typeof import("./HelpSheet.tsx").HelpSheet;

const sheet = signal<{ HelpSheet: Shown } | null>(null);

async function bring(game: string): Promise<void> {
  try {
    const [{ HelpSheet }] = await Promise.all([import("./HelpSheet.tsx"), loadRules(), loadTable(game)]);
    sheet.value = { HelpSheet };
  } catch (error) {
    closeHelp();
    failed(error);
  }
}

export function HelpDoor() {
  useSignalEffect(() => {
    if (help.value) void bring(help.value.game);
  });
  useSignalEffect(() => {
    void path.value; // another page: the sheet was about the one before
    closeHelp();
  });
  const open = help.value;
  const shown = sheet.value;
  if (!open || !shown) return null;
  return (
    <div class={`tf-${open.game}`}>
      <shown.HelpSheet key={open.game} game={open.game} part={open.part} />
    </div>
  );
}
