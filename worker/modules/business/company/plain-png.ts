import { inflateSync } from "node:zlib";
import { type DecodedPng, decode, encode } from "fast-png";

/** Pixels of a logo on paper: 52 × 19 mm at 600 to the inch. More is dear to carry and not seen. */
const PAPER = { width: 1_228, height: 449 };
/** Bytes of a pixel at most: four channels of sixteen bits. */
const DEEPEST = 8;

/**
 * The same picture as papers take it: eight bits a colour on white, no larger than they show it, so that printing need not
 * unpack it again.
 * @returns null when the file is damaged, or says less than it unpacks to
 */
export function plainPng(bytes: Uint8Array, { width, height }: { width: number; height: number }): Uint8Array | null {
  try {
    // Unpacked once within bounds: a small file may hold gigabytes of nothing.
    inflateSync(pixelsOf(bytes), { maxOutputLength: (width * DEEPEST + 1) * height + 65_536 });
    return encode({ ...shrunk(onWhite(decode(bytes)), width, height), depth: 8, channels: 3 });
  } catch {
    return null;
  }
}

/** Red, green and blue of every pixel, over white where it is clear. Loops, not lists: there are millions. */
function onWhite({ channels, depth, data, palette, transparency }: DecodedPng): Uint8Array {
  const most = 2 ** depth - 1;
  const isGrey = channels < 3;
  const hasAlpha = channels === 2 || channels === 4;
  const count = data.length / channels;
  const plain = new Uint8Array(count * 3);
  for (let pixel = 0; pixel < count; pixel += 1) {
    const at = pixel * channels;
    const indexed = palette?.[data[at] ?? 0];
    const isClear = !palette && transparency && transparency.every((value, place) => value === data[at + place]);
    const alpha = isClear ? 0 : indexed ? (indexed[3] ?? 255) / 255 : hasAlpha ? (data[at + channels - 1] ?? 0) / most : 1;
    for (let colour = 0; colour < 3; colour += 1) {
      const value = indexed ? (indexed[colour] ?? 0) / 255 : (data[at + (isGrey ? 0 : colour)] ?? 0) / most;
      plain[pixel * 3 + colour] = Math.round(255 * (1 - (1 - value) * alpha));
    }
  }
  return plain;
}

/** Every pixel on paper is the mean of those it stands for. */
function shrunk(plain: Uint8Array, width: number, height: number) {
  const step = Math.max(1, Math.floor(Math.min(width / PAPER.width, height / PAPER.height)));
  const size = { width: Math.ceil(width / step), height: Math.ceil(height / step) };
  if (step === 1) return { ...size, data: plain };
  const sums = new Uint32Array(size.width * size.height * 3);
  const counts = new Uint32Array(size.width * size.height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const place = Math.floor(pixel / width / step) * size.width + Math.floor((pixel % width) / step);
    counts[place] = (counts[place] ?? 0) + 1;
    for (let colour = 0; colour < 3; colour += 1) {
      sums[place * 3 + colour] = (sums[place * 3 + colour] ?? 0) + (plain[pixel * 3 + colour] ?? 0);
    }
  }
  return { ...size, data: Uint8Array.from(sums, (sum, at) => Math.round(sum / (counts[Math.floor(at / 3)] ?? 1))) };
}

/** The compressed pixels of a PNG, all of its IDAT chunks one after the other. */
function pixelsOf(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === 0x49444154) parts.push(bytes.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
}
