import type { Box } from "../extract/words";
import type { Raster } from "../pdf/raster";

/** Pixels that stay around a line that is cut out, in heights of its letters: its own ascenders, not the next line. */
const ASIDE = 1;
const ABOVE = 0.35;

/** A line cut out of a page and stretched across: narrow letters come apart, and ink is judged by this line's own paper. */
export function stretchedLine(raster: Raster, box: Box, times: number): Raster {
  const em = box.bottom - box.top;
  const left = Math.max(0, Math.round(box.left - em * ASIDE));
  const right = Math.min(raster.width, Math.round(box.right + em * ASIDE));
  const top = Math.max(0, Math.round(box.top - em * ABOVE));
  const bottom = Math.min(raster.height, Math.round(box.bottom + em * ABOVE));
  const [width, height] = [Math.round((right - left) * times), bottom - top];
  const grey = new Uint8Array(width * height);
  for (let x = 0; x < width; x++) {
    const from = Math.min(right - 1, Math.max(left, left + (x + 0.5) / times - 0.5));
    const [one, share] = [Math.floor(from), from % 1];
    const other = Math.min(right - 1, one + 1);
    for (let y = 0; y < height; y++) {
      const at = (top + y) * raster.width;
      grey[y * width + x] = (raster.grey[at + one] ?? 255) * (1 - share) + (raster.grey[at + other] ?? 255) * share;
    }
  }
  return { width, height, grey };
}
