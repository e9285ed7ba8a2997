import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Chance } from "@/tests/support/variety/chance";
import { withoutRules } from "@/worker/reader/ocr/rules";

const [width, height] = [400, 120];

/** Paper with grain, a level rule across it of some shade, and three short strokes as letters have. */
function paper(shade: number, thick: number, seed: number) {
  const drawn = new Chance(seed);
  const chance = () => drawn.next();
  const grey = Uint8Array.from({ length: width * height }, () => 238 + Math.round((chance() - 0.5) * 30));
  const draw = (left: number, top: number, wide: number, high: number, value: number) => {
    for (let y = top; y < top + high; y++)
      for (let x = left; x < left + wide; x++) grey[y * width + x] = value + Math.round((chance() - 0.5) * 30);
  };
  draw(20, 60, 360, thick, shade);
  for (const left of [40, 60, 80]) draw(left, 20, 4, 16, 30);
  return { width, height, grey };
}

describe("rules of tables", () => {
  it("are taken off, black or as faint as a scanner leaves a hair line, and letters are not", () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 165 }), fc.integer({ min: 1, max: 4 }), fc.nat(1_000), (shade, thick, seed) => {
        const raster = paper(shade, thick, seed);
        withoutRules(raster);
        const dark = (row: number) => raster.grey.subarray(row * width, (row + 1) * width).filter((value) => value < 190).length;
        expect(dark(60)).toBe(0);
        expect(dark(28)).toBe(12);
      }),
      { numRuns: 40 },
    );
  });
});
