import type { Raster } from "../pdf/raster";

/** Of the height of a page, so much is enough to see which way up it stands. */
const SHARE = 0.2;
/** Darker than this is ink. */
const INK = 140;

/** The part of a page, from side to side, that has most text. What is black from side to side has none. */
export function densestPart({ width, height, grey }: Raster): Raster {
  const rows = new Float64Array(height);
  for (let y = 0; y < height; y++) {
    let edges = 0;
    for (let x = 3; x < width; x += 3) if ((grey[y * width + x] as number) < INK !== (grey[y * width + x - 3] as number) < INK) edges++;
    rows[y] = edges;
  }
  const high = Math.round(height * SHARE);
  const sum = (top: number) => rows.subarray(top, top + high).reduce((all, one) => all + one, 0);
  let best = { top: 0, edges: -1 };
  for (let top = 0; top + high <= height; top += Math.max(1, high >> 2)) {
    const edges = sum(top);
    if (edges > best.edges) best = { top, edges };
  }
  return { width, height: high, grey: grey.slice(best.top * width, (best.top + high) * width) };
}
