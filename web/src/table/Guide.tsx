// Ties the open game's own words and marks to the frame: help, log marks, flights, motion.

import { useEffect, useLayoutEffect } from "preact/hooks";
import { NO_HELP, setHelper } from "../ui/help.ts";
import { termOf } from "../ui/terms.ts";
import { watchBoards } from "./animate.ts";
import { setPaced } from "./follow.ts";
import { namer } from "./marks.ts";
import { palette, setPilot } from "./motion.ts";
import { playing } from "./replay.ts";
import { info } from "./session.ts";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";
import { setTurningAt } from "./turning.ts";

export function Guide({ game, props }: Pick<FrameProps, "game" | "props">) {
  useLayoutEffect(() => {
    setHelper({
      element: (id) => game.help?.(id, props) ?? null,
      symbol: (name) => termOf(info.value?.game ?? "", name),
    });
    namer.value = (line, now) => game.elementsOf?.(line, props.facts, now ? props.view : null) ?? [];
    palette.value = props.colours;
    setPilot((line) => game.flightOf?.(line, props.facts) ?? null);
    setPaced(game.paced ?? new Set());
    setTurningAt(game.turningAt ?? (() => null));
    table.setLight(game.light ?? (() => false));
    table.setWarning(game.warning ?? (() => null));
  }, [game, props.view, props.facts, props.seat, props.colours.join()]);
  useEffect(() => {
    const root = document.querySelector(".tf");
    const stop = root
      ? watchBoards(root, () => table.past.peek() !== null && !playing.peek())
      : () => undefined;
    return () => {
      stop();
      setHelper(NO_HELP);
      namer.value = () => [];
      setPilot(() => null);
      setPaced(new Set());
      setTurningAt(() => null);
      table.setLight(() => false);
      table.setWarning(() => null);
    };
  }, []);
  return null;
}
