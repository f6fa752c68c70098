// The layout that suits the window, and follows it.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { settings } from "../ui/settings.ts";
import { frameFor, type Design, type Frame } from "./frame.ts";

const size = () => ({ width: innerWidth, height: innerHeight });
const open = signal(size());

export function useFrame(design: Design): Frame {
  useEffect(() => {
    const change = () => {
      if (!isKeyboard()) open.value = size();
    };
    change();
    addEventListener("resize", change);
    return () => removeEventListener("resize", change);
  }, []);
  return frameFor(open.value, design, settings.value.textSize === "large");
}

/** A keyboard on the screen makes the window lower while somebody writes: that is no other layout. */
function isKeyboard(): boolean {
  const writing =
    document.activeElement instanceof HTMLInputElement && document.activeElement.type === "text";
  const touched = matchMedia("(pointer: coarse)").matches;
  return writing && touched && innerWidth === open.value.width && innerHeight < open.value.height;
}
