import { refuseField } from "../errors";

/** What Windows-1252 has between 0x80 and 0x9F; 0 where it has nothing. */
const windows = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0, 0, 0x2018, 0x2019,
  0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
];
/** How the files of spreadsheet programs begin: those of today are zip archives. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/**
 * The text of a file as people's programs write it: UTF-8, with its mark or without, or else Windows-1252.
 * @throws Refusal `invalid_input` naming `content`: UTF-16, a workbook, no text at all, or two encodings in one file
 */
export function decodeText(bytes: Uint8Array): string {
  if (workbooks.some((start) => start.every((byte, place) => bytes[place] === byte))) refuseField("content", "file_workbook");
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const nothings = bytes.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0);
  if (isMarked || nothings > bytes.length / 4) refuseField("content", "file_utf16");
  if (nothings > 0) refuseField("content", "file_binary");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows(bytes);
  }
}

function decodeWindows(bytes: Uint8Array): string {
  const mixed = firstUtf8(bytes);
  if (mixed >= 0) refuseField("content", "file_mixed", { line: lineOf(bytes, mixed) });
  const signs = Uint16Array.from(bytes, (byte) => (byte >= 0x80 && byte <= 0x9f ? (windows[byte - 0x80] ?? 0) : byte));
  const unknown = signs.indexOf(0);
  if (unknown >= 0) refuseField("content", "file_binary");
  return new TextDecoder("utf-16le").decode(signs);
}

/**
 * Where a file that is not UTF-8 as a whole has a sign of it all the same: an accented letter (C3 A9), a curly quote or a
 * euro (E2 8x xx). In Windows-1252 these would read "Ã©" and "â‚¬", which nobody writes.
 */
function firstUtf8(bytes: Uint8Array): number {
  const follows = (place: number) => ((bytes[place] ?? 0) & 0xc0) === 0x80;
  return bytes.findIndex((byte, place) => {
    if (byte === 0xc3) return follows(place + 1);
    return byte === 0xe2 && [0x80, 0x82].includes(bytes[place + 1] ?? 0) && follows(place + 2);
  });
}

function lineOf(bytes: Uint8Array, place: number): number {
  return bytes.subarray(0, place).reduce((count, byte) => (byte === 0x0a ? count + 1 : count), 1);
}
