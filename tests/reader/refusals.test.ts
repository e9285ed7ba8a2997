import { afterAll, beforeAll, expect, it } from "vitest";
import { startReader } from "@/scripts/local/reader";
import {
  bomb,
  circular,
  declaringOne,
  encrypted,
  invoice,
  large,
  laughs,
  outside,
  pagesOf,
  restricted,
  text,
} from "@/tests/support/bad-documents";
import { pngOf } from "@/worker/reader/image/png";

let started: Awaited<ReturnType<typeof startReader>>;
beforeAll(async () => {
  started = await startReader();
});
afterAll(() => started.stop());

it.each<[what: string, reason: string, make: () => Uint8Array | Promise<Uint8Array>]>([
  ["nothing", "empty", () => new Uint8Array()],
  ["spaces", "empty", () => text("   \n")],
  ["a program named .pdf", "unknown_kind", () => Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff)],
  ["a text", "unknown_kind", () => text("Facture n° 12")],
  ["more than 20 MB", "too_big", () => new Uint8Array(20_000_001)],
  ["an encrypted PDF", "encrypted", encrypted],
  ["half a PDF", "truncated", async () => (await invoice()).subarray(0, 1_500)],
  ["a PDF of nonsense", "damaged", () => text("%PDF-1.7\nnonsense\n%%EOF")],
  ["a PDF whose pages run in a circle", "damaged", circular],
  ["31 pages", "too_many_pages", () => pagesOf(31)],
  ["10,000 pages", "too_many_pages", () => pagesOf(10_000)],
  ["a decompression bomb", "decompression_bomb", bomb],
  ["40 megapixels", "too_many_pixels", large],
  ["half a picture", "truncated", () => pngOf({ width: 300, height: 300, grey: new Uint8Array(90_000) }).subarray(0, 100)],
  ["a billion laughs", "unsafe_xml", () => text(laughs)],
  ["an entity of the system", "unsafe_xml", () => text(outside)],
  ["the same in UTF-16", "unsafe_xml", () => new Uint8Array(Buffer.from(`\ufeff${outside}`, "utf16le"))],
  ["XML that is no invoice", "not_an_invoice", () => text("<?xml version='1.0'?><note>Bonjour</note>")],
  ["half an XML", "truncated", () => text("<?xml version='1.0'?><Invoice><ID>12")],
])(
  "%s: %s",
  async (_, reason, make) => {
    expect(await started.reader.read(await make())).toEqual({ refused: reason });
  },
  60_000,
);

it("and the next document is read as if nothing had happened", async () => {
  const answer = await started.reader.read(await invoice());
  expect(answer).toMatchObject({ kind: "invoice", source: "text" });
});

it("all pages of a PDF that declares fewer are read", async () => {
  expect(await started.reader.read(await declaringOne())).toMatchObject({ pages: [{}, {}, {}] });
});

it("has no page 2 of one", async () => {
  expect(await started.reader.page(await invoice(), 2)).toEqual({ refused: "no_such_page" });
});

it("opens a PDF that only restricts what may be done with it, and none that asks for a password", async () => {
  const { reader } = started;
  expect(await reader.page(await restricted(), 1, 80)).toMatchObject({ type: expect.stringContaining("image/") });
  expect(await reader.text(await restricted())).toMatchObject({ count: 1 });
  expect(await reader.page(await encrypted(), 1, 80)).toMatchObject({ refused: expect.any(String) });
});
