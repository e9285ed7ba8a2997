import { expect, it } from "vitest";
import type { Raster } from "@/worker/reader/pdf/raster";
import { paperOf } from "@/worker/reader/image/paper";
import { warped } from "@/worker/reader/image/warp";
import { levelled, turnedBy } from "@/worker/reader/ocr/level";

const [WIDTH, HEIGHT] = [620, 876];

/** A sheet with lines of words: bars of uneven length, as text looks from afar. */
function sheet(): Raster {
  const grey = new Uint8Array(WIDTH * HEIGHT).fill(240);
  for (let line = 0; line < 40; line++)
    for (let x = 60; x < 560 - ((line * 97) % 240); x++)
      if (x % (23 + (line % 7)) > 5) for (let y = 0; y < 8; y++) if ((x + y) % 3) grey[(60 + line * 19 + y) * WIDTH + x] = 20;
  return { width: WIDTH, height: HEIGHT, grey };
}

/** How much longer than wide the sheet is in that picture, which shows more of the table beside it than above. */
const SEEN = 1.5;

/** As a phone sees it: on a dark table, the upper edge further away. */
const photograph = () =>
  warped(
    sheet(),
    [
      [-70, -50],
      [700, -40],
      [660, 920],
      [-40, 930],
    ],
    WIDTH,
    HEIGHT,
    90,
  );

/** Of the rows near the upper and the lower edge, but for the little that stays around a sheet, how much is dark. */
const sharesOfTable = ({ width, height, grey }: Raster) =>
  [0.025, 0.975].map((at) => {
    const row = Math.round(height * at);
    return grey.subarray(row * width, (row + 1) * width).filter((value) => value < 150).length / width;
  });

it("a photographed sheet is taken off its table, whichever way up it lies", () => {
  for (const turn of [0, 90, 180, 270]) {
    const paper = paperOf(turnedBy(photograph(), turn));
    const [long, short] = [Math.max(paper.width, paper.height), Math.min(paper.width, paper.height)];
    expect(long / short, `turned by ${turn}`).toBeCloseTo(SEEN, 1);
    for (const share of sharesOfTable(paper)) expect(share, `turned by ${turn}`).toBeLessThan(0.1);
  }
});

it("a page without a table around it stays as it is", () => {
  const page = sheet();
  expect(paperOf(page)).toBe(page);
});

it("lines that run down the page are laid level, those that run across stay", () => {
  for (const [lies, turn] of [
    [0, 0],
    [180, 0],
    [90, 90],
    [270, 90],
  ] as const)
    expect(levelled(turnedBy(paperOf(photograph()), lies)).turn, `lies by ${lies}`).toBe(turn);
});
