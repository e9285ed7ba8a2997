import type { Raster } from "../pdf/raster";

/** The picture as the plainest of files, which Tesseract reads. */
export function pgmOf({ width, height, grey }: Raster): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + grey.length);
  file.set(head);
  file.set(grey, head.length);
  return file;
}
