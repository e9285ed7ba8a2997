import { inflateSync } from "node:zlib";

/**
 * A font as PDF readers know it (sfnt), out of the compressed form that browsers take (WOFF 1.0, W3C): the same tables,
 * inflated. Reading WOFF itself would inflate a table again for every glyph.
 */
export function unpackWoff(file: ArrayBuffer): Uint8Array {
  const source = new DataView(file);
  const count = source.getUint16(12);
  const font = new Uint8Array(source.getUint32(16));
  const target = new DataView(font.buffer);
  const power = Math.floor(Math.log2(count));
  const range = 2 ** power * 16;
  target.setUint32(0, source.getUint32(4));
  for (const [place, value] of [count, range, power, count * 16 - range].entries()) target.setUint16(4 + 2 * place, value);

  let end = 12 + 16 * count;
  for (let table = 0; table < count; table += 1) {
    const from = 44 + 20 * table;
    const to = 12 + 16 * table;
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) => source.getUint32(from + field)) as [
      ...[number, number, number, number, number],
    ];
    for (const [place, value] of [tag, checksum, end, length].entries()) target.setUint32(to + 4 * place, value);
    const bytes = new Uint8Array(file, offset, packed);
    font.set(packed < length ? inflateSync(bytes) : bytes, end);
    end += (length + 3) & ~3;
  }
  return font;
}
