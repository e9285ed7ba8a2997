import type { PictureFile } from "../contract/printing";
import { refuseField } from "../errors";
import type { Picture } from "./paper";

/** Bytes and pixels that a logo or the picture of an article may have: what an isolate can unpack beside everything else it does. */
const MOST_BYTES = 1024 * 1024;
const MOST_PIXELS = 4_000_000;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export type JudgedPicture = Picture & { mediaType: PictureFile["mediaType"] };

/**
 * A picture out of its base64, judged by what it is, whatever its name says.
 * @throws Refusal `invalid_input` naming `content`: no PNG or JPEG in grey or RGB, or too large
 */
export function readPicture(base64: string): JudgedPicture {
  const bytes = decode(base64);
  if (bytes.length > MOST_BYTES) refuseField("content", "picture_large", { maximum: "1 Mo" });
  const picture = judge(bytes);
  if (!picture) return refuseField("content", "picture_kind");
  if (picture.width * picture.height > MOST_PIXELS) refuseField("content", "picture_large", { maximum: "2000 × 2000 px" });
  return picture;
}

/** What bytes show; null when they are no PNG or JPEG that papers take. */
export function judge(bytes: Uint8Array): JudgedPicture | null {
  const size = PNG.every((byte, place) => bytes[place] === byte) ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
  if (!size || size.width < 1 || size.height < 1) return null;
  return { ...size, bytes };
}

type Size = Pick<JudgedPicture, "width" | "height" | "mediaType">;

/** The first chunk of a PNG is its header (ISO/IEC 15948, 11.2.2); its last is always the same. */
function sizeOfPng(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWhole = bytes.length > 45 && view.getUint32(12) === 0x49484452 && view.getUint32(bytes.length - 8) === 0x49454e44;
  return isWhole ? { width: view.getUint32(16), height: view.getUint32(20), mediaType: "image/png" } : null;
}

/** Walks a JPEG's segments to the frame header, which says its size and how many colours it has: one or three, not CMYK. */
function sizeOfJpeg(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ends = bytes.length > 4 && view.getUint16(0) === 0xffd8;
  if (!ends) return null;
  for (let at = 2; at + 10 < bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    // Baseline, extended and progressive frames; the other codes between are tables.
    if (marker < 0xc0 || marker > 0xc2) continue;
    const colours = bytes[at + 9];
    const isKnown = colours === 1 || colours === 3;
    return isKnown ? { width: view.getUint16(at + 7), height: view.getUint16(at + 5), mediaType: "image/jpeg" } : null;
  }
  return null;
}

function decode(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64.replace(/^data:[^,]*,/, "")), (letter) => letter.charCodeAt(0));
  } catch {
    return refuseField("content", "not_base64");
  }
}
