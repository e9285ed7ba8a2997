import { encode } from "fast-png";
import type { Coloured, Raster } from "../pdf/raster";

/** A picture in shades of grey as a PNG file. */
export function pngOf({ width, height, grey }: Raster): Uint8Array {
  return encode({ width, height, data: grey, channels: 1, depth: 8 });
}

/** A picture in colours as a PNG file; one that has none is kept in shades of grey, a third of it. */
export function colouredPngOf({ width, height, rgb }: Coloured): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let at = 0, place = 0; at < rgb.length; at += 3, place += 1) {
    const red = rgb[at] ?? 0;
    if (red !== rgb[at + 1] || red !== rgb[at + 2]) return encode({ width, height, data: rgb, channels: 3, depth: 8 });
    grey[place] = red;
  }
  return pngOf({ width, height, grey });
}
