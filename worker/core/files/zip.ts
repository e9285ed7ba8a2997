/** What a ZIP says of one of its files in its directory. */
export interface ZipEntry {
  name: string;
  /** CRC-32 of what it holds. */
  check: number;
  /** Bytes, which stand in the ZIP as they are. */
  size: number;
}

const HEAD = 30;
const DIRECTORY_HEAD = 46;
/** Names are UTF-8. */
const UTF8 = 0x0800;
const VERSION = 20;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function checkOf(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/**
 * A file as it stands in a ZIP, uncompressed: one behind the other, then `zipDirectory`, they are the ZIP. So one is made and sent
 * without all of it being in memory.
 */
export function zipFileOf(name: string, bytes: Uint8Array, at: number): { entry: ZipEntry; bytes: Uint8Array } {
  const entry = { name, check: checkOf(bytes), size: bytes.length };
  const letters = new TextEncoder().encode(name);
  const whole = new Uint8Array(HEAD + letters.length + bytes.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, 0x04034b50, true);
  writeFacts(view, 4, entry, letters.length, at);
  whole.set(letters, HEAD);
  whole.set(bytes, HEAD + letters.length);
  return { entry, bytes: whole };
}

/** What ends a ZIP of these files. @param at when they were made, in UTC milliseconds: as in `zipFileOf` */
export function zipDirectory(entries: readonly ZipEntry[], at: number): Uint8Array {
  const names = entries.map(({ name }) => new TextEncoder().encode(name));
  const length = names.reduce((sum, name) => sum + DIRECTORY_HEAD + name.length, 0);
  const whole = new Uint8Array(length + 22);
  const view = new DataView(whole.buffer);
  let [place, offset] = [0, 0];
  for (const [index, entry] of entries.entries()) {
    const letters = names[index] ?? new Uint8Array();
    view.setUint32(place, 0x02014b50, true);
    view.setUint16(place + 4, VERSION, true);
    writeFacts(view, place + 6, entry, letters.length, at);
    view.setUint32(place + 42, offset, true);
    whole.set(letters, place + DIRECTORY_HEAD);
    place += DIRECTORY_HEAD + letters.length;
    offset += HEAD + letters.length + entry.size;
  }
  view.setUint32(place, 0x06054b50, true);
  view.setUint16(place + 8, entries.length, true);
  view.setUint16(place + 10, entries.length, true);
  view.setUint32(place + 12, length, true);
  view.setUint32(place + 16, offset, true);
  return whole;
}

/** The facts that both heads of a file hold, in the same order. */
function writeFacts(view: DataView, place: number, { check, size }: ZipEntry, nameLength: number, at: number): void {
  const made = new Date(at);
  const time = (made.getUTCHours() << 11) | (made.getUTCMinutes() << 5) | (made.getUTCSeconds() >> 1);
  const day = ((made.getUTCFullYear() - 1980) << 9) | ((made.getUTCMonth() + 1) << 5) | made.getUTCDate();
  view.setUint16(place, VERSION, true);
  view.setUint16(place + 2, UTF8, true);
  view.setUint16(place + 6, time, true);
  view.setUint16(place + 8, day, true);
  view.setUint32(place + 10, check, true);
  view.setUint32(place + 14, size, true);
  view.setUint32(place + 18, size, true);
  view.setUint16(place + 22, nameLength, true);
}
