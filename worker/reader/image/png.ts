import { encode } from "fast-png";
import type { Raster } from "../pdf/raster";

/** A picture in shades of grey as a PNG file. */
export function pngOf({ width, height, grey }: Raster): Uint8Array {
  return encode({ width, height, data: grey, channels: 1, depth: 8 });
}
