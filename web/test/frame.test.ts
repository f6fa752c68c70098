// The layout of a table by the size of its window.

import assert from "node:assert/strict";
import { test } from "node:test";
import { frameFor, USUAL, type Design } from "../src/table/frame.ts";

const GAMES: Record<string, Design> = {
  paladins: USUAL,
  troyes: { width: 972, height: 738, rail: 280 },
  gugong: { width: 1012, height: 738, bar: 56, rail: 256 },
};

const holds = (so: boolean, why?: string) => assert.equal(so, true, why);

const at = (width: number, height: number, design: Design = USUAL, large = false) =>
  frameFor({ width, height }, design, large);

test("windows get the layout that suits them", () => {
  for (const design of Object.values(GAMES)) {
    for (const [width, height] of [
      [1280, 640],
      [1366, 625],
      [1024, 768],
      [1280, 800],
      [1920, 1080],
      [2560, 1440],
    ] as const)
      assert.equal(at(width, height, design).kind, "desk", `${width}x${height}`);
    assert.equal(at(820, 1180, design).kind, "stack");
    assert.equal(at(768, 1024, design).kind, "stack");
    for (const [width, height] of [
      [844, 390],
      [640, 400],
      [960, 540],
      [740, 360],
    ] as const)
      assert.equal(at(width, height, design).kind, "side", `${width}x${height}`);
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [600, 900],
    ] as const)
      assert.equal(at(width, height, design).kind, "phone", `${width}x${height}`);
  }
});

test("boards and rail always fill the window without overlapping, at every size of a desk", () => {
  for (const [name, design] of Object.entries(GAMES)) {
    for (let width = 640; width <= 3840; width += 13) {
      for (let height = 360; height <= 2160; height += 17) {
        const { kind, scale, rail, zoom, told } = at(width, height, design);
        if (kind === "side" || kind === "phone") continue;
        const where = `${name} ${width}x${height} ${kind} ${told}`;
        const [across, down] = [design.width * scale, design.height * scale];
        holds(down + (design.bar ?? 50) * zoom <= height - 12 + 0.01, `${where}: boards below the edge`);
        if (kind === "stack") {
          holds(across >= 0.9 * width && across <= width - 12 + 0.01, where);
          continue;
        }
        holds(across + rail <= width - 18 + 0.01, `${where}: board under the rail`);
        holds(rail / zoom >= (design.rail ?? 250) - 0.01, `${where}: the rail is too narrow`);
        const empty = width - 18 - across - rail;
        holds(empty <= 0.08 * width || width > 2.3 * height, `${where}: ${empty} px empty`);
      }
    }
  }
});

test("a large window has large boards and large words", () => {
  const large = at(2560, 1440);
  holds(large.scale > 1.75 && large.zoom > 1.4);
  holds(2560 - 1012 * large.scale - large.rail < 20, "no stripe beside the boards");
});

test("the usual window is as it was drawn", () => {
  const usual = at(1280, 800);
  assert.deepEqual([usual.scale, usual.zoom, usual.rail, usual.told], [1, 1, 250, "rail"]);
});

test("a low window has the log beside the questions, a narrow one below the boards", () => {
  assert.equal(at(1366, 625).told, "beside");
  assert.equal(at(1024, 768).told, "below");
});

test("large text makes the rail wider", () => {
  holds(at(1280, 800, USUAL, true).rail > 285);
});
