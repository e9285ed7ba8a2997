import { encode } from "fast-png";
import { describe, expect, it } from "vitest";
import { readPicture } from "@/worker/core/files/brought-picture";
import { refusedOf } from "@/tests/support/refusals";

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const png = (width: number, height: number) => base64(encode({ width, height, channels: 1, data: new Uint8Array(width * height) }));

describe("a logo", () => {
  it.each([
    ["of as many pixels as papers take", () => png(2_000, 2_000), null],
    ["of one row more", () => png(2_000, 2_001), "content:picture_large"],
    ["of more bytes than a megabyte", () => base64(new Uint8Array(1024 * 1024 + 1)), "content:picture_large"],
    ["of a megabyte that is no picture", () => base64(new Uint8Array(1024 * 1024)), "content:picture_kind"],
    ["that is no base64", () => "é", "content:not_base64"],
  ])("%s", (_, content, refused) => expect(refusedOf(() => readPicture(content()))).toBe(refused));
});
