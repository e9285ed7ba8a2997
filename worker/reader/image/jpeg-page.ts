import type { PictureHead } from "./size";

/** Of each EXIF orientation, the matrix that lays the unit square of the picture upright on a page of one by one. */
const matrices: Record<number, [number, number, number, number, number, number]> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

/**
 * A JPEG as the only page of a PDF, upright: the engine that draws PDFs decodes it line by line and at any size, so that a
 * photograph never stands whole in memory.
 */
export function jpegPage(jpeg: Uint8Array, { width, height, turn }: PictureHead): Uint8Array {
  const isSideways = turn >= 5;
  const [wide, high] = isSideways ? [height, width] : [width, height];
  const [a, b, c, d, e, f] = matrices[turn] ?? [1, 0, 0, 1, 0, 0];
  const content = `${a * wide} ${b * high} ${c * wide} ${d * high} ${e * wide} ${f * high} cm /Im Do`;
  const colours = coloursOf(jpeg);
  const space = colours === 1 ? "/DeviceGray" : colours === 4 ? "/DeviceCMYK /Decode [1 0 1 0 1 0 1 0]" : "/DeviceRGB";
  const head = [
    "%PDF-1.4",
    "1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj",
    "2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj",
    `3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Contents 4 0 R/Resources<</XObject<</Im 5 0 R>>>>>> endobj`,
    `4 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
    `5 0 obj <</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace ${space}/Filter/DCTDecode/Length ${jpeg.length}>> stream\n`,
  ].join("\n");
  const tail = "\nendstream endobj\ntrailer <</Root 1 0 R/Size 6>>\n%%EOF\n";
  const [before, after] = [new TextEncoder().encode(head), new TextEncoder().encode(tail)];
  const page = new Uint8Array(before.length + jpeg.length + after.length);
  page.set(before);
  page.set(jpeg, before.length);
  page.set(after, before.length + jpeg.length);
  return page;
}

/** How many colours a pixel of the JPEG has. */
function coloursOf(jpeg: Uint8Array): number {
  for (let at = 2; at + 9 < jpeg.length; ) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return jpeg[at + 9] ?? 3;
    at += marker === 0xff ? 1 : 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0);
  }
  return 3;
}
