import type { Raster } from "../pdf/raster";

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** A picture in shades of grey as a PNG file. */
export async function pngOf({ width, height, grey }: Raster): Promise<Uint8Array> {
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++) rows.set(grey.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const packed = new Response(new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate")));
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const parts = [
    signature,
    chunk("IHDR", head),
    chunk("IDAT", new Uint8Array(await packed.arrayBuffer())),
    chunk("IEND", new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  let sum = 0xffffffff;
  for (const byte of bytes.subarray(4, data.length + 8)) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  view.setUint32(data.length + 8, (sum ^ 0xffffffff) >>> 0);
  return bytes;
}
