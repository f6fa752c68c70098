// Boards are drawn for one size and scaled together to the size of the window.

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

interface ScaledProps {
  width: number;
  height: number;
  scale: number;
  children: preact.ComponentChildren;
}

/** What is higher than it was drawn for is made smaller: no part of a board is below the edge. */
export function ScaledBoards({ width, height, scale, children }: ScaledProps) {
  const box = useRef<HTMLDivElement>(null);
  const tall = useSignal(height);
  useLayoutEffect(() => {
    const boards = box.current;
    if (!boards) return undefined;
    const measure = () => (tall.value = Math.max(height, boards.scrollHeight));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(boards);
    return () => watch.disconnect();
  }, [height]);
  const fitting = (scale * height) / tall.value;
  return (
    <div class="tf-stage" style={{ inlineSize: `${width * scale}px`, blockSize: `${height * scale}px` }}>
      <div ref={box} class="tf-scaled" style={{ inlineSize: `${width}px`, transform: `scale(${fitting})` }}>
        {children}
      </div>
    </div>
  );
}
