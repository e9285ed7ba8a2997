import { Unreadable } from "../refusal";

/** What the head of a picture says: its size as it is stored, and how it must be turned to stand upright (EXIF, 1 to 8). */
export interface PictureHead {
  width: number;
  height: number;
  turn: number;
}

/** Reads the head of a picture without decoding it. @throws Unreadable truncated, damaged */
export function pictureHead(bytes: Uint8Array, kind: "jpeg" | "png" | "webp"): PictureHead {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const head = kind === "jpeg" ? jpegHead(view) : kind === "png" ? pngHead(view) : webpHead(view);
    if (head.width < 1 || head.height < 1) throw new Unreadable("damaged");
    return head;
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable("truncated");
    throw error;
  }
}

function jpegHead(view: DataView): PictureHead {
  let turn = 1;
  let size: { width: number; height: number } | null = null;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) throw new Unreadable("damaged");
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (marker === 0xe1) turn = exifTurn(view, at + 4, length - 2) ?? turn;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + length;
    if (marker !== 0xda) continue;
    if (!size) throw new Unreadable("damaged");
    if (!endsProperly(view, at)) throw new Unreadable("truncated");
    return { ...size, turn };
  }
}

/** A JPEG ends with a marker; cameras may add a little behind it. */
function endsProperly(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at >= from; at--) if (view.getUint16(at) === 0xffd9) return true;
  return false;
}

/** The orientation in an EXIF segment, null when it says none. */
function exifTurn(view: DataView, start: number, length: number): number | null {
  if (length < 14 || view.getUint32(start) !== 0x45786966) return null;
  const tiff = start + 6;
  const little = view.getUint16(tiff) === 0x4949;
  const table = tiff + view.getUint32(tiff + 4, little);
  const entries = view.getUint16(table, little);
  for (let entry = 0; entry < Math.min(entries, 100); entry++) {
    const at = table + 2 + entry * 12;
    if (view.getUint16(at, little) === 0x0112) {
      const turn = view.getUint16(at + 8, little);
      return turn >= 1 && turn <= 8 ? turn : null;
    }
  }
  return null;
}

function pngHead(view: DataView): PictureHead {
  const end = view.byteLength - 8;
  const isWhole = end > 24 && [...Array(16).keys()].some((back) => end - back > 0 && view.getUint32(end - back) === 0x49454e44);
  if (!isWhole) throw new Unreadable("truncated");
  return { width: view.getUint32(16), height: view.getUint32(20), turn: 1 };
}

function webpHead(view: DataView): PictureHead {
  if (view.getUint32(4, true) + 8 > view.byteLength) throw new Unreadable("truncated");
  const form = view.getUint32(12);
  if (form === 0x56503858) return { width: triple(view, 24) + 1, height: triple(view, 27) + 1, turn: 1 };
  if (form === 0x5650384c) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, turn: 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, turn: 1 };
}

function triple(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
