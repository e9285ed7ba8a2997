import type { Raster } from "../pdf/raster";

/** Pixels of a side of the squares whose paper is looked at. */
const SQUARE = 48;
/** Of a square's pixels, so many are darker than its paper: ink, and the grain. */
const PAPER = 0.85;
/** Paper whose darkest square is less dark than this share of its lightest is even: a scan is left as it is. */
const EVEN = 0.82;
const WHITE = 245;

/** A picture without the shadow that lies over it: paper is as white everywhere. What is even stays as it is. */
export function flattened(raster: Raster): Raster {
  const { width, height, grey } = raster;
  const [across, down] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const papers = new Float32Array(across * down);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) papers[row * across + column] = paperOf(raster, column, row);
  const sorted = papers.slice().sort();
  const [dark, light] = [sorted[Math.floor(sorted.length * 0.08)] ?? 255, sorted[Math.floor(sorted.length * 0.95)] ?? 255];
  if (dark > light * EVEN) return raster;
  const result = new Uint8Array(grey.length);
  for (let y = 0; y < height; y++) {
    const atRow = Math.max(0, Math.min(down - 1.001, y / SQUARE - 0.5));
    const [row, shareDown] = [Math.floor(atRow), atRow % 1];
    for (let x = 0; x < width; x++) {
      const atColumn = Math.max(0, Math.min(across - 1.001, x / SQUARE - 0.5));
      const [column, share] = [Math.floor(atColumn), atColumn % 1];
      const at = row * across + column;
      const upper = (papers[at] as number) * (1 - share) + (papers[at + 1] ?? (papers[at] as number)) * share;
      const lower =
        (papers[at + across] ?? (papers[at] as number)) * (1 - share) + (papers[at + across + 1] ?? (papers[at] as number)) * share;
      const paper = upper * (1 - shareDown) + lower * shareDown;
      const place = y * width + x;
      result[place] = Math.min(255, ((grey[place] as number) * WHITE) / Math.max(40, paper));
    }
  }
  return { width, height, grey: result };
}

/** How light the paper of a square is. */
function paperOf({ width, height, grey }: Raster, column: number, row: number): number {
  const counts = new Uint16Array(256);
  let all = 0;
  for (let y = row * SQUARE; y < Math.min(height, (row + 1) * SQUARE); y += 3)
    for (let x = column * SQUARE; x < Math.min(width, (column + 1) * SQUARE); x += 3) {
      const value = grey[y * width + x] as number;
      counts[value] = (counts[value] as number) + 1;
      all += 1;
    }
  let below = 0;
  for (let value = 0; value < 256; value++) {
    below += counts[value] as number;
    if (below >= all * PAPER) return value;
  }
  return 255;
}
