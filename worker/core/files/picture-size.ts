import type { FileKind } from "./file-kind";

/** How many pixels a picture says it has, by its head alone: what is cut short or in colours nobody prints says it, too. 0 where it says none. */
export function pixelsOf(bytes: Uint8Array, kind: FileKind): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === "png") return bytes.length < 24 ? 0 : view.getUint32(16) * view.getUint32(20);
  if (kind === "webp") return bytes.length < 30 ? 0 : pixelsOfWebp(view);
  return kind === "jpeg" ? pixelsOfJpeg(view) : 0;
}

/** A WebP's first chunk says its size in one of three ways (RFC 9649, 2.5 to 2.7). */
function pixelsOfWebp(view: DataView): number {
  const sort = view.getUint32(12);
  const whole = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  if (sort === 0x56503858) return (whole(24) + 1) * (whole(27) + 1);
  if (sort === 0x5650384c) {
    const sizes = view.getUint32(21, true);
    return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1);
  }
  return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
}

/** A JPEG's frame says it; the segments before it are stepped over (ITU-T T.81, B.2.2). */
function pixelsOfJpeg(view: DataView): number {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
  }
  return 0;
}
