import { deflateSync } from "node:zlib";
import { decode, encode } from "fast-png";
import { describe, expect, it } from "vitest";
import { plainPng } from "@/worker/modules/business/company/plain-png";

const pixels = (width: number, height: number, pixel: number[]) =>
  Uint8Array.from({ length: width * height * pixel.length }, (_, at) => pixel[at % pixel.length] ?? 0);
const png = (width: number, height: number, pixel: number[]) =>
  encode({ width, height, channels: pixel.length, depth: 8, data: pixels(width, height, pixel) });
const colourOf = (file: Uint8Array | null) => {
  const { data, channels } = decode(file ?? new Uint8Array());
  return [channels, ...data.slice(0, 3)];
};

describe("a PNG for papers", () => {
  it("stands on white where it was clear", () => {
    expect(colourOf(plainPng(png(2, 2, [200, 0, 0, 255]), { width: 2, height: 2 }))).toEqual([3, 200, 0, 0]);
    expect(colourOf(plainPng(png(2, 2, [200, 0, 0, 0]), { width: 2, height: 2 }))).toEqual([3, 255, 255, 255]);
    expect(colourOf(plainPng(png(2, 2, [0, 0, 0, 51]), { width: 2, height: 2 }))).toEqual([3, 204, 204, 204]);
    expect(colourOf(plainPng(png(2, 2, [90, 255]), { width: 2, height: 2 }))).toEqual([3, 90, 90, 90]);
  });

  it("is no larger than papers show it", () => {
    const { width, height } = decode(plainPng(png(2_500, 1_000, [10, 20, 30]), { width: 2_500, height: 1_000 }) ?? new Uint8Array());
    expect([width, height]).toEqual([1_250, 500]);
  });

  it("is refused when it is damaged, or unpacks to far more than it says", () => {
    const good = png(4, 4, [1, 2, 3]);
    expect(plainPng(good.slice(0, 50), { width: 4, height: 4 })).toBeNull();
    const bomb = deflateSync(new Uint8Array(5_000_000));
    const chunk = new Uint8Array(12 + bomb.length);
    new DataView(chunk.buffer).setUint32(0, bomb.length);
    chunk.set([0x49, 0x44, 0x41, 0x54], 4);
    chunk.set(bomb, 8);
    const file = new Uint8Array([...good.slice(0, 33), ...chunk, ...good.slice(-12)]);
    expect(plainPng(file, { width: 4, height: 4 })).toBeNull();
  });
});
