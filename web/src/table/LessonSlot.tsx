// Where the voice of a guided game speaks, or an example of the rules is explained. Either comes into the page with the
// first table that needs it.

import { type Signal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { failed } from "../ui/failed.ts";
import type { Session } from "./session.ts";
import { table } from "./state.ts";

type Panel = ComponentType<{ session: Session }>;

const voice = signal<Panel | null>(null);
const shown = signal<Panel | null>(null);

async function load(into: Signal<Panel | null>, bring: () => Promise<Panel>): Promise<void> {
  if (into.value) return;
  try {
    into.value = await bring();
  } catch (error) {
    failed(error);
  }
}

const bringVoice = async (): Promise<Panel> => (await import("../guided/Voice.tsx")).Voice;
const bringShown = async (): Promise<Panel> => (await import("../examples/Shown.tsx")).Shown;

export function LessonSlot({ session }: { session: Session }) {
  const guided = Boolean(table.present.value?.lesson);
  const example = Boolean(table.present.value?.example);
  useEffect(() => {
    if (guided) void load(voice, bringVoice);
    if (example) void load(shown, bringShown);
  }, [guided, example]);
  const Voice = guided ? voice.value : example ? shown.value : null;
  return Voice && <Voice session={session} />;
}
